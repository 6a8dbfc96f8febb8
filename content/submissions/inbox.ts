import { randomUUID } from 'node:crypto';
import type { Inbox } from '@oilway/store/inboxes.ts';
import { eraseBelongings } from '@oilway/store/retention/erase.ts';
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
} from 'payload';
import { ownEntries } from '../access/own-entries.ts';
import { proveForDeletion } from '../access/prove.ts';
import { nobody } from '../access/rules.ts';
import { sessionOf } from '../database/session.ts';
import { text } from '../labels.ts';
import { assignee } from './assignee.ts';
import { csvEndpoint } from './csv.ts';
import { replyEndpoint } from './reply.ts';

/** What a form sent stays as it came: {@link unchanged} closes it for every hand. */
const asItCame = { readOnly: true } as const;

type Labels = ReturnType<typeof text>;

/** A line of what was sent. */
export const sentLine = (name: string, label: Labels): Field => ({
  name,
  type: 'text',
  maxLength: 254,
  label,
  admin: asItCame,
});

export const sentText = (name: string, label: Labels): Field => ({
  name,
  type: 'textarea',
  maxLength: 5000,
  label,
  admin: asItCame,
});

/** The page that the form stood on. */
export const sentFrom: Field = {
  name: 'umbracoNodeID',
  type: 'number',
  label: text('Seite', 'Podstrona', 'Page'),
  admin: {
    ...asItCame,
    position: 'sidebar',
    components: { Description: '/components/inbox/PageName.tsx#PageName' },
  },
};

/** The id of what people send: random, so that no number tells how many there are. */
const id: Field = {
  name: 'id',
  type: 'text',
  required: true,
  maxLength: 36,
  defaultValue: () => randomUUID(),
  admin: { hidden: true },
};

const status: Field = {
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: 'new',
  index: true,
  label: text('Stand', 'Stan', 'Status'),
  options: [
    { value: 'new', label: text('Neu', 'Nowe', 'New') },
    { value: 'inWork', label: text('In Arbeit', 'W toku', 'In work') },
    { value: 'done', label: text('Erledigt', 'Załatwione', 'Done') },
    { value: 'spam', label: text('Spam', 'Spam', 'Spam') },
  ],
  admin: { position: 'sidebar' },
};

const notes: Field = {
  name: 'notes',
  type: 'textarea',
  maxLength: 10_000,
  label: text('Interne Notizen', 'Notatki wewnętrzne', 'Internal notes'),
};

const reference: Field = {
  name: 'reference',
  type: 'text',
  required: true,
  maxLength: 20,
  unique: true,
  index: true,
  label: text('Vorgangsnummer', 'Numer sprawy', 'Reference'),
  admin: { ...asItCame, position: 'sidebar' },
};

const culture: Field = {
  name: 'cultureName',
  type: 'select',
  required: true,
  index: true,
  options: [
    { value: 'de-DE', label: text('Deutschland', 'Niemcy', 'Germany') },
    { value: 'pl-PL', label: text('Polen', 'Polska', 'Poland') },
  ],
  label: text('Website', 'Strona', 'Site'),
  admin: { ...asItCame, position: 'sidebar' },
};

/** The version of what the form said about data, which `gdprAccept` names. */
const privacyNotice: Field = {
  name: 'privacyNotice',
  type: 'text',
  maxLength: 10,
  label: text('Datenschutzhinweis', 'Informacja o danych', 'Privacy notice'),
  admin: {
    ...asItCame,
    position: 'sidebar',
    description: text(
      'Die Fassung, die neben dem Formular stand. Leer, wenn ein anderes Programm gesendet hat.',
      'Wersja widoczna przy formularzu. Puste, jeśli wiadomość wysłał inny program.',
      'The version that stood beside the form. Empty where another program has sent it.',
    ),
  },
};

/** The mails about it, and a reply. */
const correspondence: Field = {
  name: 'correspondence',
  type: 'ui',
  label: text('E-Mails', 'E-maile', 'Mails'),
  admin: { components: { Field: '/components/inbox/Correspondence.tsx#Correspondence' } },
};

/** Files and mails go with what they belong to. */
const eraseWithIt: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { id: own, reference: number } = doc as { id: string; reference: string };
  await eraseBelongings(await sessionOf(req), [{ id: own, reference: number }]);
};

/** What makes a second press harmless; of no use to a reader. */
const once: Field[] = ['idempotencyKey', 'fingerprint'].map((name) => ({
  name,
  type: 'text',
  required: true,
  maxLength: 200,
  unique: name === 'idempotencyKey',
  hidden: true,
  access: { read: nobody, update: nobody },
}));

const unchanged = (field: Field): Field => {
  if ('fields' in field) return { ...field, fields: field.fields.map(unchanged) } as Field;
  const { access, admin } = field as { access?: object; admin?: { readOnly?: boolean } };
  return admin?.readOnly ? ({ ...field, access: { ...access, update: nobody } } as Field) : field;
};

/** Nor does anybody date it anew. */
const keepDates: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return data;
  const { createdAt, updatedAt, ...changed } = data ?? {};
  return changed;
};

/**
 * The inbox of one form: what was sent, unchanged, and what is done about it. Only the site creates an
 * entry, in `submit`; clerks work on it.
 */
export function inbox(
  slug: Inbox,
  labels: NonNullable<CollectionConfig['labels']>,
  fields: Field[],
  columns: string[],
): CollectionConfig {
  const own = ownEntries(slug);
  return {
    slug,
    labels,
    admin: {
      group: text('Eingang', 'Skrzynka', 'Inbox'),
      useAsTitle: 'reference',
      defaultColumns: ['reference', ...columns, 'status', 'assignee', 'createdAt'],
      listSearchableFields: ['reference', ...columns],
      enableRichTextLink: false,
      enableRichTextRelationship: false,
      components: {
        beforeListTable: [
          '/components/inbox/NothingGiven.tsx#NothingGiven',
          '/components/inbox/ExportLink.tsx#ExportLink',
        ],
      },
    },
    endpoints: [csvEndpoint(slug), replyEndpoint(slug)],
    hooks: {
      beforeOperation: [proveForDeletion],
      beforeValidate: [keepDates],
      afterDelete: [eraseWithIt],
    },
    access: { create: nobody, read: own, update: own, delete: own, unlock: nobody },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      id,
      status,
      assignee(slug),
      ...[reference, culture, ...fields, privacyNotice].map(unchanged),
      correspondence,
      notes,
      ...once,
    ],
  };
}
