import type { Culture } from '../cultures.ts';

/** Who gets what visitors send: ours, whatever a browser says. */
export interface DepartmentAddress {
  /** Its number in the studio, which says whose the message is. */
  id: number;
  name: string;
  email: string;
}

/** What was named is no department of that culture, or there is none at all. */
export class UnknownDepartmentError extends Error {
  override name = 'UnknownDepartmentError';
}

/** The departments of a culture's country for one purpose, in their order. */
export type DepartmentsOf = (
  culture: Culture,
  purpose: 'contact' | 'sponsoring',
) => Promise<readonly DepartmentAddress[]>;
