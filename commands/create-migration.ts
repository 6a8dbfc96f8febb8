/**
 * Generates the next migration of both databases from the difference between the schema and the last migration: `npm run migration -- <name>`. With
 * `--check` it keeps no files and fails when there is a difference, so that a schema change without a migration fails CI.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeTables } from '@oilway/store/store-tables.ts';
import { type Environment, root } from './processes.ts';

const dialects = {
  sqlite: 'file:unused.db',
  postgres: 'postgres://oilway@127.0.0.1:1/unused',
} as const;
type Dialect = keyof typeof dialects;

const folderOf = (dialect: Dialect) => join(root, 'content/migrations', dialect);

/** Returns the names of a dialect's migrations, oldest first. */
function migrationsOf(dialect: Dialect): string[] {
  return readdirSync(folderOf(dialect))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
}

/** Runs Payload's migration generator. It creates no file when nothing has changed. */
async function generateMigration(dialect: Dialect, name: string): Promise<string[]> {
  const before = new Set(migrationsOf(dialect));
  const folder = mkdtempSync(join(tmpdir(), 'oilway-migration-'));
  const payload = join(root, 'node_modules/payload/bin.js');
  const args = [payload, 'migrate:create', name, '--skip-empty', '--disable-transpile'];
  const env = {
    ...process.env,
    PAYLOAD_CONFIG_PATH: 'content/payload.config.ts',
    DATABASE_URL: dialects[dialect],
    DATA_DIR: folder,
  };
  try {
    await runWithDefaultAnswers(args, env);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return migrationsOf(dialect).filter((made) => !before.has(made));
}

/**
 * Runs the generator and answers its prompts with the first choice. Payload asks whether a new column is a renamed one, and exits as if nothing had
 * changed without an answer. The first choice is "no": a migration that renames is written by hand.
 */
function runWithDefaultAnswers(args: string[], env: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: env as NodeJS.ProcessEnv });
    let output = '';
    const onOutput = (part: Buffer) => {
      output += String(part);
      if (/created or renamed/.test(String(part))) child.stdin.write('\r');
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the migration could not be generated (${code})\n${output}`));
    });
  });
}

/** Deletes all schema snapshots but the newest, the only one used for comparison. Git has the others. */
function keepNewestSnapshot(dialect: Dialect): void {
  const folder = folderOf(dialect);
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'));
  for (const old of snapshots.sort().slice(0, -1)) rmSync(join(folder, old));
}

const withoutRowidTables = storeTables
  .filter(({ withoutRowid }) => withoutRowid)
  .map((own) => own.tableName);

/** Matches the creation of the SQLite tables that are WITHOUT ROWID. */
const createTablePattern = new RegExp(
  `(CREATE TABLE \\\\\`(?:${withoutRowidTables.join('|')})\\\\\` \\([^;]*\\));`,
  'g',
);

/** Tables whose ids come from one sequence: a node id is unique among them (specification section 4). */
const nodeTables = ['pages', 'news', 'events', 'file_categories'];

/** The statements that give these tables shared ids. In SQLite one row of a counter table serves all. */
const sharedIdStatements: Record<Dialect, string[]> = {
  sqlite: nodeTables.flatMap((table) => [
    `INSERT INTO sqlite_sequence (name, seq) VALUES ('${table}', 0);`,
    `CREATE TRIGGER ${table}_node_ids AFTER INSERT ON ${table} BEGIN UPDATE sqlite_sequence SET seq = max(seq, NEW.id) WHERE name IN (${nodeTables.map((name) => `'${name}'`).join(', ')}); END;`,
  ]),
  postgres: nodeTables
    .slice(1)
    .map((table) => `ALTER TABLE ${table} ALTER COLUMN id SET DEFAULT nextval('pages_id_seq');`),
};

/**
 * Edits a generated migration: makes type imports explicit (Node strips types only), removes unused arguments, and adds what the schema cannot
 * express: WITHOUT ROWID tables and shared ids.
 */
function postProcessMigration(dialect: Dialect, name: string): void {
  const path = join(folderOf(dialect), `${name}.ts`);
  const generated = readFileSync(path, 'utf8');
  const source = generated
    .replace(createTablePattern, '$1 WITHOUT ROWID;')
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll('{ db, payload, req }', '{ db }')
    .replace(/\n}\n(?=\nexport async function down)/, (end) =>
      /CREATE TABLE [^ ]*pages[`"\\]/.test(generated) ? `\n${renderSharedIds(dialect)}${end}` : end,
    );
  writeFileSync(path, source);
}

function renderSharedIds(dialect: Dialect): string {
  const run = dialect === 'sqlite' ? 'run' : 'execute';
  return sharedIdStatements[dialect]
    .map((statement) => `  await db.${run}(sql.raw(${JSON.stringify(statement)}))`)
    .join('\n');
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

const made = await Promise.all(
  (Object.keys(dialects) as Dialect[]).map((dialect) =>
    (check ? detectDrift : writeMigration)(dialect, name),
  ),
);
if (check && made.some((files) => files.length > 0)) process.exit(1);

/** Generates a migration, then restores all files. */
async function detectDrift(dialect: Dialect, name: string): Promise<string[]> {
  const index = join(folderOf(dialect), 'index.ts');
  const before = readFileSync(index, { encoding: 'utf8', flag: 'a+' });
  const files = await generateMigration(dialect, name);
  for (const file of files)
    for (const ending of ['.ts', '.json'])
      rmSync(join(folderOf(dialect), file + ending), { force: true });
  writeFileSync(index, before);
  const changed = files.length > 0;
  console.log(
    `${dialect}: ${changed ? 'the schema has changed since the last migration' : 'no drift'}`,
  );
  return files;
}

async function writeMigration(dialect: Dialect, name: string): Promise<string[]> {
  const files = await generateMigration(dialect, name);
  for (const file of files) postProcessMigration(dialect, file);
  keepNewestSnapshot(dialect);
  writeIndex(dialect);
  console.log(`${dialect}: ${files.join(', ') || 'nothing changed'}`);
  return files;
}
