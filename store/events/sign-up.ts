import { randomUUID } from 'node:crypto';
import { and, eq, max, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import type { Locale } from '../locales.ts';
import { readableAddress } from '../mail-address.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Mail } from '../outbox/mail.ts';
import {
  type Envelope,
  type ExistingSubmission,
  type MailRecipients,
  type SubmissionDependencies,
  type SubmissionIdentifiers,
  submit,
} from '../submissions/submit.ts';
import { telephoneDigits } from '../submissions/telephone-digits.ts';
import { cancelLink } from './cancel-link.ts';
import { type EventDetails, readEvent } from './event-details.ts';
import type { EventMailKind } from './event-mail-messages.ts';
import { departmentMail, participantMail } from './event-mails.ts';
import {
  departmentAddress,
  type EventSettings,
  type SignUp,
  signUpMailData,
} from './notify-participants.ts';
import {
  eventLockName,
  hasEnded,
  hasFreePlace,
  lockEvent,
  readOccupancy,
  signUpCondition,
} from './occupancy.ts';
import { eventSignUps } from './tables.ts';

/** A sign-up as validated by the site (specification section 3: Event participant). */
export interface EventSignUpInput {
  cultureName: Locale;
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
  groups: SubmissionDependencies['groups'],
  submitted: EventSignUpInput,
  envelope: Envelope,
  settings: EventSettings,
): Promise<SignedUp> {
  const input = { ...submitted, email: readableAddress(submitted.email) };
  const { limitSecret } = settings;
  const { privacyNotice } = envelope;
  return submit(
    { groups, limitSecret },
    {
      ...envelope,
      fingerprinted: input,
      email: input.email,
      async prepare(identifiers) {
        const id = randomUUID();
        const newSignUp = { id, ...input, privacyNotice, ...identifiers };
        return (session, recipients) =>
          storeSignUp(session, newSignUp, { ...settings, recipients });
      },
      findExisting: findByIdempotencyKey,
      lock: {
        name: eventLockName(input.event),
        take: (session) => lockEvent(session, input.event),
      },
    },
  );
}

/** Returns the stored result of an idempotency key. */
async function findByIdempotencyKey(
  session: DbSession,
  key: string,
): Promise<ExistingSubmission<SignedUp> | undefined> {
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
type NewSignUp = EventSignUpInput &
  SubmissionIdentifiers &
  Pick<Envelope, 'privacyNotice'> & { id: string };

/** What the transaction reads: the place a new address gets now, and what the address had before. */
interface SignUpDecision {
  event: EventDetails;
  earlier: SignUp | undefined;
  place: SignedUp['place'];
}

/** The settings and the recipient of the mails. */
type MailSettings = EventSettings & { recipients: MailRecipients };

/** Stores the sign-up under the event's lock: the free places do not change until the transaction ends. */
async function storeSignUp(
  session: DbSession,
  newSignUp: NewSignUp,
  settings: MailSettings,
): Promise<SignedUp> {
  const event = await readEvent(session, { event: newSignUp.event, locale: newSignUp.cultureName });
  if (!event?.published) throw new EventClosedError('unknown');
  if (hasEnded(event)) throw new EventClosedError('over');
  const earlier = await findEarlierSignUp(session, event, newSignUp.email);
  const offeredPlace = hasFreePlace(await readOccupancy(session, event)) ? 'confirmed' : 'waiting';
  const place = earlier ? ('repeated' as const) : offeredPlace;
  const now = await nextCreatedAt(session, event);
  const repeats = earlier?.reference ?? null;
  await session.orm.insert(eventSignUps(session)).values({
    ...newSignUp,
    place,
    answered: offeredPlace,
    repeats,
    telephoneDigits: telephoneDigits(newSignUp.cultureName, newSignUp.phone),
    createdAt: now,
    updatedAt: now,
  });
  const mails = await signUpMails(
    session,
    newSignUp,
    { event, earlier, place: offeredPlace },
    settings,
  );
  const { cultureName, reference } = newSignUp;
  const submission = { inbox: 'event-sign-ups', reference, cultureName } as const;
  await enqueue(session, mails, { mailFrom: settings.mailFrom, submission });
  return { reference: repeats ?? reference, place: offeredPlace };
}

/** Returns an address's sign-up for this venue. The database's case-insensitive match is only a prefilter. */
async function findEarlierSignUp(
  session: DbSession,
  event: EventDetails,
  email: string,
): Promise<SignUp | undefined> {
  const rows = eventSignUps(session);
  const sameAddress = sql`lower(${rows.email}) = lower(${email})`;
  const found = await session.orm
    .select()
    .from(rows)
    .where(and(signUpCondition(session, event, 'confirmed', 'waiting'), sameAddress));
  return found.find((signUp) => signUp.email?.toLowerCase() === email.toLowerCase());
}

/** Returns a timestamp later than all others of the event, which keeps the order within a millisecond. ISO 8601. */
async function nextCreatedAt(session: DbSession, { id }: EventDetails): Promise<string> {
  const { createdAt, event } = eventSignUps(session);
  const [last] = await session.orm
    .select({ at: max(createdAt) })
    .from(eventSignUps(session))
    .where(eq(event, id));
  return new Date(Math.max(Date.now(), Date.parse(last?.at ?? '') + 1 || 0)).toISOString();
}

/** Returns the mails to the participant and to the department. */
async function signUpMails(
  session: DbSession,
  newSignUp: NewSignUp,
  { earlier, event, place: answered }: SignUpDecision,
  settings: MailSettings,
): Promise<Mail[]> {
  const department = await departmentAddress(session, event.locale);
  // The owner's mail contains the owner's own input, not what another person entered with the same address.
  const subject = earlier ?? newSignUp;
  const place = earlier ? responsePlace(earlier) : answered;
  const repeatedKind = place === 'confirmed' ? 'stillConfirmed' : 'stillWaiting';
  const kind: EventMailKind = earlier ? repeatedKind : place;
  const toParticipant = await participantMail(signUpMailData(subject, event), kind, {
    cancelHref: cancelLink(event.locale, subject.id, settings),
    replyTo: department,
    siteOrigin: settings.siteOrigin,
  });
  const mails = settings.recipients.sender ? [toParticipant] : [];
  if (!department || !settings.recipients.department) return mails;
  // The new input, under the only reference that the visitor has received.
  const facts = { ...signUpMailData(newSignUp, event), reference: subject.reference };
  const state = { place, repeated: earlier !== undefined } as const;
  return [...mails, await departmentMail(facts, state, department)];
}

const responsePlace = ({ place }: SignUp): SignedUp['place'] =>
  place === 'confirmed' ? 'confirmed' : 'waiting';
