import type { StaffSession } from '@oilway/store/staff/sessions.ts';
import type { PayloadRequest } from 'payload';

/** Returns the staff session of a request; undefined for a visitor. */
export function staffSessionOf({ user }: PayloadRequest): StaffSession | undefined {
  const { _proved: reauthenticatedAt = 0, _sid: id } = (user ?? {}) as {
    _proved?: number;
    _sid?: string;
  };
  if (user?.collection !== 'staff' || !id) return undefined;
  return { person: Number(user.id), reauthenticatedAt, id };
}
