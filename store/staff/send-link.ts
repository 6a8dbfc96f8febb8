import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { answered, type LinkPurpose } from '../accounts/limits.ts';
import { noteAct } from '../audit/note.ts';
import type { Session, Transactions } from '../database/session.ts';
import { mayMail } from '../limits/mail-limits.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { mails } from '../outbox/tables.ts';
import type { Settings } from '../settings.ts';
import { dropLinks, linkAddress, makeLink, purposeFor } from './links.ts';
import { heldPerson, normalEmail, type Person, personByEmail } from './person.ts';
import { linkMail } from './staff-mails.ts';

export type StaffLinkSettings = Pick<Settings, 'limitSecret' | 'studioOrigin' | 'mailFrom'>;

/**
 * Inserts a mail with a password link, in the caller's transaction; an account without a password gets a new invitation. The link replaces every
 * earlier one.
 * @returns the recipient and the purpose; undefined where no mail was inserted.
 */
export async function sendLink(
  session: Session,
  settings: StaffLinkSettings,
  id: number,
): Promise<{ person: Person; purpose: LinkPurpose } | undefined> {
  const person = await heldPerson(session, id);
  const purpose = person && purposeFor(person);
  if (!purpose) return undefined;
  await write(session, settings, person, purpose);
  return { person, purpose };
}

type Addressee = Pick<Person, 'email' | 'id' | 'language'>;

/** Inserts the mail with the link to the first password, in the transaction of the invitation. */
export const invite = (
  session: Session,
  settings: StaffLinkSettings,
  to: Addressee,
): Promise<void> => write(session, settings, to, 'invite');

/**
 * Mails the account of an address the link to a new password. The mail is written after the response; without an account the same writes are made and
 * rolled back, so that the timing of this response, or of the next one that waits for it, does not reveal whether the account exists. Limited by
 * address and network.
 * @returns the pending work, after the account lookup.
 * @throws the database's errors, also in the pending work.
 */
export async function requestLink(
  database: Transactions,
  settings: StaffLinkSettings,
  { email, network }: { email: string; network: string },
): Promise<{ rest: Promise<void> }> {
  const person = await personByEmail(database, email);
  return { rest: work() };

  async function work(): Promise<void> {
    // A commit blocks the process, and would delay the response.
    await wait(answered);
    await database.transaction(async (session) => {
      const held = await heldPerson(session, person?.id ?? nobody.id);
      const to = { address: normalEmail(email), network };
      if (!(await mayMail(session, settings.limitSecret, 'link', to))) return;
      const purpose = held && purposeFor(held);
      if (purpose) await write(session, settings, held, purpose);
      else await pretend(session, settings);
      const whose = purpose ? { id: held.id, title: held.name } : {};
      await noteAct(session, { action: 'passwordAsked', subject: { kind: 'staff', ...whose } });
    });
  }
}

/** No row has this id. */
const nobody: Addressee = { id: 0, email: 'nobody@oilway.example', language: 'de' };

async function pretend(session: Session, settings: StaffLinkSettings): Promise<void> {
  const id = randomUUID();
  await write(session, settings, nobody, 'reset', id);
  const outbox = mails(session);
  await session.orm.delete(outbox).where(eq(outbox.id, id));
  await dropLinks(session, nobody.id);
}

async function write(
  session: Session,
  { mailFrom, studioOrigin }: StaffLinkSettings,
  { email, id, language }: Addressee,
  purpose: LinkPurpose,
  mailId: string = randomUUID(),
): Promise<void> {
  const href = linkAddress(studioOrigin, await makeLink(session, id, purpose));
  const words = await linkMail(language, purpose, href);
  const mail = { id: mailId, to: email, ...words, passwordOf: 'staff' as const };
  // Without a submission, so that the link cannot be read in the studio's outbox.
  await enqueue(session, [mail], { mailFrom, of: undefined });
}
