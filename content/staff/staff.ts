import type { Access, CollectionConfig, Field, FieldAccess, Where } from 'payload';
import { countAdmins, keepAnAdmin } from '../access/last-admin.ts';
import { proveForDeletion } from '../access/prove.ts';
import { roleLabels, roles } from '../access/roles.ts';
import { admins, adminsField, areClerks, nobody, roleOf } from '../access/rules.ts';
import { staffAudit } from '../audit/staff-hooks.ts';
import { text } from '../labels.ts';
import { mailField } from '../people/mail-field.ts';
import { accountEndpoints } from './account.ts';
import { clerkFields } from './clerk-fields.ts';
import { doorEndpoints } from './door.ts';
import { factorEndpoints } from './factors.ts';
import { giveBack, giveBackAll } from './give-back.ts';
import { proofEndpoints } from './proof-endpoints.ts';
import { proveForMany, proveForRights } from './prove.ts';
import { removalEndpoints } from './remove-factors.ts';
import { secondStepEndpoints } from './second-step.ts';
import { sendAgain } from './send-again.ts';
import {
  endAccess,
  hashOwn,
  inviteOrEnd,
  keepStates,
  oneAtATime,
  openOwnCountry,
  plainEmail,
} from './staff-hooks.ts';
import { goOn, staffStrategy, tellEnd } from './strategy.ts';

const selfOrAdmin: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  return role && req.user ? { id: { equals: req.user.id } } : false;
};

/** Clerks assign messages to each other, so they can read the names of other clerks. */
const selfAdminOrClerks: Access = ({ req }) => {
  const own = selfOrAdmin({ req });
  if (roleOf(req) !== 'forms-clerk' || typeof own !== 'object') return own;
  return { or: [own as Where, areClerks] };
};

const cameNever: Where = {
  and: [{ state: { equals: 'invited' } }, { lastLogin: { exists: false } }],
};

/** Accounts that were used are deactivated, so that their actions keep a name. Only unused ones can be deleted. */
const onlyWhoNeverCame: Access = ({ req }) => admins({ req }) && cameNever;

/** Clerks read names only. Forms pass the id instead of the document; without either Payload asks for general access. */
const ownOrAdmins: FieldAccess = ({ doc, id, req }) => {
  const whose = doc?.id ?? id;
  return roleOf(req) === 'admin' || (whose !== undefined && String(whose) === String(req.user?.id));
};

const state: Field = {
  name: 'state',
  type: 'select',
  required: true,
  defaultValue: 'invited',
  index: true,
  label: text('Stand', 'Stan', 'State'),
  options: [
    { value: 'invited', label: text('Eingeladen', 'Zaproszenie', 'Invited') },
    { value: 'active', label: text('Aktiv', 'Aktywne', 'Active') },
    { value: 'deactivated', label: text('Deaktiviert', 'Dezaktywowane', 'Deactivated') },
  ],
  access: { create: nobody, update: adminsField },
  admin: {
    position: 'sidebar',
    description: text(
      'Wer angelegt wird, bekommt eine Einladung per E-Mail und wird mit dem ersten Passwort aktiv. „Deaktiviert“ beendet alle Sitzungen sofort und gibt offene Einträge zurück; gelöscht wird nur, wer nie da war.',
      'Nowa osoba dostaje zaproszenie e-mailem i staje się aktywna po ustawieniu pierwszego hasła. „Dezaktywowane” od razu kończy wszystkie sesje i zwalnia niezałatwione wpisy; usunąć można tylko osobę, która nigdy się nie zalogowała.',
      'Whoever is added gets an invitation by mail and becomes active with the first password. “Deactivated” ends all sessions at once and gives open entries back; only who never came is deleted.',
    ),
  },
};

const moment = (name: string, label: ReturnType<typeof text>): Field => ({
  name,
  type: 'date',
  label,
  access: { create: nobody, read: ownOrAdmins, update: nobody },
  admin: {
    readOnly: true,
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy, HH:mm' },
  },
});

const closed = { create: nobody, read: nobody, update: nobody };

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
    delete: onlyWhoNeverCame,
    unlock: nobody,
  },
  endpoints: [
    ...doorEndpoints,
    ...secondStepEndpoints,
    ...factorEndpoints,
    ...removalEndpoints,
    ...accountEndpoints,
    ...proofEndpoints,
  ],
  hooks: {
    beforeOperation: [proveForDeletion, proveForMany, countAdmins, oneAtATime],
    beforeValidate: [plainEmail],
    beforeChange: [proveForRights, hashOwn, keepStates],
    afterChange: [inviteOrEnd, openOwnCountry, ...staffAudit.afterChange, giveBack],
    beforeDelete: [giveBackAll],
    afterDelete: [endAccess, ...staffAudit.afterDelete],
    afterOperation: [keepAnAdmin],
    me: [tellEnd],
    refresh: [goOn],
  },
  fields: [
    {
      ...mailField,
      unique: true,
      index: true,
      access: { read: ownOrAdmins, update: adminsField },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      label: text('Name', 'Imię i nazwisko', 'Name'),
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      label: text('Rolle', 'Rola', 'Role'),
      access: { update: adminsField },
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'de',
      label: text('Sprache der E-Mails', 'Język wiadomości e-mail', 'Language of mails'),
      options: [
        { value: 'de', label: 'Deutsch' },
        { value: 'pl', label: 'Polski' },
        { value: 'en', label: 'English' },
      ],
    },
    ...clerkFields,
    state,
    moment('invitedAt', text('Eingeladen am', 'Zaproszono', 'Invited')),
    moment('lastLogin', text('Letzte Anmeldung', 'Ostatnie logowanie', 'Last login')),
    sendAgain,
    {
      name: 'door',
      type: 'ui',
      admin: { components: { Field: '/components/staff/StaffDoor.tsx#StaffDoor' } },
    },
    // Argon2id in PHC format, which includes its parameters. No request can read it.
    { name: 'passwordHash', type: 'text', maxLength: 500, hidden: true, access: closed },
    // Plaintext that our own code passes for hashing; never stored, and no request can set it.
    { name: 'password', type: 'text', maxLength: 500, virtual: true, hidden: true, access: closed },
  ],
};
