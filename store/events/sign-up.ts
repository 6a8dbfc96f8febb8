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

/** A sign-up as the site has checked it (specification section 3: Event participant). */
export interface EventSignUpInput {
  cultureName: Culture;
  event: number;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export interface SignedUp {
  /** Of the sign-up that stands, which is the earlier one of an address. */
  reference: string;
  /** What whoever is new would have now. Only the mail says what an earlier sign-up has. */
  place: 'confirmed' | 'waiting';
}

/** Nobody can sign up for this event: `unknown` is none that visitors of the culture can see. */
export class EventClosedError extends Error {
  override name = 'EventClosedError';
  readonly code: 'unknown' | 'over';
  constructor(code: EventClosedError['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Takes a place of an event at the venue of the culture, or one on its waiting list, and stores it with its mails. An
 * address that has signed up there already is told the number it has, and else answered as any other, so that nobody
 * learns who comes; its owner is told by mail.
 * @throws EventClosedError, SubmissionError, TooBusyError, and whatever the database throws; nothing is stored then.
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

/** What was stored under a key before, as it was answered then. */
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

/** What a sign-up says, and what tells it from all others. */
type Written = EventSignUpInput & Once & Pick<Envelope, 'privacyNotice'> & { id: string };

/** What the transaction found: the place that whoever is new has now, and what the address had before. */
interface Decided {
  event: EventFacts;
  earlier: SignUp | undefined;
  place: SignedUp['place'];
}

/** What the mails are made with, and who is written to. */
type MailSettings = EventSettings & { told: Told };

/** Under the lock of the event: what there is room for is true until the transaction ends. */
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

/** The sign-up that an address has for this venue. What the database takes for the same letters is only a first sieve. */
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

/** The moment of a sign-up, later than all others for the event: those of one millisecond wait in their order, too. ISO 8601. */
async function nextInLine(session: Session, { id }: EventFacts): Promise<string> {
  const { createdAt, event } = eventSignUps(session);
  const [last] = await session.orm
    .select({ at: max(createdAt) })
    .from(eventSignUps(session))
    .where(eq(event, id));
  return new Date(Math.max(Date.now(), Date.parse(last?.at ?? '') + 1 || 0)).toISOString();
}

/** To the participant how it stands, and to the department who it is. */
async function mailsOf(
  session: Session,
  written: Written,
  { earlier, event, place: answered }: Decided,
  settings: MailSettings,
): Promise<Mail[]> {
  const department = await departmentAddress(session, event.culture);
  // Who has signed up reads what they wrote themselves, not what somebody else wrote with their address.
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
  // What was written now, under the only number that the visitor was told.
  const facts = { ...factsOf(written, event), reference: own.reference };
  const stands = { place, repeated: earlier !== undefined } as const;
  return [...told, await departmentMail(facts, stands, department)];
}

const placeOf = ({ place }: SignUp): SignedUp['place'] =>
  place === 'confirmed' ? 'confirmed' : 'waiting';
