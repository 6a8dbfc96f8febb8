import type { Payload } from 'payload';
import type { Role } from '../access/roles.ts';
import type { Staff } from '../payload-types.ts';

interface NewStaff {
  name: string;
  email: string;
  password: string;
  role: Role;
  language?: Staff['language'];
  /** What a clerk reads. */
  countries?: Staff['countries'];
  departments?: number[];
  otherMessages?: boolean;
}

/**
 * Somebody who can log in at once, without an invitation: the first login, the demo, tests.
 * @throws ValidationError for a password that is none.
 */
export const hire = (payload: Payload, { language = 'de', ...person }: NewStaff): Promise<Staff> =>
  payload.create({
    collection: 'staff',
    data: { ...person, language, state: 'active' },
    overrideAccess: true,
    depth: 0,
  });
