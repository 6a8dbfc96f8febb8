/** Implements `oilway mails`, `oilway mails hold`, `oilway mails release`: shows and sets whether mails are sent; a restored copy holds its mails. */
import { openDatabase } from '@oilway/store/database/open.ts';
import { outboxPausedSince, pauseOutbox, resumeOutbox } from '@oilway/store/outbox/pause-outbox.ts';
import { exitWithErrors, print } from './console.ts';
import { readSettingsWithDatabase } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const [subcommand = 'state'] = parseArguments('mails', {}, 0, 1).positionals;
if (!['hold', 'release', 'state'].includes(subcommand))
  exitWithErrors([`unknown subcommand: mails ${subcommand}`, 'See: oilway mails --help']);
const database = await openDatabase(readSettingsWithDatabase().databaseUrl).catch(
  exitOnDatabaseError,
);
try {
  if (subcommand === 'hold') await pauseOutbox(database);
  if (subcommand === 'release') await resumeOutbox(database);
  const since = await outboxPausedSince(database);
  print(since ? `Mails have been on hold since ${since}` : 'Mails are being sent');
} catch (error) {
  exitOnDatabaseError(error);
} finally {
  await database.close();
}
