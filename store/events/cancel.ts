import { eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import type { Locale } from '../locales.ts';
import { readCancelToken } from './cancel-link.ts';
import { type EventDetails, type EventRef, readEvent } from './event-details.ts';
import { type EventSettings, notifyParticipants, type SignUp } from './notify-participants.ts';
import { eventLockName, lockEvent, promoteWaiting } from './occupancy.ts';
import { type EventPlace, eventSignUps } from './tables.ts';

/** A sign-up as its cancellation page shows it. */
export interface SignUpDetails {
  locale: Locale;
  reference: string;
  place: EventPlace;
  event: Pick<EventDetails, 'title' | 'start' | 'end' | 'venue' | 'address'>;
}

/** Returns the sign-up that a mailed link identifies; undefined when it does not exist. */
export async function readSignUp(
  session: DbSession,
  token: string,
  { cancelSecret }: EventSettings,
): Promise<SignUpDetails | undefined> {
  const id = readCancelToken(token, cancelSecret);
  const signUp = id && (await findSignUp(session, id));
  const event = signUp && (await readEvent(session, eventRefOf(signUp)));
  if (!event) return undefined;
  const { address, end, start, title, venue } = event;
  const { cultureName: locale, place, reference } = signUp;
  return { locale, reference, place, event: { title, start, end, venue, address } };
}

/** Cancels a sign-up and promotes the next one of the waiting list, in one transaction. Idempotent. @returns whether the sign-up exists. */
export async function cancelSignUp(
  groups: GroupCommit,
  session: DbSession,
  token: string,
  settings: EventSettings,
): Promise<boolean> {
  const id = readCancelToken(token, settings.cancelSecret);
  const found = id && (await findSignUp(session, id));
  if (!found) return false;
  if (!isActive(found.place)) return true;
  await groups.write({
    lock: eventLockName(found.event),
    run: (transaction) => cancel(transaction, found, settings),
  });
  return true;
}

async function cancel(
  session: DbSession,
  signUpBefore: SignUp,
  settings: EventSettings,
): Promise<void> {
  await lockEvent(session, signUpBefore.event);
  const signUp = await findSignUp(session, signUpBefore.id);
  if (!signUp || !isActive(signUp.place)) return;
  const rows = eventSignUps(session);
  await session.orm
    .update(rows)
    .set({ place: 'cancelled', updatedAt: new Date().toISOString() })
    .where(eq(rows.id, signUp.id));
  await completeCancellation(session, signUp, settings);
}

/** Mails a confirmation of the cancellation, and promotes the next sign-up. */
export async function completeCancellation(
  session: DbSession,
  signUp: SignUp,
  settings: EventSettings,
): Promise<void> {
  const venue = eventRefOf(signUp);
  const event = await readEvent(session, venue);
  if (event) await notifyParticipants(session, event, [signUp], 'cancelled', settings);
  await promoteWaiting(session, venue, settings);
}

export async function findSignUp(session: DbSession, id: string): Promise<SignUp | undefined> {
  const rows = eventSignUps(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.id, id));
  return found;
}

/** Returns whether a sign-up is confirmed or waiting. */
export const isActive = (place: EventPlace): boolean =>
  place === 'confirmed' || place === 'waiting';

const eventRefOf = ({ cultureName, event }: SignUp): EventRef => ({ locale: cultureName, event });
