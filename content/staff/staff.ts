import type { Access, CollectionConfig, Field, FieldAccess, Where } from 'payload';
import { lockAndCountAdmins, requireActiveAdmin } from '../access/last-admin.ts';
import { reauthenticateForDeletion } from '../access/reauthentication.ts';
import { roleLabels } from '../access/roles.ts';
import { adminFieldAccess, admins, denyAll, roleOf, whereClerk } from '../access/rules.ts';
import { staffAuditHooks } from '../audit/staff-audit.ts';
import {
  dateTimeField,
  emptySelectField,
  selectField,
  textField,
  uiField,
} from '../blocks/fields.ts';
import { type StudioText, text } from '../labels.ts';
import { mailField } from '../people/mail-field.ts';
import { accountEndpoints } from './account.ts';
import { authEndpoints } from './auth-endpoints.ts';
import { clerkFields } from './clerk-fields.ts';
import { factorEndpoints } from './factors.ts';
import { reauthenticationEndpoints } from './reauthentication-endpoints.ts';
import {
  reauthenticateForBulkUpdate,
  reauthenticateForPermissions,
} from './reauthentication-hooks.ts';
import { removalEndpoints } from './remove-factors.ts';
import { resubmitField } from './resubmit-field.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import {
  hashFirstPassword,
  inviteOrEndSessions,
  lockBeforeUpdate,
  normalizeEmail,
  revokeAccess,
  setLocalePreference,
  validateStateTransition,
} from './staff-hooks.ts';
import { addSessionExpiry, refreshSession, staffStrategy } from './strategy.ts';
import { movePlanned, successorField } from './successor.ts';
import { unassignAllEntries, unassignUnreadableEntries } from './unassign-entries.ts';

const selfOrAdmin: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  return role && req.user ? { id: { equals: req.user.id } } : false;
};

/** Clerks assign messages to each other, so they can read the names of other clerks. */
const selfAdminOrClerks: Access = ({ req }) => {
  const own = selfOrAdmin({ req });
  if (roleOf(req) !== 'forms-clerk' || typeof own !== 'object') return own;
  return { or: [own as Where, whereClerk] };
};

const neverLoggedIn: Where = {
  and: [{ state: { equals: 'invited' } }, { lastLogin: { exists: false } }],
};

/** Accounts that were used are deactivated, so that their actions keep a name. Only unused ones can be deleted. */
const unusedAccountsOnly: Access = ({ req }) => admins({ req }) && neverLoggedIn;

/** Clerks read names only. Forms pass the id instead of the document; without either Payload asks for general access. */
const ownOrAdmins: FieldAccess = ({ doc, id, req }) => {
  const documentId = doc?.id ?? id;
  return (
    roleOf(req) === 'admin' ||
    (documentId !== undefined && String(documentId) === String(req.user?.id))
  );
};

/** Only another administrator can deactivate an account. */
const adminOfOthers: FieldAccess = ({ id, req }) =>
  roleOf(req) === 'admin' && String(id) !== String(req.user?.id);

const states = {
  invited: text('Eingeladen', 'Zaproszenie', 'Invited'),
  active: text('Aktiv', 'Aktywne', 'Active'),
  deactivated: text('Deaktiviert', 'Dezaktywowane', 'Deactivated'),
};

const state = selectField('state', text('Stand', 'Stan', 'State'), states, {
  index: true,
  access: { create: denyAll, update: adminOfOthers },
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    description: text(
      'Wer angelegt wird, bekommt eine Einladung per E-Mail und wird mit dem ersten Passwort aktiv. „Deaktiviert“ beendet alle Sitzungen sofort; Texte behalten den Namen. Gelöscht wird nur, wer nie da war.',
      'Nowa osoba dostaje zaproszenie e-mailem i staje się aktywna po ustawieniu pierwszego hasła. „Dezaktywowane” od razu kończy wszystkie sesje; teksty zachowują nazwisko. Usunąć można tylko osobę, która nigdy się nie zalogowała.',
      'A new account gets an invitation by mail and becomes active with the first password. “Deactivated” ends all sessions at once; texts keep the name. Only accounts that were never used can be deleted.',
    ),
  },
});

const timestampField = (name: string, label: StudioText): Field =>
  dateTimeField(name, label, {
    access: { create: denyAll, read: ownOrAdmins, update: denyAll },
    admin: { readOnly: true, position: 'sidebar' },
  });

const closed = { create: denyAll, read: denyAll, update: denyAll };

/**
 * Staff accounts. Payload authenticates them by our own strategy; passwords, sessions and links are implemented in the store (`store/staff/`), as for
 * members.
 */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: {
    singular: text('Person', 'Osoba', 'Person'),
    plural: text('Personal', 'Pracownicy', 'Staff'),
  },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'role', 'state', 'lastLogin'] },
  auth: {
    disableLocalStrategy: true,
    strategies: [staffStrategy],
    removeTokenFromResponses: true,
  },
  access: {
    admin: ({ req }) => roleOf(req) !== undefined,
    create: admins,
    read: selfAdminOrClerks,
    update: selfOrAdmin,
    delete: unusedAccountsOnly,
    unlock: denyAll,
  },
  endpoints: [
    ...authEndpoints,
    ...secondFactorEndpoints,
    ...factorEndpoints,
    ...removalEndpoints,
    ...accountEndpoints,
    ...reauthenticationEndpoints,
  ],
  hooks: {
    beforeOperation: [
      reauthenticateForDeletion,
      reauthenticateForBulkUpdate,
      lockAndCountAdmins,
      lockBeforeUpdate,
    ],
    beforeValidate: [normalizeEmail],
    beforeChange: [reauthenticateForPermissions, hashFirstPassword, validateStateTransition],
    afterChange: [
      inviteOrEndSessions,
      setLocalePreference,
      ...staffAuditHooks.afterChange,
      unassignUnreadableEntries,
      movePlanned,
    ],
    beforeDelete: [unassignAllEntries],
    afterDelete: [revokeAccess, ...staffAuditHooks.afterDelete],
    afterOperation: [requireActiveAdmin],
    me: [addSessionExpiry],
    refresh: [refreshSession],
  },
  fields: [
    {
      ...mailField,
      unique: true,
      index: true,
      access: { read: ownOrAdmins, update: adminFieldAccess },
    },
    textField('name', text('Name', 'Imię i nazwisko', 'Name'), { required: true }),
    emptySelectField('role', text('Rolle', 'Rola', 'Role'), roleLabels, {
      required: true,
      access: { update: adminFieldAccess },
    }),
    selectField(
      'language',
      text('Sprache der E-Mails', 'Język wiadomości e-mail', 'Language of mails'),
      { de: 'Deutsch', pl: 'Polski', en: 'English' },
    ),
    ...clerkFields,
    state,
    successorField,
    timestampField('invitedAt', text('Eingeladen am', 'Zaproszono', 'Invited')),
    timestampField('lastLogin', text('Letzte Anmeldung', 'Ostatnie logowanie', 'Last login')),
    resubmitField,
    uiField('account', '/components/staff/StaffLogin.tsx#StaffLogin'),
    // Argon2id in PHC format, which includes its parameters. No request can read it.
    { name: 'passwordHash', type: 'text', maxLength: 500, hidden: true, access: closed },
    // Plaintext that our own code passes for hashing; never stored, and no request can set it.
    { name: 'password', type: 'text', maxLength: 500, virtual: true, hidden: true, access: closed },
  ],
};
