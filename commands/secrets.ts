/** Implements `oilway secrets` and `oilway secrets accept`: checks whether this host's secrets are those of the database. */

import { openDatabase } from '@oilway/store/database/open.ts';
import { diagnosticMessage } from '@oilway/store/diagnostics/messages.ts';
import { acceptSecrets, checkSecrets } from '@oilway/store/diagnostics/secrets.ts';
import { exitWithErrors, print } from './console.ts';
import { readSettingsWithDatabase } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const [subcommand] = parseArguments('secrets', {}, 0, 1).positionals;
if (subcommand !== undefined && subcommand !== 'accept')
  exitWithErrors([`unknown subcommand: secrets ${subcommand}`, 'See: oilway secrets --help']);
const settings = readSettingsWithDatabase();
const database = await openDatabase(settings.databaseUrl).catch(exitOnDatabaseError);
try {
  if (subcommand === 'accept') await acceptSecrets(database, settings);
  for (const finding of await checkSecrets(database, settings)) {
    print(diagnosticMessage(finding, 'en'));
    if (finding.level === 'critical') process.exitCode = 1;
  }
} catch (error) {
  exitOnDatabaseError(error);
} finally {
  await database.close();
}
