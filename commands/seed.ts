/** Implements `npm run db:seed`: fills an empty database with the demo content. */
import { readSettings, SettingsError } from '@oilway/store/settings.ts';
import { exitWithErrors, print, printLogin } from './console.ts';
import { exitOnDatabaseError } from './start-settings.ts';

try {
  readSettings();
} catch (error) {
  if (error instanceof SettingsError) exitWithErrors(error.problems);
  throw error;
}
const { prepare } = await import('./prepare.ts');
const { login, memberLogins, officers, seeded } = await prepare({
  demo: true,
  officers: true,
  report: (line) => print(`  ${line}`),
}).catch(exitOnDatabaseError);
print(
  seeded ? 'The demo content is in place' : 'The database already has content; nothing was changed',
);
if (login) printLogin(login, readSettings().dataDir);
if (officers) print(`Reporting office of the demo: ${officers}`);
if (memberLogins) print(`Members of the customer portal: ${memberLogins}`);
