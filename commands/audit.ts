/**
 * Implements `npm run audit -- verify`: verifies the audit log, and reports the first invalid row and fails if there is one. With `--head=<hash>` it
 * also fails when that row, formerly the newest, is missing, which means that the end was truncated. `npm run audit -- head` prints the number and
 * hash of the newest row, to be stored elsewhere.
 */
import type { Break } from '@oilway/store/audit/verify.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { settingsInPlace } from './operator-settings.ts';

const usage =
  'Usage: npm run audit -- verify   or   npm run audit -- verify --head=<hash>   or   npm run audit -- head';

const reasons: Record<Break, string> = {
  changed: 'the row does not say what was written',
  order: 'the row does not follow the one before it: one was removed, put in or moved',
  start: 'the rows before it are gone, and no trimming says so',
  head: 'the row of --head is not there: the end was cut off',
};

const [what, option, ...more] = process.argv.slice(2);
const head = /^--head=([0-9a-f]{64})$/.exec(option ?? '')?.[1];
const understood = what === 'head' ? !option : what === 'verify' && (!option || head);
if (!understood || more.length > 0) refuse([usage]);
const { databaseUrl } = settingsInPlace();
const { openDatabase } = await import('@oilway/store/database/open.ts');
const { headOf } = await import('@oilway/store/audit/note.ts');
const { verifyAudit } = await import('@oilway/store/audit/verify.ts');
const database = await openDatabase(databaseUrl).catch(refuseDatabase);
if (what === 'head') {
  const newest = await headOf(database).catch(refuseDatabase);
  say(newest ? `${newest.id} ${newest.checksum}` : 'the log is empty');
} else {
  const { broken, rows } = await verifyAudit(database, head).catch(refuseDatabase);
  if (broken) {
    console.error(`✗ ${broken.id}: ${reasons[broken.reason]}`);
    process.exitCode = 1;
  } else say(`The audit log is whole: ${rows} rows`);
}
await database.close();
