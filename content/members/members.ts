import { randomUUID } from 'node:crypto';
import type { CollectionConfig, Field } from 'payload';
import {
  reauthenticateForDeletion,
  reauthenticateForEmailChange,
} from '../access/reauthentication.ts';
import { denyAll, portalManagers } from '../access/rules.ts';
import { dateTimePicker } from '../date-formats.ts';
import { type StudioText, text } from '../labels.ts';
import { mailField } from '../people/mail-field.ts';
import { accountRequestEndpoints } from './decide-account-request.ts';
import {
  inviteOrEndSessions,
  lockBeforeUpdate,
  normalizeEmail,
  revokeAccess,
  validateStateTransition,
} from './member-hooks.ts';

/** What the studio calls the states. */
export const memberStates = {
  requested: text('Angefragt', 'Wniosek', 'Requested'),
  refused: text('Abgelehnt', 'Odrzucony wniosek', 'Refused'),
  invited: text('Eingeladen', 'Zaproszenie', 'Invited'),
  active: text('Aktiv', 'Aktywne', 'Active'),
  disabled: text('Gesperrt', 'Zablokowane', 'Disabled'),
};

const state: Field = {
  name: 'state',
  type: 'select',
  required: true,
  defaultValue: 'invited',
  index: true,
  label: text('Stand', 'Stan', 'State'),
  options: Object.entries(memberStates).map(([value, label]) => ({ value, label })),
  admin: {
    position: 'sidebar',
    description: text(
      '„Eingeladen“ verschickt die Einladung. „Aktiv“ wird ein Zugang, sobald das erste Passwort gewählt ist. „Gesperrt“ beendet alle Sitzungen sofort und löscht die Passkeys.',
      '„Zaproszenie” wysyła e-mail z zaproszeniem. Konto staje się aktywne po ustawieniu pierwszego hasła. „Zablokowane” od razu kończy wszystkie sesje i usuwa klucze dostępu.',
      '“Invited” sends the invitation. An account becomes active with its first password. “Disabled” ends all sessions at once and deletes the passkeys.',
    ),
  },
};

const timestampField = (name: string, label: ReturnType<typeof text>): Field => ({
  name,
  type: 'date',
  label,
  access: { update: denyAll },
  admin: {
    readOnly: true,
    position: 'sidebar',
    date: dateTimePicker,
  },
});

/** The request for an account with the forms that decide it, and later its outcome. */
const request: Field = {
  name: 'request',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/components/members/AccountRequest.tsx#AccountRequest' },
  },
};

/** Written with the decision, and shown by the field above. */
const outcomeField = (name: string, type: 'date' | 'text' | 'textarea', label: StudioText) =>
  ({
    name,
    type,
    label,
    access: { create: denyAll, update: denyAll },
    admin: { hidden: true, disableListColumn: true },
    ...(type === 'date' ? {} : { maxLength: type === 'text' ? 120 : 10_000 }),
  }) as Field;

/** Argon2id in PHC format, which includes its parameters. No request can read it. */
const passwordHash: Field = {
  name: 'passwordHash',
  type: 'text',
  maxLength: 500,
  hidden: true,
  access: { create: denyAll, read: denyAll, update: denyAll },
};

/**
 * Accounts of the customer portal. Not an auth collection of Payload: its password hashes are weaker, and members must have no access to the studio.
 */
export const members: CollectionConfig = {
  slug: 'members',
  labels: {
    singular: text('Mitglied', 'Użytkownik portalu', 'Member'),
    plural: text('Mitglieder', 'Użytkownicy portalu', 'Members'),
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'company', 'state', 'lastLogin'],
    listSearchableFields: ['email', 'name', 'requestedCompany'],
    enableRichTextLink: false,
    enableRichTextRelationship: false,
  },
  access: {
    create: portalManagers,
    read: portalManagers,
    update: portalManagers,
    delete: portalManagers,
    unlock: denyAll,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    beforeOperation: [
      reauthenticateForDeletion,
      reauthenticateForEmailChange.beforeOperation,
      lockBeforeUpdate,
    ],
    beforeValidate: [normalizeEmail],
    beforeChange: [reauthenticateForEmailChange.beforeChange, validateStateTransition],
    afterChange: [inviteOrEndSessions],
    afterDelete: [revokeAccess],
  },
  fields: [
    {
      name: 'id',
      type: 'text',
      required: true,
      maxLength: 36,
      defaultValue: () => randomUUID(),
      admin: { hidden: true },
    },
    request,
    state,
    { ...mailField, unique: true, index: true },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      label: text('Name', 'Imię i nazwisko', 'Name'),
    },
    {
      name: 'company',
      type: 'relationship',
      relationTo: 'companies',
      index: true,
      label: text('Firma', 'Firma', 'Company'),
      admin: {
        description: text(
          'Nötig, bevor jemand eingeladen wird.',
          'Wymagana przed wysłaniem zaproszenia.',
          'Required before an invitation.',
        ),
      },
    },
    {
      name: 'requestedCompany',
      type: 'text',
      maxLength: 120,
      label: text('Firma laut Anfrage', 'Firma podana we wniosku', 'Company as requested'),
      access: { create: denyAll, update: denyAll },
      admin: { readOnly: true, condition: ({ requestedCompany }) => Boolean(requestedCompany) },
    },
    {
      name: 'cultureName',
      type: 'select',
      required: true,
      defaultValue: 'de-DE',
      index: true,
      options: [
        { value: 'de-DE', label: text('Deutschland', 'Niemcy', 'Germany') },
        { value: 'pl-PL', label: text('Polen', 'Polska', 'Poland') },
      ],
      label: text('Website', 'Strona', 'Site'),
      admin: { position: 'sidebar' },
    },
    timestampField('requestedAt', text('Angefragt am', 'Data wniosku', 'Requested')),
    timestampField('invitedAt', text('Eingeladen am', 'Zaproszono', 'Invited')),
    timestampField('lastLogin', text('Letzte Anmeldung', 'Ostatnie logowanie', 'Last login')),
    outcomeField('decidedAt', 'date', text('Entschieden am', 'Data decyzji', 'Decided')),
    outcomeField('decidedBy', 'text', text('Entschieden von', 'Decyzja', 'Decided by')),
    outcomeField('refusal', 'textarea', text('Gründe', 'Powody', 'Reasons')),
    passwordHash,
  ],
  endpoints: accountRequestEndpoints,
};
