import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { type StaffLanguage, staff } from '../staff/tables.ts';
import { officeFingerprint } from './fingerprints.ts';
import type { KeyLogState } from './key-log.ts';
import { type KeyNews, keyMail } from './key-mails.ts';
import type { OfficerKeys } from './key-statement.ts';
import type { KeyLogChange } from './sign-keys.ts';

type MailSettings = Pick<Settings, 'mailFrom' | 'studioOrigin'>;

/** Mails every officer about a log entry, including those whose key it removed, in its transaction. */
export async function tellOfChange(
  session: Session,
  { after, before, statement }: KeyLogChange,
  settings: MailSettings,
): Promise<void> {
  const all = [...(before?.set.officers ?? []), ...after.set.officers];
  const signer = all.find(({ signing }) => signing === statement.signer);
  const changed = differenceOf(before, after);
  const names = await namesOf(
    session,
    all.map(({ holder }) => holder),
  );
  const nameOf = (officer: OfficerKeys | undefined) =>
    officer && (names.get(officer.holder) ?? `${officer.holder}`);
  const news = {
    what: statement.what,
    by: nameOf(signer),
    about: nameOf(changed),
    fingerprint: officeFingerprint(after),
  };
  await tellOfficers(session, news, [...names.keys()], settings);
}

/** @param holders officers of the log; they are mailed even without the role in the studio. */
export async function tellOfficers(
  session: Session,
  news: KeyNews,
  holders: readonly number[],
  { mailFrom, studioOrigin }: MailSettings,
): Promise<void> {
  const people = staff(session);
  const told = await session.orm
    .select({ to: people.email, language: people.language })
    .from(people)
    .where(
      or(
        and(eq(people.role, 'compliance-officer'), ne(people.state, 'deactivated')),
        inArray(people.id, [...holders]),
      ),
    );
  const languages = [...new Set(told.map(({ language }) => language))];
  const mails = new Map<StaffLanguage, Awaited<ReturnType<typeof keyMail>>>();
  for (const language of languages)
    mails.set(language, await keyMail(language, news, `${studioOrigin}/admin/reporting`));
  await enqueue(
    session,
    told.flatMap(({ language, to }) => {
      const mail = mails.get(language);
      return mail ? [{ to, ...mail }] : [];
    }),
    // Without a submission, so that the mail is not listed in the outbox of the forms.
    { mailFrom, of: undefined },
  );
}

/** Returns whose key was added or removed; undefined for none. */
function differenceOf(before: KeyLogState | undefined, after: KeyLogState) {
  const [old, now] = [before?.set.officers ?? [], after.set.officers];
  const missing = (all: readonly OfficerKeys[]) => (one: OfficerKeys) =>
    !all.some(({ recipient }) => recipient === one.recipient);
  return now.find(missing(old)) ?? old.find(missing(now));
}

async function namesOf(session: Session, holders: readonly number[]): Promise<Map<number, string>> {
  const people = staff(session);
  const found = await session.orm
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, [...holders]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
