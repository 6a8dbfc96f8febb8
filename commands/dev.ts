/** Implements `npm run dev`: both parts with hot reload, Vite's in the site and Next.js' in the studio. */
import { join } from 'node:path';
import { print, printLogin } from './console.ts';
import { type Part, root, startPart, stopParts } from './processes.ts';
import { exitOnDatabaseError, readStartSettings } from './start-settings.ts';

Object.assign(process.env, { NODE_ENV: 'development' });
const settings = await readStartSettings();
const { prepare } = await import('./prepare.ts');
const { login } = await prepare({
  demo: settings.embeddedDatabase,
  officers: settings.embeddedDatabase,
  report: (line) => print(`  ${line}`),
}).catch(exitOnDatabaseError);

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  NEXT_TELEMETRY_DISABLED: '1',
  DATA_DIR: settings.dataDir,
};
const parts: Part[] = [
  startPart('site', [join(root, 'site/development/dev.ts')], env),
  startPart(
    'studio',
    [
      join(root, 'node_modules/next/dist/bin/next'),
      'dev',
      'studio',
      ...['-p', String(settings.studioPort), '-H', settings.host],
    ],
    env,
  ),
];
print(
  `Site ${settings.siteOrigin}, examples ${settings.siteOrigin}/examples, studio ${settings.studioOrigin}/admin`,
);
if (login) printLogin(login, settings.dataDir);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
for (const { ended, name } of parts) void ended.then((code) => handleUnexpectedExit(name, code));

let isStopping = false;
async function stop(code: number): Promise<void> {
  isStopping = true;
  await stopParts(parts);
  process.exit(code);
}

function handleUnexpectedExit(name: string, code: number | NodeJS.Signals): void {
  if (isStopping) return;
  print(`✗ The ${name} exited unexpectedly (${code})`);
  void stop(1);
}
