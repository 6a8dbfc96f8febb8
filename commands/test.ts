/**
 * `npm test`: types, lint, drift of the migrations, unit and server tests, browser journeys, in that order.
 * Every step runs even when one before it failed; the last line counts them all.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { say } from './console.ts';
import { root } from './processes.ts';
import { chromium, postgres } from './requirements.ts';
import { type Count, counted, none, playwrightCount, vitestCount } from './test-reports.ts';

const reports = mkdtempSync(join(tmpdir(), 'oilway-test-'));
const program = (path: string) => join(root, 'node_modules', path);
const total = { ...none, failures: [...none.failures] };

say('Checking what the tests need');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  CHROMIUM: await chromium(),
  POSTGRES_BIN: await postgres(),
  NEXT_TELEMETRY_DISABLED: '1',
};
say(`  Chromium ${env.CHROMIUM}, PostgreSQL ${env.POSTGRES_BIN}`);
await build();
let begun = Date.now();

for (const workspace of ['content', 'site', 'studio', 'commands', 'e2e', 'bench']) {
  await check(`types: ${workspace}`, 'typescript/bin/tsc', ['--noEmit', '-p', workspace]);
}
await check('lint: biome', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
await check('lint: stylelint', 'stylelint/bin/stylelint.mjs', ['site/**/*.css']);
await check('migrations: drift', undefined, [join(root, 'commands/migration.ts'), '--check']);
await vitest('content');
await vitest('site');
await vitest('studio');
await journeys();
// Last, because `npm run dev` leaves the studio's build behind as its own.
await vitest('commands');

rmSync(reports, { recursive: true });
say('');
for (const failure of total.failures) say(`✗ ${failure}`);
say(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);

/** A step that passes or fails as one. */
async function check(name: string, script: string | undefined, args: string[]): Promise<void> {
  const code = await show(script === undefined ? args : [program(script), ...args]);
  add(code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1, failures: [name] }, name);
}

async function vitest(workspace: string): Promise<void> {
  const report = join(reports, `${workspace}.json`);
  const config = [
    '--config',
    `${workspace}/vitest.config.ts`,
    '--reporter=default',
    '--reporter=json',
  ];
  const code = await show([
    program('vitest/vitest.mjs'),
    'run',
    ...config,
    `--outputFile.json=${report}`,
  ]);
  add(
    counted(workspace, code, () => vitestCount(report)),
    workspace,
  );
}

async function journeys(): Promise<void> {
  const report = join(reports, 'e2e.json');
  const config = ['--config', 'e2e/playwright.config.ts', '--reporter=line,json'];
  const args = ['test', ...config];
  const code = await show([program('@playwright/test/cli.js'), ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  add(
    counted('browser journeys', code, () => playwrightCount(report)),
    'browser journeys',
  );
}

function add(count: Count, name: string): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  total.failures.push(...count.failures);
  const seconds = Math.round((Date.now() - begun) / 1000);
  say(`${count.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  begun = Date.now();
}

function show(args: string[], more: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, ...more },
      stdio: 'inherit',
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
