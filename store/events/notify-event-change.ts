import { asc } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { type EventDetails, readEventById } from './event-details.ts';
import { type EventSettings, notifyParticipants } from './notify-participants.ts';
import { hasEnded, signUpCondition } from './occupancy.ts';
import { eventSignUps } from './tables.ts';

/** Mails every participant with a place when a published event's time or place has changed. @param previous the previously published event. */
export async function notifyEventChange(
  session: DbSession,
  event: number,
  previous: EventDetails,
  settings: EventSettings,
): Promise<void> {
  const rows = eventSignUps(session);
  const current = await readEventById(session, event);
  if (!current?.published || hasEnded(current) || !isChanged(previous, current)) return;
  const confirmed = await session.orm
    .select()
    .from(rows)
    .where(signUpCondition(session, current, 'confirmed'))
    .orderBy(asc(rows.createdAt), asc(rows.id));
  await notifyParticipants(session, current, confirmed, 'changed', settings);
}

const isChanged = (one: EventDetails, other: EventDetails): boolean =>
  (['start', 'end', 'venue', 'address'] as const).some((name) => one[name] !== other[name]);
