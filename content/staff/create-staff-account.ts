import type { Payload } from 'payload';
import type { Role } from '../access/roles.ts';
import type { Staff } from '../payload-types.ts';

interface NewStaff {
  name: string;
  email: string;
  password: string;
  role: Role;
  language?: Staff['language'];
  /** The countries a clerk reads. */
  countries?: Staff['countries'];
  departments?: number[];
  otherMessages?: boolean;
}

/** Creates an active account without an invitation: for the first login, the demo and tests. @throws ValidationError for an invalid password. */
export const createStaffAccount = (
  payload: Payload,
  { language = 'de', ...person }: NewStaff,
): Promise<Staff> =>
  payload.create({
    collection: 'staff',
    data: { ...person, language, state: 'active' },
    overrideAccess: true,
    depth: 0,
  });
