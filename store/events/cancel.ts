import { eq } from 'drizzle-orm';
import type { Culture } from '../cultures.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import type { Session } from '../database/session.ts';
import { signUpOfToken } from './cancel-link.ts';
import { type EventFacts, readEvent, type Venue } from './event-facts.ts';
import { lockEvent, lockOf, moveUp } from './places.ts';
import { type EventPlace, eventSignUps } from './tables.ts';
import { type EventSettings, type SignUp, tellParticipants } from './tell.ts';

/** A sign-up as its cancellation page shows it. */
export interface SignUpState {
  culture: Culture;
  reference: string;
  place: EventPlace;
  event: Pick<EventFacts, 'title' | 'start' | 'end' | 'venue' | 'address'>;
}

/** Returns the sign-up that a mailed link identifies; undefined when it does not exist. */
export async function readSignUp(
  session: Session,
  token: string,
  { cancelSecret }: EventSettings,
): Promise<SignUpState | undefined> {
  const id = signUpOfToken(token, cancelSecret);
  const signUp = id && (await findSignUp(session, id));
  const event = signUp && (await readEvent(session, venueOf(signUp)));
  if (!event) return undefined;
  const { address, end, start, title, venue } = event;
  const { cultureName: culture, place, reference } = signUp;
  return { culture, reference, place, event: { title, start, end, venue, address } };
}

/** Cancels a sign-up and promotes the next one of the waiting list, in one transaction. Idempotent. @returns whether the sign-up exists. */
export async function cancelSignUp(
  groups: GroupCommit,
  session: Session,
  token: string,
  settings: EventSettings,
): Promise<boolean> {
  const id = signUpOfToken(token, settings.cancelSecret);
  const found = id && (await findSignUp(session, id));
  if (!found) return false;
  if (!takesPart(found.place)) return true;
  await groups.write({
    lock: lockOf(found.event),
    act: (transaction) => cancel(transaction, found, settings),
  });
  return true;
}

async function cancel(session: Session, found: SignUp, settings: EventSettings): Promise<void> {
  await lockEvent(session, found.event);
  const signUp = await findSignUp(session, found.id);
  if (!signUp || !takesPart(signUp.place)) return;
  const rows = eventSignUps(session);
  await session.orm
    .update(rows)
    .set({ place: 'cancelled', updatedAt: new Date().toISOString() })
    .where(eq(rows.id, signUp.id));
  await followCancellation(session, signUp, settings);
}

/** Mails a confirmation of the cancellation, and promotes the next sign-up. */
export async function followCancellation(
  session: Session,
  signUp: SignUp,
  settings: EventSettings,
): Promise<void> {
  const venue = venueOf(signUp);
  const event = await readEvent(session, venue);
  if (event) await tellParticipants(session, event, [signUp], 'cancelled', settings);
  await moveUp(session, venue, settings);
}

export async function findSignUp(session: Session, id: string): Promise<SignUp | undefined> {
  const rows = eventSignUps(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.id, id));
  return found;
}

/** Returns whether a sign-up is confirmed or waiting. */
export const takesPart = (place: EventPlace): boolean =>
  place === 'confirmed' || place === 'waiting';

const venueOf = ({ cultureName, event }: SignUp): Venue => ({ culture: cultureName, event });
