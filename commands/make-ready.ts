/**
 * Checks the settings, builds and prepares the database before `npm start` starts a part. Runs in a child process, so that its memory is freed before
 * the parts run; sends the result over the IPC channel.
 */
import type { Settings } from '@oilway/store/settings.ts';
import { build } from './build.ts';
import { checkedSettings, refuseDatabase } from './checked-settings.ts';
import { refuse, step } from './console.ts';
import type { Prepared } from './prepare.ts';

/** What is needed to start the parts and to print their addresses. */
export type Ready = Prepared &
  Pick<
    Settings,
    'folder' | 'host' | 'siteOrigin' | 'sitePort' | 'smtpUrl' | 'studioOrigin' | 'studioPort'
  >;

// Exits, with its builds, when the parent has received the result or has exited.
process.once('disconnect', () => process.exit(1));

const settings = await checkedSettings();
await build();
const ready: Ready = { ...settings, ...(await preparedDatabase()) };
// Imported here so that the compile cache contains it when the supervisor imports it.
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
    // A database is rejected for its contents; the first line says why.
    if (error instanceof Error && !('code' in error) && !error.cause)
      refuse([`DATABASE_URL: the database can't be used: ${error.message.split('\n')[0]}`]);
    return refuseDatabase(error);
  }
}
