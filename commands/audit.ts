/**
 * Implements `npm run audit -- verify`: verifies the audit log, and reports the first invalid row and fails if there is one. With `--head=<hash>` it
 * also fails when that row, formerly the newest, is missing, which means that the end was truncated. `npm run audit -- head` prints the number and
 * hash of the newest row, to be stored elsewhere.
 */
import type { ChainError } from '@oilway/store/audit/verify.ts';
import { exitWithErrors, print } from './console.ts';
import { readSettingsWithDatabase } from './operator-settings.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const usage =
  'Usage: npm run audit -- verify   or   npm run audit -- verify --head=<hash>   or   npm run audit -- head';

const reasons: Record<ChainError, string> = {
  changed: 'the row was changed',
  order: 'the row does not follow the previous one: a row was removed, inserted or moved',
  start: 'earlier rows are missing without a deletion record',
  head: 'the row of --head is missing: the end was truncated',
};

const [subcommand, option, ...more] = process.argv.slice(2);
const head = /^--head=([0-9a-f]{64})$/.exec(option ?? '')?.[1];
const isValidUsage = subcommand === 'head' ? !option : subcommand === 'verify' && (!option || head);
if (!isValidUsage || more.length > 0) exitWithErrors([usage]);
const { databaseUrl } = readSettingsWithDatabase();
const { openDatabase } = await import('@oilway/store/database/open.ts');
const { headOf } = await import('@oilway/store/audit/append.ts');
const { verifyAudit } = await import('@oilway/store/audit/verify.ts');
const database = await openDatabase(databaseUrl).catch(exitOnDatabaseError);
if (subcommand === 'head') {
  const newest = await headOf(database).catch(exitOnDatabaseError);
  print(newest ? `${newest.id} ${newest.checksum}` : 'the log is empty');
} else {
  const { broken, rows } = await verifyAudit(database, head).catch(exitOnDatabaseError);
  if (broken) {
    console.error(`✗ ${broken.id}: ${reasons[broken.reason]}`);
    process.exitCode = 1;
  } else print(`The audit log is intact: ${rows} rows`);
}
await database.close();
