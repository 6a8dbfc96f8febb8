import type { CollectionConfig, Condition, Field } from 'payload';
import {
  reauthenticateForDeletion,
  reauthenticateForEmailChange,
} from '../access/reauthentication.ts';
import { denyAll, portalAccess } from '../access/rules.ts';
import {
  dateTimeField,
  randomId,
  relationshipField,
  selectField,
  textareaField,
  textField,
  uiField,
} from '../blocks/fields.ts';
import { type StudioText, text } from '../labels.ts';
import { siteNames } from '../languages.ts';
import { grants } from '../library/grants.ts';
import type { Member } from '../payload-types.ts';
import { mailField } from '../people/mail-field.ts';
import {
  applyStateChange,
  inviteOrEndSessions,
  lockBeforeUpdate,
  normalizeEmail,
  revokeAccess,
} from './member-hooks.ts';

const states = {
  requested: text('Angefragt', 'Wniosek', 'Requested'),
  refused: text('Abgelehnt', 'Odrzucony wniosek', 'Refused'),
  invited: text('Eingeladen', 'Zaproszenie', 'Invited'),
  active: text('Aktiv', 'Aktywne', 'Active'),
  disabled: text('Gesperrt', 'Zablokowane', 'Disabled'),
};

const state = selectField('state', text('Stand', 'Stan', 'State'), states, {
  defaultValue: 'invited',
  index: true,
  admin: {
    position: 'sidebar',
    description: text(
      '„Eingeladen“ verschickt die Einladung. „Aktiv“ wird ein Zugang, sobald das erste Passwort gewählt ist. „Gesperrt“ beendet alle Sitzungen sofort und löscht die Passkeys.',
      '„Zaproszenie” wysyła e-mail z zaproszeniem. Konto staje się aktywne po ustawieniu pierwszego hasła. „Zablokowane” od razu kończy wszystkie sesje i usuwa klucze dostępu.',
      '“Invited” sends the invitation. An account becomes active with its first password. “Disabled” ends all sessions at once and deletes the passkeys.',
    ),
  },
});

const timestampField = (name: string, label: StudioText): Field =>
  dateTimeField(name, label, {
    access: { update: denyAll },
    admin: { readOnly: true, position: 'sidebar' },
  });

const isRequest: Condition<Member> = ({ state }, _, { operation }) =>
  operation === 'update' && state === 'requested';

/** The buttons that decide an open request. */
const request = uiField('request', '/components/members/AccountRequest.tsx#AccountRequest', {
  condition: isRequest,
});

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
  },
  access: portalAccess,
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
    beforeChange: [reauthenticateForEmailChange.beforeChange, applyStateChange],
    afterChange: [inviteOrEndSessions],
    afterDelete: [revokeAccess],
  },
  fields: [
    randomId,
    request,
    state,
    { ...mailField, unique: true, index: true },
    textField('name', text('Name', 'Imię i nazwisko', 'Name'), { required: true }),
    relationshipField('company', 'companies', text('Firma', 'Firma', 'Company'), {
      index: true,
      admin: {
        description: text(
          'Nötig, bevor jemand eingeladen wird. Leer: Beim Annehmen einer Anfrage entsteht die Firma, die darin steht.',
          'Wymagana przed wysłaniem zaproszenia. Puste: po przyjęciu wniosku powstaje podana w nim firma.',
          'Required before an invitation. Empty: accepting a request creates the company named in it.',
        ),
      },
    }),
    textField(
      'requestedCompany',
      text('Firma laut Anfrage', 'Firma podana we wniosku', 'Company as requested'),
      {
        access: { create: denyAll, update: denyAll },
        admin: { readOnly: true, condition: ({ requestedCompany }) => Boolean(requestedCompany) },
      },
    ),
    {
      ...grants,
      name: 'newCompanyCategories',
      virtual: true,
      admin: {
        ...grants.admin,
        readOnly: false,
        condition: (data, siblingData, context) =>
          isRequest(data, siblingData, context) && !data.company,
        disableListColumn: true,
        disableListFilter: true,
      },
    } as Field,
    selectField('cultureName', text('Website', 'Strona', 'Site'), siteNames, {
      index: true,
      admin: { position: 'sidebar' },
    }),
    timestampField('requestedAt', text('Angefragt am', 'Data wniosku', 'Requested')),
    timestampField('invitedAt', text('Eingeladen am', 'Zaproszono', 'Invited')),
    timestampField('lastLogin', text('Letzte Anmeldung', 'Ostatnie logowanie', 'Last login')),
    timestampField('decidedAt', text('Entschieden am', 'Data decyzji', 'Decided')),
    textField('decidedBy', text('Entschieden von', 'Decyzja', 'Decided by'), {
      access: { create: denyAll, update: denyAll },
      admin: { readOnly: true, position: 'sidebar' },
    }),
    textareaField(
      'refusal',
      text('Gründe der Ablehnung', 'Powody odmowy', 'Reasons of the refusal'),
      10_000,
      {
        access: { create: denyAll },
        admin: { readOnly: true, condition: ({ state }) => state === 'refused' },
      },
    ),
    passwordHash,
  ],
};
