/** Implements `oilway migrate`: migrates the database, once, however many hosts start at the same time. */
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { say, tellLogin } from './console.ts';
import { operatorSettings } from './operator-settings.ts';

argumentsOf('migrate', {}, 0, 0);
const { folder } = operatorSettings();
const { prepare } = await import('./prepare.ts');
const { login, migrations } = await prepare({ demo: false, report: () => undefined }).catch(
  refuseDatabase,
);
say(migrations > 0 ? `Migrated: ${migrations}` : 'There was nothing to migrate');
if (login) tellLogin(login, folder);
