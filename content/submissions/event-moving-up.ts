import { moveUp, waitedFor } from '@oilway/store/events/places.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';

/**
 * Gives the places that are free to whoever waits for them, at every venue: after a migration that made two venues of one.
 * Each venue is a transaction of its own; where nobody can move up nothing changes.
 */
export async function moveUpEverywhere(payload: Payload): Promise<void> {
  for (const venue of await waitedFor(await sessionOf(payload)))
    await inTransaction(payload, async (req) =>
      moveUp(await sessionOf(payload, req), venue, readSettings()),
    );
}
