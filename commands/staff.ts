/**
 * For whoever may run this, and so may read the database, too:
 *
 * - `npm run staff -- link <email>` prints a link to a new password, or to the first one, for whoever gets no mail: a new installation without a mail
 *   server, or the only administrator. It holds once, and takes the place of earlier ones.
 * - `npm run staff -- without-factors <email>` takes passkeys, app and recovery codes of somebody away who has lost them all, and whom no other
 *   administrator can help. Their sessions end; they and all administrators are told by mail.
 */
import type { Database } from '@oilway/store/database/session.ts';
import { readSettings, SettingsError } from '@oilway/store/settings.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';

const acts = { link: printLink, 'without-factors': takeFactors };

const [what = '', email] = process.argv.slice(2);
const act = Object.hasOwn(acts, what) ? acts[what as keyof typeof acts] : undefined;
if (!act || !email)
  refuse([
    'Usage: npm run staff -- link <email>',
    '       npm run staff -- without-factors <email>',
  ]);
try {
  readSettings();
} catch (error) {
  if (error instanceof SettingsError) refuse(error.problems);
  throw error;
}
const { openDatabase } = await import('@oilway/store/database/open.ts');
const database = await openDatabase(readSettings().databaseUrl, refuseDatabase);
const lines = await act(database, String(email)).catch(refuseDatabase);
await database.close();
if (!lines)
  refuse([`nobody who works in the studio has the address ${email}, or they were deactivated`]);
for (const line of lines) say(`  ${line}`);

async function printLink(opened: Database, address: string): Promise<string[] | undefined> {
  const { printedLink } = await import('@oilway/store/staff/links.ts');
  const link = await printedLink(opened, readSettings().studioOrigin, address);
  return link && [link.href, `It holds ${link.minutes} minutes and once.`];
}

async function takeFactors(opened: Database, address: string): Promise<string[] | undefined> {
  const { withoutFactors } = await import('@oilway/content/staff/without-factors.ts');
  const outcome = await withoutFactors(opened, address);
  if (outcome === 'nobody') return undefined;
  if (outcome === 'none') return ['There was no second factor.'];
  return ['Passkeys, app and recovery codes are gone, and all sessions have ended.'];
}
