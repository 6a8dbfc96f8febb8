/** Implements `oilway secrets` and `oilway secrets accept`: checks whether this host's secrets are those of the database. */
import { acceptSecrets, checkSecrets } from '@oilway/store/checkup/secrets.ts';
import { sentenceOf } from '@oilway/store/checkup/words.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { settingsInPlace } from './operator-settings.ts';

const [what] = argumentsOf('secrets', {}, 0, 1).positionals;
if (what !== undefined && what !== 'accept')
  refuse([`secrets can't ${what}`, 'See: oilway secrets --help']);
const settings = settingsInPlace();
const database = await openDatabase(settings.databaseUrl).catch(refuseDatabase);
try {
  if (what === 'accept') await acceptSecrets(database, settings);
  for (const finding of await checkSecrets(database, settings)) {
    say(sentenceOf(finding, 'en'));
    if (finding.level === 'critical') process.exitCode = 1;
  }
} catch (error) {
  refuseDatabase(error);
} finally {
  await database.close();
}
