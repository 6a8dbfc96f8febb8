import { text } from '../labels.ts';

/** The roles of staff. A person has exactly one role; access is denied unless a rule names the role. */
export const roles = [
  'admin',
  'editor-de',
  'editor-pl',
  'portal-manager',
  'forms-clerk',
  'compliance-officer',
] as const;
export type Role = (typeof roles)[number];

/** Ranks of roles by their permissions. A change to a higher rank is mailed to all administrators. */
const roleRanks: Record<Role, number> = {
  'editor-de': 1,
  'editor-pl': 1,
  'forms-clerk': 2,
  'portal-manager': 3,
  'compliance-officer': 4,
  admin: 5,
};

export const isPromotion = (before: Role, after: Role): boolean =>
  roleRanks[after] > roleRanks[before];

/** The roles that handle submissions. */
export const clerkRoles = ['admin', 'forms-clerk'] as const satisfies readonly Role[];

export const roleLabels: Record<Role, ReturnType<typeof text>> = {
  admin: text('Administration', 'Administracja', 'Administrator'),
  'editor-de': text('Redaktion Deutschland', 'Redakcja Niemcy', 'Editor for Germany'),
  'editor-pl': text('Redaktion Polen', 'Redakcja Polska', 'Editor for Poland'),
  'portal-manager': text('Portalverwaltung', 'Zarządzanie portalem', 'Portal manager'),
  'forms-clerk': text('Formulare', 'Obsługa formularzy', 'Forms clerk'),
  'compliance-officer': text('Compliance', 'Compliance', 'Compliance officer'),
};
