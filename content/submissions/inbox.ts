import type { Inbox } from '@oilway/store/inboxes.ts';
import { eraseDependents } from '@oilway/store/retention/erase-dependents.ts';
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
} from 'payload';
import { readOwnInboxEntries } from '../access/inbox-access.ts';
import { reauthenticateForDeletion } from '../access/reauthentication.ts';
import { denyAll } from '../access/rules.ts';
import {
  dateTimeField,
  emptySelectField,
  numberField,
  randomId,
  selectField,
  textareaField,
  textField,
  uiField,
} from '../blocks/fields.ts';
import { sessionOf } from '../database/session.ts';
import { type StudioText, text } from '../labels.ts';
import { siteNames } from '../languages.ts';
import { assignee } from './assignee.ts';
import { csvEndpoint } from './csv.ts';
import { inboxStatuses } from './inbox-views.ts';
import { replyEndpoint, replyFrameEndpoint } from './reply.ts';
import { searchTolerantly, telephoneField } from './search-terms.ts';

/** Marks submitted values as read-only: {@link immutable} removes update access. */
const readOnlyAdmin = { readOnly: true } as const;

/** A submitted text field. */
export const submittedText = (name: string, label: StudioText) =>
  textField(name, label, { maxLength: 254, admin: readOnlyAdmin });

export const submittedTextarea = (name: string, label: StudioText) =>
  textareaField(name, label, 5000, { admin: readOnlyAdmin });

/** The page that contained the form. */
export const formPageField: Field = numberField(
  'umbracoNodeID',
  text('Seite', 'Podstrona', 'Page'),
  { admin: readOnlyAdmin },
);

const status = selectField('status', text('Stand', 'Stan', 'Status'), inboxStatuses, {
  index: true,
  admin: { position: 'sidebar' },
});

const notes = textareaField(
  'notes',
  text('Interne Notizen', 'Notatki wewnętrzne', 'Internal notes'),
  10_000,
);

/** Whether a mail about the entry could not be delivered; maintained by the outbox. */
const undeliverable: Field = {
  name: 'undeliverable',
  type: 'checkbox',
  index: true,
  label: text('E-Mail unzustellbar', 'E-mail niedoręczony', 'Mail undeliverable'),
  admin: { ...readOnlyAdmin, disableListColumn: true },
};

/** When staff first replied. */
const repliedAt: Field = dateTimeField('repliedAt', text('Beantwortet', 'Odpowiedź', 'Replied'), {
  admin: readOnlyAdmin,
});

/** Makes telephone numbers searchable in any spelling. Payload refuses to search `hidden` fields. */
const telephoneDigits: Field = textField(telephoneField, text('Telefon', 'Telefon', 'Telephone'), {
  maxLength: 254,
  access: { update: denyAll },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});

/** The time of receipt. Payload's own field has no cell and another label. */
const createdAt: Field = {
  name: 'createdAt',
  type: 'date',
  index: true,
  label: text('Eingang', 'Wpłynęło', 'Received'),
  admin: {
    hidden: true,
    disableBulkEdit: true,
    components: { Cell: '/components/inbox/cells.tsx#AgeCell' },
  },
};

const reference = textField('reference', text('Vorgangsnummer', 'Numer sprawy', 'Reference'), {
  required: true,
  maxLength: 20,
  unique: true,
  index: true,
  admin: readOnlyAdmin,
});

const localeField: Field = emptySelectField(
  'cultureName',
  text('Website', 'Strona', 'Site'),
  siteNames,
  { required: true, index: true, admin: readOnlyAdmin },
);

/** The version of the privacy notice that `gdprAccept` refers to. */
const privacyNotice = textField(
  'privacyNotice',
  text('Datenschutzhinweis', 'Informacja o danych', 'Privacy notice'),
  { maxLength: 10, admin: readOnlyAdmin },
);

/** The submitted values as text; in the list the subject with the first words. */
const letter = uiField('letter', '/components/inbox/Letter.tsx#Letter', {
  Cell: '/components/inbox/cells.tsx#SummaryCell',
  label: text('Nachricht', 'Wiadomość', 'Message'),
});

