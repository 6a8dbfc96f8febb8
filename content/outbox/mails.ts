import { randomUUID } from 'node:crypto';
import type { Access, CollectionConfig, Field, TextField } from 'payload';
import { nobody, only } from '../access/rules.ts';
import { text } from '../labels.ts';
import { resendEndpoint } from './resend.ts';

const clerks = only('admin', 'forms-clerk');

/** Mails of the forms. A mail to a member of staff carries the link to a new password: nobody reads those. */
const ofForms: Access = ({ req }) => clerks({ req }) && { reference: { exists: true } };

type Labels = ReturnType<typeof text>;

const shown = (name: string, label: Labels): TextField => ({
  name,
  type: 'text',
  maxLength: 500,
  label,
  admin: { readOnly: true },
});

const moment = (name: string, label: Labels): Field => ({
  name,
  type: 'date',
  index: name === 'nextAttempt',
  label,
  admin: {
    readOnly: true,
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy, HH:mm' },
  },
});

/** Characters of a mail, whose form's texts are in it escaped: `&` takes five. */
const longestMail = 200_000;

/** Every mail that was promised, sent or not: the outbox. A mail is written with what it is about, in one transaction. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: {
    singular: text('E-Mail', 'E-mail', 'Mail'),
    plural: text('Postausgang', 'Skrzynka nadawcza', 'Outbox'),
  },
  admin: {
    group: text('Eingang', 'Skrzynka', 'Inbox'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'reference', 'attempts', 'createdAt'],
    listSearchableFields: ['subject', 'to', 'reference'],
    enableRichTextLink: false,
    enableRichTextRelationship: false,
  },
  access: { create: nobody, read: ofForms, update: nobody, delete: nobody, unlock: nobody },
  defaultSort: '-createdAt',
  endpoints: [resendEndpoint],
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'id',
      type: 'text',
      required: true,
      maxLength: 36,
      defaultValue: () => randomUUID(),
      admin: { hidden: true },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      label: text('Zustellung', 'Doręczenie', 'Delivery'),
      options: [
        { value: 'waiting', label: text('Wartet', 'Oczekuje', 'Waiting') },
        { value: 'sent', label: text('Verschickt', 'Wysłano', 'Sent') },
        { value: 'dead', label: text('Unzustellbar', 'Niedoręczalne', 'Undeliverable') },
      ],
      admin: { readOnly: true, position: 'sidebar' },
    },
    shown('to', text('An', 'Do', 'To')),
    shown('replyTo', text('Antwort an', 'Odpowiedź do', 'Reply to')),
    shown('subject', text('Betreff', 'Temat', 'Subject')),
    {
      name: 'text',
      type: 'textarea',
      maxLength: longestMail,
      label: text('Text', 'Treść', 'Text'),
      admin: { readOnly: true },
    },
    { name: 'html', type: 'textarea', maxLength: longestMail, admin: { hidden: true } },
    { name: 'attachments', type: 'json', admin: { hidden: true } },
    { ...shown('messageId', text('Message-ID', 'Message-ID', 'Message-ID')), unique: true },
    { ...shown('reference', text('Vorgangsnummer', 'Numer sprawy', 'Reference')), index: true },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: text('Versuche', 'Próby', 'Attempts'),
      admin: { readOnly: true, position: 'sidebar' },
    },
    moment('nextAttempt', text('Nächster Versuch', 'Następna próba', 'Next attempt')),
    moment('sentAt', text('Verschickt am', 'Wysłano', 'Sent')),
    {
      name: 'lastError',
      type: 'textarea',
      maxLength: 2000,
      label: text('Letzter Fehler', 'Ostatni błąd', 'Last error'),
      admin: { readOnly: true, condition: ({ lastError }) => Boolean(lastError) },
    },
  ],
};
