/** Implements `oilway mails`, `oilway mails hold`, `oilway mails release`: shows and sets whether mails are sent; a restored copy holds its mails. */
import { openDatabase } from '@oilway/store/database/open.ts';
import { heldSince, hold, release } from '@oilway/store/outbox/hold.ts';
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { settingsInPlace } from './operator-settings.ts';

const [what = 'state'] = argumentsOf('mails', {}, 0, 1).positionals;
if (!['hold', 'release', 'state'].includes(what))
  refuse([`mails can't ${what}`, 'See: oilway mails --help']);
const database = await openDatabase(settingsInPlace().databaseUrl).catch(refuseDatabase);
try {
  if (what === 'hold') await hold(database);
  if (what === 'release') await release(database);
  const since = await heldSince(database);
  say(since ? `Mails are held back since ${since}` : 'Mails are sent as they come');
} catch (error) {
  refuseDatabase(error);
} finally {
  await database.close();
}
