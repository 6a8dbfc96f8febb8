import type { Locale } from '@oilway/store/cultures.ts';
import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { clerkRoles, type Role } from './roles.ts';

/** The role of whoever asks; undefined for a visitor or a session that is not staff. */
export function roleOf(req: PayloadRequest): Role | undefined {
  const user = req.user as { collection?: string; role?: Role } | null;
  return user?.collection === 'staff' ? user.role : undefined;
}

/** The one country a role edits; undefined for roles that edit none or every country. */
export function countryOf(role: Role | undefined): Locale | undefined {
  if (role === 'editor-de') return 'de';
  return role === 'editor-pl' ? 'pl' : undefined;
}

/** Whether a role may write documents of a country. */
export const mayWriteIn = (role: Role | undefined, country: Locale): boolean =>
  role === 'admin' || countryOf(role) === country;

type Rule = (asked: { req: PayloadRequest }) => boolean;

export const nobody = (): boolean => false;

export const only =
  (...allowed: Role[]): Rule =>
  ({ req }) => {
    const role = roleOf(req);
    return role !== undefined && allowed.includes(role);
  };

export const admins = only('admin');
/** Those who work on what visitors send. */
export const clerks = only(...clerkRoles);
/** Those who look after the customer portal. */
export const managers = only('admin', 'portal-manager');
/** Those who answer people about their data: clerks have the forms, managers the portal. */
export const dataClerks = only(...clerkRoles, 'portal-manager');
/** Those who read reports of breaches. */
export const officers = only('compliance-officer');
/** Those who see that a case exists, and how it stands. */
export const watchers = only('compliance-officer', 'admin');
export const editors = only('admin', 'editor-de', 'editor-pl');
export const anyStaff: Rule = ({ req }) => roleOf(req) !== undefined;

/**
 * Editors write their own country's language only. `locale=all` and the switches that publish or
 * unpublish every language at once reach beyond it, so they are refused for them.
 */
export const ownLanguage: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  const country = countryOf(role);
  if (!country || req.locale !== country) return false;
  const { publishAllLocales, unpublishAllLocales } = req.query ?? {};
  return isOff(publishAllLocales) && isOff(unpublishAllLocales);
};

/** Payload turns the switches into booleans before it asks: only what is plainly off counts as off. */
const isOff = (value: unknown) => value === undefined || value === false || value === 'false';

/** Editors write documents of their own country only: a constraint on the stored field `country`. */
export const ownCountry: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  const country = countryOf(role);
  if (!country) return false;
  const own: Where = { country: { equals: country } };
  return own;
};

/** Finds clerks among the staff. */
export const areClerks: Where = { role: { in: [...clerkRoles] } };

export const adminsField: FieldAccess = ({ req }) => roleOf(req) === 'admin';
