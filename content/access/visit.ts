import type { StaffVisit } from '@oilway/store/staff/sessions.ts';
import type { PayloadRequest } from 'payload';

/** Returns the staff session of a request; undefined for a visitor. */
export function visitOf({ user }: PayloadRequest): StaffVisit | undefined {
  const { _proved: proved = 0, _sid: session } = (user ?? {}) as {
    _proved?: number;
    _sid?: string;
  };
  if (user?.collection !== 'staff' || !session) return undefined;
  return { person: Number(user.id), proved, session };
}
