import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { type StaffLanguage, staff } from '../staff/tables.ts';
import type { KeyLogChange } from './append-signed-entry.ts';
import { officeFingerprint } from './fingerprints.ts';
import type { KeyLogState } from './key-log.ts';
import { type KeyNotification, keyMail } from './key-mails.ts';
import type { OfficerKeys } from './key-statement.ts';

type MailSettings = Pick<Settings, 'mailFrom' | 'studioOrigin'>;

/** Mails every officer about a log entry, including those whose key it removed, in its transaction. */
export async function notifyKeyChange(
  session: DbSession,
  { after, before, statement }: KeyLogChange,
  settings: MailSettings,
): Promise<void> {
  const all = [...(before?.keySet.officers ?? []), ...after.keySet.officers];
  const signer = all.find(({ signing }) => signing === statement.signer);
  const changed = changedOfficer(before, after);
  const names = await namesOf(
    session,
    all.map(({ holder }) => holder),
  );
  const nameOf = (officer: OfficerKeys | undefined) =>
    officer && (names.get(officer.holder) ?? `${officer.holder}`);
  const notification = {
    what: statement.what,
    by: nameOf(signer),
    about: nameOf(changed),
    fingerprint: officeFingerprint(after),
  };
  await notifyOfficers(session, notification, [...names.keys()], settings);
}

/** @param holders officers of the log; they are mailed even without the role in the studio. */
export async function notifyOfficers(
  session: DbSession,
  notification: KeyNotification,
  holders: readonly number[],
  { mailFrom, studioOrigin }: MailSettings,
): Promise<void> {
  const staffTable = staff(session);
  const recipients = await session.orm
    .select({ to: staffTable.email, language: staffTable.language })
    .from(staffTable)
    .where(
      or(
        and(eq(staffTable.role, 'compliance-officer'), ne(staffTable.state, 'deactivated')),
        inArray(staffTable.id, [...holders]),
      ),
    );
  const languages = [...new Set(recipients.map(({ language }) => language))];
  const mails = new Map<StaffLanguage, Awaited<ReturnType<typeof keyMail>>>();
  for (const language of languages)
    mails.set(language, await keyMail(language, notification, `${studioOrigin}/admin/reporting`));
  await enqueue(
    session,
    recipients.flatMap(({ language, to }) => {
      const mail = mails.get(language);
      return mail ? [{ to, ...mail }] : [];
    }),
    // Without a submission, so that the mail is not listed in the outbox of the forms.
    { mailFrom, submission: undefined },
  );
}

/** Returns whose key was added or removed; undefined for none. */
function changedOfficer(before: KeyLogState | undefined, after: KeyLogState) {
  const [old, now] = [before?.keySet.officers ?? [], after.keySet.officers];
  const missing = (all: readonly OfficerKeys[]) => (one: OfficerKeys) =>
    !all.some(({ recipient }) => recipient === one.recipient);
  return now.find(missing(old)) ?? old.find(missing(now));
}

async function namesOf(
  session: DbSession,
  holders: readonly number[],
): Promise<Map<number, string>> {
  const staffTable = staff(session);
  const found = await session.orm
    .select({ id: staffTable.id, name: staffTable.name })
    .from(staffTable)
    .where(inArray(staffTable.id, [...holders]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
