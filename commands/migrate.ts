/** Implements `oilway migrate`: migrates the database, once, however many hosts start at the same time. */

import { print, printLogin } from './console.ts';
import { readOperatorSettings } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { exitOnDatabaseError } from './start-settings.ts';

parseArguments('migrate', {}, 0, 0);
const { dataDir } = readOperatorSettings();
const { prepare } = await import('./prepare.ts');
const { login, migrations } = await prepare({ demo: false, report: () => undefined }).catch(
  exitOnDatabaseError,
);
print(migrations > 0 ? `Migrated: ${migrations}` : 'There is nothing to migrate');
if (login) printLogin(login, dataDir);
