/**
 * What `npm start` does before it starts anything: checks the settings, builds, prepares the database. In a process of its own, whose
 * memory is gone when the two parts run; it tells the outcome over its channel.
 */
import { readSettings, type Settings, SettingsError } from '@oilway/store/settings.ts';
import { build } from './build.ts';
import { refuse, step } from './console.ts';
import type { Prepared } from './prepare.ts';
import { portIsFree } from './processes.ts';

/** All that is needed to start the parts and to tell where they are. */
export type Ready = Prepared &
  Pick<
    Settings,
    'folder' | 'host' | 'siteOrigin' | 'sitePort' | 'smtpUrl' | 'studioOrigin' | 'studioPort'
  >;

// It ends when whoever started it has heard, or is gone; what it builds ends with it.
process.once('disconnect', () => process.exit(1));

const settings = await checkedSettings();
await build();
const ready: Ready = { ...settings, ...(await preparedDatabase()) };
// Read here, so that it lies compiled where the process that stays finds it.
await import('./serve.ts');
process.send?.(ready);

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

async function preparedDatabase(): Promise<Prepared> {
  const { prepare } = await import('./prepare.ts');
  const demo = settings.embeddedDatabase;
  try {
    return await step('Preparing the database', () =>
      prepare({ demo, officers: demo, report: () => undefined }),
    );
  } catch (error) {
    const [line] = (error as Error).message.split('\n');
    return refuse([`DATABASE_URL: the database can't be used: ${line}`]);
  }
}
