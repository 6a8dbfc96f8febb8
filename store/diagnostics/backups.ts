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
  const values = { ago: backup };
  const days = Math.floor(hoursSince(backup) / 24);
  return [
    hoursSince(backup) > backupDueHours
      ? warning('backup', { ...values, count: days }, 'oilway backup')
      : ok('backup', values),
    checkVerification(verification, hoursSince),
  ];
}

function checkVerification(
  verification: string | undefined,
  hoursSince: (time: string) => number,
): Diagnostic {
  const remedy = 'oilway verify <backup>';
  if (!verification) return warning('restoreUnverified', {}, remedy);
  const values = { ago: verification };
  return hoursSince(verification) > verificationDueDays * 24
    ? warning('restoreVerified', values, remedy)
    : ok('restoreVerified', values);
}
