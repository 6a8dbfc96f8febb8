import { text } from '../labels.ts';

/** What a member of staff may be. One person has one role; access is denied where no rule names it. */
export const roles = [
  'admin',
  'editor-de',
  'editor-pl',
  'portal-manager',
  'forms-clerk',
  'compliance-officer',
] as const;
export type Role = (typeof roles)[number];

/** How much a role may do: whoever gets one that may do more has been raised, which all administrators are told. */
const ranks: Record<Role, number> = {
  'editor-de': 1,
  'editor-pl': 1,
  'forms-clerk': 2,
  'portal-manager': 3,
  'compliance-officer': 4,
  admin: 5,
};

export const isRaised = (before: Role, after: Role): boolean => ranks[after] > ranks[before];

/** Who works on what visitors send. */
export const clerkRoles = ['admin', 'forms-clerk'] as const satisfies readonly Role[];

export const roleLabels: Record<Role, ReturnType<typeof text>> = {
  admin: text('Administration', 'Administracja', 'Administrator'),
  'editor-de': text('Redaktion Deutschland', 'Redakcja Niemcy', 'Editor for Germany'),
  'editor-pl': text('Redaktion Polen', 'Redakcja Polska', 'Editor for Poland'),
  'portal-manager': text('Portalverwaltung', 'Zarządzanie portalem', 'Portal manager'),
  'forms-clerk': text('Formulare', 'Obsługa formularzy', 'Forms clerk'),
  'compliance-officer': text('Compliance', 'Compliance', 'Compliance officer'),
};