/** The related mails and the reply form, beside the letter. */
const correspondence = uiField(
  'correspondence',
  '/components/inbox/Correspondence.tsx#Correspondence',
  {
    label: text('E-Mails', 'E-maile', 'Mails'),
    position: 'sidebar',
    disableListColumn: true,
  },
);

/** The buttons of a row. */
const actions: Field = {
  name: 'actions',
  type: 'ui',
  label: text('Aktionen', 'Działania', 'Actions'),
  admin: { components: { Cell: '/components/inbox/Triage.tsx#RowActions' } },
};

/** Deletes the files and mails of a deleted submission. */
const eraseRelatedData: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { id: submissionId, reference: referenceNumber } = doc as { id: string; reference: string };
  await eraseDependents(await sessionOf(req), [{ id: submissionId, reference: referenceNumber }]);
};

/** Makes repeated submissions idempotent; hidden from staff. */
const idempotencyFields: Field[] = ['idempotencyKey', 'fingerprint'].map((name) => ({
  name,
  type: 'text',
  required: true,
  maxLength: 200,
  unique: name === 'idempotencyKey',
  hidden: true,
  access: { read: denyAll, update: denyAll },
}));

const immutable = (field: Field): Field => {
  if ('fields' in field) return { ...field, fields: field.fields.map(immutable) } as Field;
  const { access, admin } = field as { access?: object; admin?: { readOnly?: boolean } };
  if (!admin?.readOnly) return field;
  // The letter shows the value instead of an input. A condition would make the column nullable.
  const hidden = true;
  return { ...field, access: { ...access, update: denyAll }, admin: { ...admin, hidden } } as Field;
};

/** Reopens as new what has no assignee. */
const reopenAsNew: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isReopened = data.status === 'inWork' && ['done', 'spam'].includes(originalDoc?.status);
  return isReopened && !data.assignee ? { ...data, status: 'new' } : data;
};

/** Prevents changes of the dates. */
const ignoreDateChanges: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return data;
  const { createdAt, updatedAt, ...changed } = data ?? {};
  return changed;
};

/**
 * Returns the inbox collection of a form: the submitted values, which are immutable, and their processing. Only the site creates entries, in
 * `submit`; clerks process them.
 */
export function inbox(
  slug: Inbox,
  labels: NonNullable<CollectionConfig['labels']>,
  fields: Field[],
  { columns, searchable }: { columns: string[]; searchable: string[] },
): CollectionConfig {
  const own = readOwnInboxEntries(slug);
  return {
    slug,
    labels,
    admin: {
      useAsTitle: 'reference',
      defaultColumns: [...columns, 'assignee', 'createdAt', 'actions'],
      listSearchableFields: ['reference', ...searchable, telephoneField],
      components: {
        beforeListTable: [
          '/components/inbox/MissingAssignmentNotice.tsx#MissingAssignmentNotice',
          '/components/inbox/ViewLinks.tsx#ViewLinks',
          '/components/inbox/Triage.tsx#SelectionActions',
        ],
        edit: { beforeDocumentControls: ['/components/inbox/Triage.tsx#EntryActions'] },
      },
    },
    endpoints: [csvEndpoint(slug), replyEndpoint(slug), replyFrameEndpoint(slug)],
    hooks: {
      beforeOperation: [reauthenticateForDeletion, searchTolerantly],
      beforeValidate: [ignoreDateChanges],
      beforeChange: [reopenAsNew],
      afterDelete: [eraseRelatedData],
    },
    access: { create: denyAll, read: own, update: own, delete: own },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      randomId,
      status,
      assignee(slug),
      letter,
      ...[reference, localeField, ...fields, privacyNotice, repliedAt, undeliverable].map(
        immutable,
      ),
      telephoneDigits,
      notes,
      correspondence,
      createdAt,
      actions,
      ...idempotencyFields,
    ],
  };
}
