/**
 * Implements `npm test`: types, lint, unit and server tests, browser tests and command tests. Every step runs even after a failure. `--full` (`npm
 * run test:full`, before a release) adds the slow ones: every language, width and color scheme, Firefox, crash loops, load, 10,000 random inputs.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { print } from './console.ts';
import { root, run } from './processes.ts';
import { caddy, chromium, firefox, headlessShell, postgres } from './requirements.ts';
import { type Count, emptyCount, playwrightCount, readCount, vitestCount } from './test-reports.ts';

const startedAt = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'oilway-test-'));
const program = (path: string) => join(root, 'node_modules', path);
const total = { ...emptyCount, failures: [...emptyCount.failures] };
/** Seconds by the name of a step. */
const times = new Map<string, number>();

print('Checking the requirements of the tests');
const full = process.argv.includes('--full');
/** Results must not depend on the machine's time zone: unit tests run in the databases' zone, browser tests in one with another date. */
const [databaseTimeZone, distantTimeZone] = ['UTC', 'America/New_York'];
const env: NodeJS.ProcessEnv = {
  ...process.env,
  CHROMIUM_SHELL: await headlessShell(),
  POSTGRES_BIN: await postgres(),
  CADDY: await caddy(),
  NEXT_TELEMETRY_DISABLED: '1',
  TZ: databaseTimeZone,
  ...(full ? { TEST_FULL: '1', FIREFOX: await firefox(), CHROMIUM: await chromium() } : {}),
};
print(`  Chromium ${env.CHROMIUM_SHELL}, PostgreSQL ${env.POSTGRES_BIN}`);
if (full) print(`  Firefox ${env.FIREFOX}, whole Chromium ${env.CHROMIUM}`);

// Before the build, which reads the generated files.
await measureStep('generated files', () =>
  check('npm run generate -- --check', join(root, 'commands/generate.ts'), ['--check']),
);
// These steps are independent of each other.
await measureStep('build, types, lint', () =>
  Promise.all([
    build(),
    runSequentially([
      ...['store', 'content', 'site', 'studio', 'commands', 'e2e', 'bench', 'cluster'].map(
        (part) => () =>
          check(`types: ${part}`, program('typescript/bin/tsc'), ['--noEmit', '-p', part]),
      ),
      () =>
        check('lint: biome', program('@biomejs/biome/bin/biome'), [
          'check',
          '--error-on-warnings',
          '.',
        ]),
      () => check('lint: stylelint', program('stylelint/bin/stylelint.mjs'), ['site/**/*.css']),
      () => check("lint: Payload's internals", join(root, 'commands/payload-internals.ts'), []),
      () => check('lint: words', join(root, 'commands/lint-words.ts'), []),
    ]),
  ]),
);
await measureStep('unit and server tests', () => runVitest('vitest.config.ts'));
env.TZ = distantTimeZone;
await measureStep('journeys and npm start', () =>
  Promise.all([
    runPlaywright('journeys', 'e2e/playwright.config.ts'),
    runVitest('commands/vitest.config.ts', 'start', 'release', 'health', 'watchdog'),
  ]),
);
if (full)
  await measureStep('unit and server tests in New York', () => runVitest('vitest.config.ts'));
env.TZ = databaseTimeZone;
if (full)
  await measureStep('packages', () => check('npm run sbom', join(root, 'commands/sbom.ts'), []));
// Only where its tools are installed; it takes as long as all other steps.
if (full && existsSync('/usr/bin/buildah') && existsSync('/usr/bin/mmdebstrap'))
  await measureStep('images', () =>
    run(join(root, 'deploy/test-images.sh'), [], { env, show: true }).then(
      () => add({ ...emptyCount, passed: 1 }, 'images'),
      () => add({ ...emptyCount, failed: 1, failures: ['images'] }, 'images'),
    ),
  );
if (full)
  await measureStep('journeys in Firefox', () =>
    runPlaywright('journeys in Firefox', 'e2e/firefox/playwright.config.ts'),
  );
// Last, because it replaces the studio's build.
await measureStep('npm run dev', () => runVitest('commands/vitest.config.ts', 'dev'));

rmSync(reports, { recursive: true });
print('');
for (const failure of total.failures) print(`✗ ${failure}`);
print(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
const parts = [...times].map(([name, seconds]) => `${name} ${seconds} s`);
print(`${Math.round((Date.now() - startedAt) / 1000)} s: ${parts.join('; ')}`);
process.exit(total.failed > 0 ? 1 : 0);

async function check(name: string, script: string, args: string[]): Promise<void> {
  const code = await runInherited([script, ...args]);
  add(
    code === 0 ? { ...emptyCount, passed: 1 } : { ...emptyCount, failed: 1, failures: [name] },
    name,
  );
}

async function runVitest(config: string, ...files: string[]): Promise<void> {
  const name = [config, ...files].join(' ');
  const report = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, ...files, ...reporters];
  const code = await runInherited([program('vitest/vitest.mjs'), ...args]);
  add(
    readCount(name, code, () => vitestCount(report)),
    name,
  );
}

async function runPlaywright(name: string, config: string): Promise<void> {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const args = ['test', '--config', config, '--reporter=line,json'];
  const code = await runInherited([program('@playwright/test/cli.js'), ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  add(
    readCount(name, code, () => playwrightCount(report)),
    name,
  );
}

function add(count: Count, name: string): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  total.failures.push(...count.failures);
  print(`${count.failed === 0 ? '✓' : '✗'} ${name}`);
}

async function runSequentially(steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}

async function measureStep(name: string, run: () => Promise<unknown>): Promise<void> {
  const start = Date.now();
  await run();
  times.set(name, Math.round((Date.now() - start) / 1000));
}

function runInherited(args: string[], more: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, ...more },
      stdio: 'inherit',
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
