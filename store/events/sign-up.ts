import { randomUUID } from 'node:crypto';
import { and, eq, max, sql } from 'drizzle-orm';
import type { Culture } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import { readableAddress } from '../mail-address.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Mail } from '../outbox/mail.ts';
import {
  type Desk,
  type Earlier,
  type Envelope,
  type Once,
  submit,
  type Told,
} from '../submissions/submit.ts';
import { cancelLink } from './cancel-link.ts';
import { type EventFacts, readEvent } from './event-facts.ts';
import type { EventMailKind } from './event-mail-words.ts';
import { departmentMail, participantMail } from './event-mails.ts';
import { at, hasRoom, isOver, lockEvent, lockOf, readPlaces } from './places.ts';
import { eventSignUps } from './tables.ts';
import { departmentAddress, type EventSettings, factsOf, type SignUp } from './tell.ts';

/** A sign-up as validated by the site (specification section 3: Event participant). */
export interface EventSignUpInput {
  cultureName: Culture;
  event: number;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export interface SignedUp {
  /** The reference of the valid sign-up, which is the earliest one of an address. */
  reference: string;
  /** The place that a new address would get now. Only the mail reveals an earlier sign-up's place. */
  place: 'confirmed' | 'waiting';
}

/** The event accepts no sign-ups; `unknown` means that visitors of the culture cannot see such an event. */
export class EventClosedError extends Error {
  override name = 'EventClosedError';
  readonly code: 'unknown' | 'over';
  constructor(code: EventClosedError['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Stores a sign-up for a place, or for the waiting list, at the culture's venue, with its mails. An address that has signed up already gets its
 * existing reference and otherwise the same response as any other, so that the response reveals no participant; its owner is mailed.
 * @throws EventClosedError, SubmissionError, TooBusyError, and the database's errors; nothing is stored then.
 */
export async function submitEventSignUp(
  groups: Desk['groups'],
  sent: EventSignUpInput,
  envelope: Envelope,
  settings: EventSettings,
): Promise<SignedUp> {
  const input = { ...sent, email: readableAddress(sent.email) };
  const { limitSecret } = settings;
  const { privacyNotice } = envelope;
  return submit(
    { groups, limitSecret },
    {
      ...envelope,
      sent: input,
      email: input.email,
      async make(once) {
        const id = randomUUID();
        const written = { id, ...input, privacyNotice, ...once };
        return (session, told) => store(session, written, { ...settings, told });
      },
      earlier: earlierUnder,
      lock: { name: lockOf(input.event), take: (session) => lockEvent(session, input.event) },
    },
  );
}

/** Returns the stored result of an idempotency key. */
async function earlierUnder(session: Session, key: string): Promise<Earlier<SignedUp> | undefined> {
  const rows = eventSignUps(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.idempotencyKey, key));
  if (!found) return undefined;
  const { answered, fingerprint, reference, repeats } = found;
  return {
    fingerprint,
    stored: { reference: repeats ?? reference, place: answered ?? 'waiting' },
  };
}

/** A sign-up's input and its identifiers. */
type Written = EventSignUpInput & Once & Pick<Envelope, 'privacyNotice'> & { id: string };

/** What the transaction reads: the place a new address gets now, and what the address had before. */
interface Decided {
  event: EventFacts;
  earlier: SignUp | undefined;
  place: SignedUp['place'];
}

/** The settings and the recipient of the mails. */
type MailSettings = EventSettings & { told: Told };

/** Stores the sign-up under the event's lock: the free places do not change until the transaction ends. */
async function store(
  session: Session,
  written: Written,
  settings: MailSettings,
): Promise<SignedUp> {
  const event = await readEvent(session, { event: written.event, culture: written.cultureName });
  if (!event?.published) throw new EventClosedError('unknown');
  if (isOver(event)) throw new EventClosedError('over');
  const earlier = await earlierOf(session, event, written.email);
  const answered = hasRoom(await readPlaces(session, event)) ? 'confirmed' : 'waiting';
  const place = earlier ? ('repeated' as const) : answered;
  const now = await nextInLine(session, event);
  const repeats = earlier?.reference ?? null;
  await session.orm
    .insert(eventSignUps(session))
    .values({ ...written, place, answered, repeats, createdAt: now, updatedAt: now });
  const mails = await mailsOf(session, written, { event, earlier, place: answered }, settings);
  const { cultureName, reference } = written;
  const of = { inbox: 'event-sign-ups', reference, cultureName } as const;
  await enqueue(session, mails, { mailFrom: settings.mailFrom, of });
  return { reference: repeats ?? reference, place: answered };
}

/** Returns an address's sign-up for this venue. The database's case-insensitive match is only a prefilter. */
async function earlierOf(
  session: Session,
  event: EventFacts,
  email: string,
): Promise<SignUp | undefined> {
  const rows = eventSignUps(session);
  const alike = sql`lower(${rows.email}) = lower(${email})`;
  const found = await session.orm
    .select()
    .from(rows)
    .where(and(at(session, event, 'confirmed', 'waiting'), alike));
  return found.find((signUp) => signUp.email?.toLowerCase() === email.toLowerCase());
}

/** Returns a timestamp later than all others of the event, which keeps the order within a millisecond. ISO 8601. */
async function nextInLine(session: Session, { id }: EventFacts): Promise<string> {
  const { createdAt, event } = eventSignUps(session);
  const [last] = await session.orm
    .select({ at: max(createdAt) })
    .from(eventSignUps(session))
    .where(eq(event, id));
  return new Date(Math.max(Date.now(), Date.parse(last?.at ?? '') + 1 || 0)).toISOString();
}

/** Returns the mails to the participant and to the department. */
async function mailsOf(
  session: Session,
  written: Written,
  { earlier, event, place: answered }: Decided,
  settings: MailSettings,
): Promise<Mail[]> {
  const department = await departmentAddress(session, event.culture);
  // The owner's mail contains the owner's own input, not what another person entered with the same address.
  const own = earlier ?? written;
  const place = earlier ? placeOf(earlier) : answered;
  const still = place === 'confirmed' ? 'stillConfirmed' : 'stillWaiting';
  const kind: EventMailKind = earlier ? still : place;
  const toParticipant = await participantMail(factsOf(own, event), kind, {
    cancelHref: cancelLink(event.culture, own.id, settings),
    replyTo: department,
    siteOrigin: settings.siteOrigin,
  });
  const told = settings.told.sender ? [toParticipant] : [];
  if (!department || !settings.told.department) return told;
  // The new input, under the only reference that the visitor has received.
  const facts = { ...factsOf(written, event), reference: own.reference };
  const stands = { place, repeated: earlier !== undefined } as const;
  return [...told, await departmentMail(facts, stands, department)];
}

const placeOf = ({ place }: SignUp): SignedUp['place'] =>
  place === 'confirmed' ? 'confirmed' : 'waiting';
