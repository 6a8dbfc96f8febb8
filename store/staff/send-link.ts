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
 * Promises a mail with the link to the next password, in the transaction of this session; to whoever has none yet, the
 * invitation anew. The link takes the place of every earlier one.
 * @returns whom it was sent, and what for; undefined where there was nothing to send.
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

/** Promises the mail with the link to the first password, in the transaction of the invitation. */
export const invite = (
  session: Session,
  settings: StaffLinkSettings,
  to: Addressee,
): Promise<void> => write(session, settings, to, 'invite');

/**
 * Sends whoever has an account with this address the link to a new password. What is promised here is done after the answer, and for
 * everybody: where there is nobody the same is written and taken back, so that neither this answer nor the next one, which may
 * have to wait for it, tells by its time whether there was anything to do. An address and a network get few.
 * @returns once the account was looked up, and what remains to be done. @throws what the database throws, there as well.
 */
export async function requestLink(
  database: Transactions,
  settings: StaffLinkSettings,
  { email, network }: { email: string; network: string },
): Promise<{ rest: Promise<void> }> {
  const person = await personByEmail(database, email);
  return { rest: work() };

  async function work(): Promise<void> {
    // A commit holds the whole process up: it would hold the answer up, too.
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

/** No row of the database has this number. */
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
  // Without a number: nobody may read the link in the outbox.
  await enqueue(session, [mail], { mailFrom, of: undefined });
}
