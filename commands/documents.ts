/**
 * Implements `oilway documents check`: lists published documents that differ from the studio's data, and fails if there are any. `oilway documents
 * rebuild` regenerates them.
 */

import { exitWithErrors, print } from './console.ts';
import { readSettingsWithDatabase } from './operator-settings.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const [subcommand] = process.argv.slice(2);
if (subcommand !== 'check' && subcommand !== 'rebuild')
  exitWithErrors(['Usage: oilway documents check   or   oilway documents rebuild']);
readSettingsWithDatabase();
const { getPayload } = await import('payload');
const { default: config } = await import('@oilway/content/config');
const { compareDocuments, rebuildDocuments } = await import(
  '@oilway/content/publishing/rebuild.ts'
);
const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = 'warn';
if (subcommand === 'rebuild') {
  const written = await rebuildDocuments(payload).catch(exitOnDatabaseError);
  print(`${written} documents were regenerated`);
} else {
  const found = await compareDocuments(payload).catch(exitOnDatabaseError);
  for (const { locale, id, kind, of, state } of found)
    print(`  ${kind} ${id} ${locale}: the ${of} document is ${state}`);
  print(found.length === 0 ? 'All documents match the studio' : `${found.length} differ`);
  if (found.length > 0) process.exitCode = 1;
}
await payload.destroy();
process.exit();
