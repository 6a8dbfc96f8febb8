/**
 * `npm test`: types, lint, drift of the migrations, unit and server tests, browser journeys, in that order.
 * Every step runs even when one before it failed; the last line counts them all.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { say } from './console.ts';
import { root } from './processes.ts';
import { chromium, postgres } from './requirements.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), 'oilway-test-'));
const program = (path: string) => join(root, 'node_modules', path);
const total: Count = { passed: 0, failed: 0, skipped: 0 };

say('Checking what the tests need');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  CHROMIUM: await chromium(),
  POSTGRES_BIN: await postgres(),
  NEXT_TELEMETRY_DISABLED: '1',
};
say(`  Chromium ${env.CHROMIUM}, PostgreSQL ${env.POSTGRES_BIN}`);
await build();

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

rmSync(reports, { recursive: true });
say('');
say(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);

/** A step that passes or fails as one. */
async function check(name: string, script: string | undefined, args: string[]): Promise<void> {
  const code = await show(script === undefined ? args : [program(script), ...args]);
  add({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, name);
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
  add(counted(report, code, vitestCount), workspace);
}

async function journeys(): Promise<void> {
  const report = join(reports, 'e2e.json');
  const config = ['--config', 'e2e/playwright.config.ts', '--reporter=line,json'];
  const args = ['test', ...config];
  const code = await show([program('@playwright/test/cli.js'), ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  add(counted(report, code, playwrightCount), 'browser journeys');
}

/** Reads a runner's report; a run that failed without a failed test still counts as one failure. */
function counted(path: string, code: number, read: (report: never) => Count): Count {
  let count: Count = { passed: 0, failed: 0, skipped: 0 };
  try {
    count = read(JSON.parse(readFileSync(path, 'utf8')) as never);
  } catch {
    say('  there is no report of this run');
  }
  if (code !== 0 && count.failed === 0) count.failed = 1;
  if (code === 0 && count.passed === 0) count.failed = 1;
  return count;
}

function vitestCount(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}): Count {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

function playwrightCount({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function add(count: Count, name: string): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  say(`${count.failed === 0 ? '✓' : '✗'} ${name}`);
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
