/** `npm run dev`: both parts with reload on change: Vite inside the site, Next's own for the studio. */
import { join } from 'node:path';
import { readSettings, SettingsError } from '@oilway/store/settings.ts';
import { refuse, say } from './console.ts';
import { type Part, root, startPart, stopParts } from './processes.ts';

Object.assign(process.env, { NODE_ENV: 'development' });
const settings = (() => {
  try {
    return readSettings();
  } catch (error) {
    if (error instanceof SettingsError) return refuse(error.problems);
    throw error;
  }
})();
const { prepare } = await import('./prepare.ts');
const { login } = await prepare({
  demo: settings.embeddedDatabase,
  officers: settings.embeddedDatabase,
  report: (line) => say(`  ${line}`),
});

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'development',
  NEXT_TELEMETRY_DISABLED: '1',
  VAR_DIR: settings.folder,
};
const watched = [
  '--watch-path=site',
  '--watch-path=content',
  '--watch-path=store',
  '--watch-preserve-output',
];
const parts: Part[] = [
  startPart('site', [...watched, join(root, 'site/main.ts')], env),
  startPart(
    'studio',
    [
      join(root, 'node_modules/next/dist/bin/next'),
      'dev',
      'studio',
      '-p',
      String(settings.studioPort),
    ],
    env,
  ),
];
say(
  `Site ${settings.siteOrigin}, examples ${settings.siteOrigin}/examples, studio ${settings.studioOrigin}/admin`,
);
if (login) say(`Login: ${login.email}  ${login.password}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopParts(parts).then(() => process.exit(0)));
}
