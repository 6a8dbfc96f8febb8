/**
 * Makes the next migration of both databases from the difference between the schema and the last
 * migration: `npm run migration -- <name>`. With `--check` it writes nothing that stays and fails
 * when there is a difference, so that a changed schema without its migration can't pass.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dialects = {
  sqlite: 'file:unused.db',
  postgres: 'postgres://nobody@127.0.0.1:1/unused',
} as const;
type Dialect = keyof typeof dialects;

const root = join(import.meta.dirname, '..');
const folderOf = (dialect: Dialect) => join(root, 'content/migrations', dialect);

/** The migrations of a dialect by name, oldest first. */
function migrationsOf(dialect: Dialect): string[] {
  return readdirSync(folderOf(dialect))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
}

/** Asks Payload for the next migration. Its answer when nothing changed is to make no file. */
function create(dialect: Dialect, name: string): string[] {
  const before = new Set(migrationsOf(dialect));
  const folder = mkdtempSync(join(tmpdir(), 'oilway-migration-'));
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/payload/bin.js'),
      'migrate:create',
      name,
      '--skip-empty',
      '--disable-transpile',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PAYLOAD_CONFIG_PATH: 'content/payload.config.ts',
        DATABASE_URL: dialects[dialect],
        VAR_DIR: folder,
      },
    },
  );
  rmSync(folder, { recursive: true });
  if (run.status !== 0) throw new Error(`${dialect}: ${run.stdout}${run.stderr}`);
  return migrationsOf(dialect).filter((made) => !before.has(made));
}

/** Node runs our TypeScript as it stands: type imports must say so, and unused arguments go. */
function tidy(dialect: Dialect, name: string): void {
  const path = join(folderOf(dialect), `${name}.ts`);
  const source = readFileSync(path, 'utf8')
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll('{ db, payload, req }', '{ db }');
  writeFileSync(path, source);
}

function writeIndex(dialect: Dialect): void {
  const names = migrationsOf(dialect);
  const imports = names.map((name, at) => `import * as m${at} from './${name}.ts';`).join('\n');
  const rows = names
    .map((name, at) => `  { name: '${name}', up: m${at}.up, down: m${at}.down },`)
    .join('\n');
  writeFileSync(
    join(folderOf(dialect), 'index.ts'),
    `${imports}\n\nexport const migrations = [\n${rows}\n];\n`,
  );
}

const check = process.argv.includes('--check');
const name =
  process.argv.slice(2).find((word) => !word.startsWith('-')) ?? (check ? 'drift' : undefined);
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Usage: npm run migration -- <name>   (a–z, 0–9 and hyphens), or --check');
  process.exit(1);
}

let drift = false;
for (const dialect of Object.keys(dialects) as Dialect[]) {
  const index = readFileSync(join(folderOf(dialect), 'index.ts'), { encoding: 'utf8', flag: 'a+' });
  const made = create(dialect, name);
  if (check) {
    drift ||= made.length > 0;
    for (const file of made) {
      for (const ending of ['.ts', '.json'])
        rmSync(join(folderOf(dialect), file + ending), { force: true });
    }
    writeFileSync(join(folderOf(dialect), 'index.ts'), index);
    console.log(
      made.length > 0
        ? `${dialect}: the schema has changed since the last migration`
        : `${dialect}: no drift`,
    );
  } else {
    for (const file of made) tidy(dialect, file);
    writeIndex(dialect);
    console.log(made.length > 0 ? `${dialect}: ${made.join(', ')}` : `${dialect}: nothing changed`);
  }
}
if (drift) process.exit(1);
