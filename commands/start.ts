/** `npm start`: from a fresh clone to a running site and studio. */
import { join } from 'node:path';
import { readSettings, type Settings, SettingsError } from '@oilway/content/settings';
import { build } from './build.ts';
import { refuse, say } from './console.ts';
import { answering, type Part, portIsFree, root, startPart, stopParts } from './processes.ts';

Object.assign(process.env, { NODE_ENV: 'production' });
const settings = await checkedSettings();

await build();
say('Preparing the database');
const { prepare } = await import('./prepare.ts');
const prepared = await prepare({
  demo: settings.embeddedDatabase,
  officers: settings.embeddedDatabase,
  report: (line) => say(`  ${line}`),
}).catch((error: Error) =>
  refuse([`DATABASE_URL: the database can't be used: ${firstLine(error)}`]),
);

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  VAR_DIR: settings.folder,
};
const parts: Part[] = [];
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

say('Starting');
const site = startPart('site', [join(root, 'site/main.ts')], env);
const studio = startPart(
  'studio',
  [
    join(root, 'node_modules/next/dist/bin/next'),
    'start',
    'studio',
    '-p',
    String(settings.studioPort),
    '-H',
    settings.host,
  ],
  env,
);
parts.push(site, studio);
for (const part of parts) {
  void part.ended.then((code) => {
    if (stopping) return;
    say(`✗ ${part.name} ended by itself (${code})`);
    void stop(1);
  });
}

try {
  await answering(site, `http://${settings.host}:${settings.sitePort}/health/ready`);
  await answering(studio, `http://${settings.host}:${settings.studioPort}/admin/login`);
  announce();
} catch (error) {
  if (!stopping) {
    say(`✗ ${firstLine(error as Error)}`);
    await stop(1);
  }
}

/** Everything that would keep us from starting, found before anything is begun and told at once. */
async function checkedSettings(): Promise<Settings> {
  const problems: string[] = [];
  let checked: Settings | undefined;
  try {
    checked = readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.push(...error.problems);
  }
  const host = checked?.host ?? process.env.HOST ?? '127.0.0.1';
  for (const [name, fallback] of [
    ['SITE_PORT', 3000],
    ['STUDIO_PORT', 3001],
  ] as const) {
    const port = Number(process.env[name] || fallback);
    const usable = Number.isInteger(port) && port > 0 && port < 65536;
    if (usable && !(await portIsFree(port, host))) {
      problems.push(`${name}: port ${port} is taken by another program`);
    }
  }
  return checked && problems.length === 0 ? checked : refuse(problems);
}

function announce(): void {
  say('');
  say(`  Site    ${settings.siteOrigin}`);
  say(`          ${settings.siteOrigin}/pl`);
  say(`  Studio  ${settings.studioOrigin}/admin`);
  if (prepared.login) {
    say(`  Login   ${prepared.login.email}`);
    say(`          ${prepared.login.password}   (shown once; change it in the studio)`);
  }
  if (prepared.officers) say(`  Reporting office of the demo: ${prepared.officers}`);
  if (prepared.memberLogins)
    say(`  Portal  the demo's members and their passwords: ${prepared.memberLogins}`);
  say('');
  say('  Ctrl-C stops both.');
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await stopParts(parts);
  say('Stopped');
  process.exit(code);
}

function firstLine(error: Error): string {
  return error.message.split('\n')[0] ?? error.name;
}
