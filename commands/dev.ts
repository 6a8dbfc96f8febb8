/** Implements `npm run dev`: both parts with hot reload, Vite's in the site and Next.js' in the studio. */
import { join } from 'node:path';
import { checkedSettings, refuseDatabase } from './checked-settings.ts';
import { say, tellLogin } from './console.ts';
import { type Part, root, startPart, stopParts } from './processes.ts';

Object.assign(process.env, { NODE_ENV: 'development' });
const settings = await checkedSettings();
const { prepare } = await import('./prepare.ts');
const { login } = await prepare({
  demo: settings.embeddedDatabase,
  officers: settings.embeddedDatabase,
  report: (line) => say(`  ${line}`),
}).catch(refuseDatabase);

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  NEXT_TELEMETRY_DISABLED: '1',
  DATA_DIR: settings.folder,
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
say(
  `Site ${settings.siteOrigin}, examples ${settings.siteOrigin}/examples, studio ${settings.studioOrigin}/admin`,
);
if (login) tellLogin(login, settings.folder);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
for (const { ended, name } of parts) void ended.then((code) => endedByItself(name, code));

let stopping = false;
async function stop(code: number): Promise<void> {
  stopping = true;
  await stopParts(parts);
  process.exit(code);
}

function endedByItself(name: string, code: number | NodeJS.Signals): void {
  if (stopping) return;
  say(`✗ The ${name} ended by itself (${code})`);
  void stop(1);
}
