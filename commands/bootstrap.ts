/**
 * Checks the settings, builds and prepares the database before `npm start` starts a part. Runs in a child process, so that its memory is freed before
 * the parts run; sends the result over the IPC channel.
 */
import type { Settings } from '@oilway/store/settings.ts';
import { build } from './build.ts';
import { exitWithErrors, step } from './console.ts';
import type { PrepareResult } from './prepare.ts';
import { exitOnDatabaseError, readStartSettings } from './start-settings.ts';

/** What is needed to start the parts and to print their addresses. */
export type BootstrapResult = PrepareResult &
  Pick<
    Settings,
    'dataDir' | 'host' | 'siteOrigin' | 'sitePort' | 'smtpUrl' | 'studioOrigin' | 'studioPort'
  >;

// Exits, with its builds, when the parent has received the result or has exited.
process.once('disconnect', () => process.exit(1));

const settings = await readStartSettings();
await build();
const result: BootstrapResult = { ...settings, ...(await prepareDatabase()) };
// Imported here so that the compile cache contains it when the supervisor imports it.
await import('./serve.ts');
process.send?.(result);

async function prepareDatabase(): Promise<PrepareResult> {
  const { prepare } = await import('./prepare.ts');
  const demo = settings.embeddedDatabase;
  try {
    return await step('Preparing the database', () =>
      prepare({ demo, officers: demo, report: () => undefined }),
    );
  } catch (error) {
    // A database is rejected for its contents; the first line says why.
    if (error instanceof Error && !('code' in error) && !error.cause)
      exitWithErrors([`DATABASE_URL: database unavailable: ${error.message.split('\n')[0]}`]);
    return exitOnDatabaseError(error);
  }
}
