import { min } from 'drizzle-orm';
import { readBackupRuns } from '../backup/backup-runs.ts';
import { databaseTime } from '../database/clock.ts';
import type { DbSession } from '../database/db-session.ts';
import { critical, type Diagnostic, ok, warning } from './diagnostic.ts';
import { knownSecrets } from './tables.ts';

/** Hours after which a nightly backup is late. */
const backupDueHours = 26;

/** Days after which a restore should be verified again: a month and a few days. */
const verificationDueDays = 35;

const hour = 3_600_000;

/** Checks the age of the last backup and of the last verified restore. A new installation has as long for its first backup as for the next one. */
export async function checkBackups(session: DbSession): Promise<Diagnostic[]> {
  const { backup, verification } = await readBackupRuns(session);
  const now = await databaseTime(session);
  const hoursSince = (time: string) => (now - Date.parse(time)) / hour;
  if (!backup) {
    const secrets = knownSecrets(session);
    const [first] = await session.orm.select({ since: min(secrets.since) }).from(secrets);
    const isNew = !first?.since || hoursSince(first.since) <= backupDueHours;
    return [(isNew ? warning : critical)('backupMissing', {}, 'oilway backup')];
  }
  const hours = hoursSince(backup);
  const late = { ago: backup, count: Math.floor(hours / 24) };
  const remedy = 'oilway verify <backup>';
  const isVerified = verification && hoursSince(verification) <= verificationDueDays * 24;
  return [
    hours > backupDueHours
      ? warning('backup', late, 'oilway backup')
      : ok('backup', { ago: backup }),
    isVerified
      ? ok('restoreVerified', { ago: verification })
      : verification
        ? warning('restoreVerified', { ago: verification }, remedy)
        : warning('restoreUnverified', {}, remedy),
  ];
}
