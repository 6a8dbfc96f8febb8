/**
 * What `npm start` does before it starts anything: checks the settings, builds, prepares the database. In a process of its own, whose
 * memory is gone when the two parts run; it tells the outcome over its channel.
 */
import type { Settings } from '@oilway/store/settings.ts';
import { build } from './build.ts';
import { checkedSettings, refuseDatabase } from './checked-settings.ts';
import { refuse, step } from './console.ts';
import type { Prepared } from './prepare.ts';

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

async function preparedDatabase(): Promise<Prepared> {
  const { prepare } = await import('./prepare.ts');
  const demo = settings.embeddedDatabase;
  try {
    return await step('Preparing the database', () =>
      prepare({ demo, officers: demo, report: () => undefined }),
    );
  } catch (error) {
    // A database that is refused for what it holds: its first line says why.
    if (error instanceof Error && !('code' in error) && !error.cause)
      refuse([`DATABASE_URL: the database can't be used: ${error.message.split('\n')[0]}`]);
    return refuseDatabase(error);
  }
}
