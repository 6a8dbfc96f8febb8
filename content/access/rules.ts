import type { Country } from '@oilway/store/locales.ts';
import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { clerkRoles, type Role } from './roles.ts';

/** Returns the role of the session; undefined for a visitor or a session that is not staff. */
export function roleOf(req: PayloadRequest): Role | undefined {
  const user = req.user as { collection?: string; role?: Role } | null;
  return user?.collection === 'staff' ? user.role : undefined;
}

/** Returns the country a role edits; undefined for roles that edit none or every country. */
export function countryOf(role: Role | undefined): Country | undefined {
  if (role === 'editor-de') return 'de';
  return role === 'editor-pl' ? 'pl' : undefined;
}

/** Returns whether a role may write documents of a country. */
export const mayWriteIn = (role: Role | undefined, country: Country): boolean =>
  role === 'admin' || countryOf(role) === country;

type RoleCheck = (args: { req: PayloadRequest }) => boolean;

export const denyAll = (): boolean => false;

export const allowRoles =
  (...allowedRoles: Role[]): RoleCheck =>
  ({ req }) => {
    const role = roleOf(req);
    return role !== undefined && allowedRoles.includes(role);
  };

export const admins = allowRoles('admin');
/** Allows the roles that handle submissions. */
export const clerks = allowRoles(...clerkRoles);
/** Allows the roles that manage the customer portal. */
export const portalManagers = allowRoles('admin', 'portal-manager');
export const portalAccess = {
  create: portalManagers,
  read: portalManagers,
  update: portalManagers,
  delete: portalManagers,
};
/** Allows the roles that answer data subject requests: clerks for the forms, managers for the portal. */
export const dataSubjectClerks = allowRoles(...clerkRoles, 'portal-manager');
/** Allows the role that reads whistleblowing reports. */
export const complianceOfficers = allowRoles('compliance-officer');
/** Allows the roles that see the existence and the state of a report. */
export const reportStatusReaders = allowRoles('compliance-officer', 'admin');
export const editors = allowRoles('admin', 'editor-de', 'editor-pl');
export const anyStaff: RoleCheck = ({ req }) => roleOf(req) !== undefined;

/**
 * Limits editors to the language of their country. `locale=all` and the parameters that publish or unpublish every language at once would reach
 * further, so they are refused.
 */
export const ownLocale: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  const country = countryOf(role);
  if (!country || req.locale !== country) return false;
  const { publishAllLocales, unpublishAllLocales } = req.query ?? {};
  return isOff(publishAllLocales) && isOff(unpublishAllLocales);
};

/** Payload converts these parameters to booleans before it calls access rules: only unambiguous values count as off. */
const isOff = (value: unknown) => value === undefined || value === false || value === 'false';

/** Limits editors to documents of their country, by a condition on the stored field `country`. */
export const ownCountry: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  const country = countryOf(role);
  if (!country) return false;
  const where: Where = { country: { equals: country } };
  return where;
};

/** A query condition for staff with a clerk's role. */
export const whereClerk: Where = { role: { in: [...clerkRoles] } };

export const adminFieldAccess: FieldAccess = ({ req }) => roleOf(req) === 'admin';
