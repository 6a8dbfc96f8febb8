import type { Access, CollectionConfig, TextField } from 'payload';
import { roleLabels } from '../access/roles.ts';
import { admins, denyAll, editors } from '../access/rules.ts';
import { emptySelectField, numberField, textField } from '../blocks/fields.ts';
import { type StudioText, text } from '../labels.ts';
import { actionLabels } from './action-labels.ts';
import { exportEndpoint } from './export-endpoint.ts';
import { contentKinds, kindLabels } from './subject-kinds.ts';

const readOnlyText = (
  name: string,
  label: StudioText,
  { admin, ...overrides }: Partial<TextField> = {},
) =>
  textField(name, label, {
    maxLength: 200,
    ...overrides,
    admin: { readOnly: true, ...admin },
  } as Partial<TextField>);

/** 64 hexadecimal digits, for verifying the log. */
const checksumField = (name: string, label: StudioText) =>
  readOnlyText(name, label, { maxLength: 64, required: true, admin: { position: 'sidebar' } });

/** Editors read who changed what they write, and no entry about people, accounts, submissions or keys. */
const readOwnKinds: Access = ({ req }) =>
  admins({ req }) || (editors({ req }) && { kind: { in: [...contentKinds] } });

/**
 * The audit log, readable by administrators and, for content, by editors. Only `store/audit/append.ts` writes it; database triggers refuse updates, and deletions before the end of
 * the retention period (`content/migrations/audit-guards.ts`).
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: {
    singular: text('Eintrag im Protokoll', 'Wpis w dzienniku zdarzeń', 'Entry of the audit log'),
    plural: text('Protokoll', 'Dziennik zdarzeń', 'Audit log'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['at', 'actorName', 'action', 'kind', 'title', 'changes'],
    listSearchableFields: ['actorName', 'title', 'subject'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/components/audit/ExportLog.tsx#ExportLog'] },
    description: text(
      'Wer was wann getan hat. Niemand kann hier etwas ändern; gelöscht wird erst nach der Frist unter „Aufbewahrung“.',
      'Kto, co i kiedy zrobił. Nikt nie może tu niczego zmienić; wpisy są usuwane dopiero po terminie podanym w „Przechowywaniu danych”.',
      'Who did what, and when. Entries cannot be changed; those older than the term under “Retention” are deleted.',
    ),
  },
  access: { create: denyAll, read: readOwnKinds, update: denyAll, delete: denyAll },
  defaultSort: '-id',
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  endpoints: [exportEndpoint],
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: text('Wann', 'Kiedy', 'When'),
      admin: { readOnly: true, date: { displayFormat: 'dd.MM.yyyy, HH:mm:ss' } },
    },
    // No relation: the entry outlives a deleted account.
    numberField('actor', text('Nummer der Person', 'Numer osoby', 'Number of the person'), {
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    }),
    readOnlyText('actorName', text('Wer', 'Kto', 'Who'), {
      admin: { components: { Cell: '/components/audit/ActorCell.tsx#ActorCell' } },
    }),
    emptySelectField(
      'actorRole',
      text('Rolle zu dieser Zeit', 'Ówczesna rola', 'Role at that time'),
      roleLabels,
      { admin: { readOnly: true } },
    ),
    emptySelectField('action', text('Was', 'Co', 'What'), actionLabels, {
      required: true,
      index: true,
      admin: { readOnly: true },
    }),
    emptySelectField('kind', text('Woran', 'Czego dotyczy', 'Of what'), kindLabels, {
      admin: { readOnly: true },
    }),
    readOnlyText('subject', text('Nummer des Eintrags', 'Numer wpisu', 'Number of the entry'), {
      index: true,
    }),
    readOnlyText('title', text('Bezeichnung', 'Nazwa', 'Title'), {
      admin: { components: { Cell: '/components/audit/TitleCell.tsx#TitleCell' } },
    }),
    {
      name: 'changes',
      type: 'json',
      label: text('Vorher und nachher', 'Przed i po', 'Before and after'),
      admin: {
        readOnly: true,
        components: {
          Field: '/components/audit/Changes.tsx#ChangesField',
          Cell: '/components/audit/Changes.tsx#ChangesCell',
        },
      },
    },
    checksumField(
      'previous',
      text('Prüfsumme davor', 'Poprzednia suma kontrolna', 'Checksum before'),
    ),
    checksumField('checksum', text('Prüfsumme', 'Suma kontrolna', 'Checksum')),
  ],
};
