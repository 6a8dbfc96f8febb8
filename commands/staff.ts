/**
 * `npm run staff -- link <email>`: prints a link to a new password, or to the first one, for whoever gets no mail: a new installation without a mail
 * server, or the only administrator. It holds once, and takes the place of earlier ones. Whoever may run this may read the database, too.
 */
import { readSettings, SettingsError } from '@oilway/store/settings.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';

const [what, email] = process.argv.slice(2);
if (what !== 'link' || !email) refuse(['Usage: npm run staff -- link <email>']);
try {
  readSettings();
} catch (error) {
  if (error instanceof SettingsError) refuse(error.problems);
  throw error;
}
const { openDatabase } = await import('@oilway/store/database/open.ts');
const { printedLink } = await import('@oilway/store/staff/links.ts');
const { databaseUrl, studioOrigin } = readSettings();
const database = await openDatabase(databaseUrl, refuseDatabase);
const link = await printedLink(database, studioOrigin, String(email)).catch(refuseDatabase);
await database.close();
if (!link)
  refuse([`nobody who works in the studio has the address ${email}, or they were deactivated`]);
say(`  ${link.href}`);
say(`  It holds ${link.minutes} minutes and once.`);
