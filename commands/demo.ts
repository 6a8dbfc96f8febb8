/** Implements `npm run demo`: fills an empty database with the demo content. */
import { readSettings, SettingsError } from '@oilway/store/settings.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say, tellLogin } from './console.ts';

try {
  readSettings();
} catch (error) {
  if (error instanceof SettingsError) refuse(error.problems);
  throw error;
}
const { prepare } = await import('./prepare.ts');
const { login, memberLogins, officers, seeded } = await prepare({
  demo: true,
  officers: true,
  report: (line) => say(`  ${line}`),
}).catch(refuseDatabase);
say(
  seeded ? 'The demo content is in place' : 'The database already has content; nothing was changed',
);
if (login) tellLogin(login, readSettings().folder);
if (officers) say(`Reporting office of the demo: ${officers}`);
if (memberLogins) say(`Members of the customer portal: ${memberLogins}`);
