import type { Locale } from '../locales.ts';

/** A recipient of submissions; always from the configuration, never from the request. */
export interface DepartmentAddress {
  /** The department's id, which decides who may read the message. */
  id: number;
  name: string;
  email: string;
}

/** The name matches no department of the culture, or there is no department. */
export class UnknownDepartmentError extends Error {
  override name = 'UnknownDepartmentError';
}

/** Returns the departments of a culture's country for one purpose, in order. */
export type DepartmentsOf = (
  locale: Locale,
  purpose: 'contact' | 'sponsoring',
) => Promise<readonly DepartmentAddress[]>;
