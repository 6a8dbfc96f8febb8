import { randomUUID } from 'node:crypto';
import type { CollectionConfig, Field, FieldAccess, TextField } from 'payload';
import { ownMails } from '../access/own-entries.ts';
import { nobody } from '../access/rules.ts';
import { noteAdminsLook } from '../audit/looks.ts';
import { text } from '../labels.ts';
import { resendEndpoint } from './resend.ts';

/**
 * The text of a mail without a reference number may contain a login link: nothing may read it. Without a document the answer is no, too, so that the
 * hidden text cannot be searched.
 */
const wordsOfForms: FieldAccess = ({ doc }) => Boolean(doc?.reference);

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

/** Maximum length in characters; the HTML escapes form values: `&` takes five. */
const longestMail = 200_000;

/** Fields of the submission that decide who may read the mail. */
const whose: Field[] = [
  {
    name: 'inbox',
    type: 'select',
    label: text('Eingang', 'Skrzynka', 'Inbox'),
    options: [
      {
        value: 'contact-messages',
        label: text('Kontaktnachrichten', 'Wiadomości', 'Contact messages'),
      },
      {
        value: 'sponsoring-messages',
        label: text('Sponsoring-Anfragen', 'Wnioski o sponsoring', 'Sponsoring applications'),
      },
      {
        value: 'event-sign-ups',
        label: text('Anmeldungen', 'Zgłoszenia na wydarzenia', 'Sign-ups'),
      },
    ],
    admin: { readOnly: true, position: 'sidebar', condition: ({ inbox }) => Boolean(inbox) },
  },
  {
    name: 'cultureName',
    type: 'select',
    options: [
      { value: 'de-DE', label: text('Deutschland', 'Niemcy', 'Germany') },
      { value: 'pl-PL', label: text('Polen', 'Polska', 'Poland') },
    ],
    label: text('Website', 'Strona', 'Site'),
    admin: {
      readOnly: true,
      position: 'sidebar',
      condition: ({ cultureName }) => Boolean(cultureName),
    },
  },
  {
    name: 'department',
    type: 'number',
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
];

/** The outbox: all mails, queued and sent. A mail is written in the transaction of its cause. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: {
    singular: text('E-Mail', 'E-mail', 'Mail'),
    plural: text('Postausgang', 'Skrzynka nadawcza', 'Outbox'),
  },
  admin: {
    group: text('Eingang', 'Skrzynka', 'Inbox'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'resend', 'state', 'to', 'reference', 'attempts', 'createdAt'],
    listSearchableFields: ['subject', 'to', 'reference'],
    components: { beforeListTable: ['/components/inbox/NothingGiven.tsx#NothingGiven'] },
    enableRichTextLink: false,
    enableRichTextRelationship: false,
  },
  access: { create: nobody, read: ownMails, update: nobody, delete: nobody, unlock: nobody },
  hooks: {
    // A mail about a message contains all of its text.
    afterRead: [
      noteAdminsLook(({ html, inbox, text: words }) =>
        Boolean(inbox === 'contact-messages' && (words || html)),
      ),
    ],
  },
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
      access: { read: wordsOfForms },
      admin: { readOnly: true },
    },
    {
      name: 'html',
      type: 'textarea',
      maxLength: longestMail,
      access: { read: wordsOfForms },
      admin: { hidden: true },
    },
    { name: 'attachments', type: 'json', access: { read: wordsOfForms }, admin: { hidden: true } },
    {
      name: 'inReplyTo',
      type: 'json',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    { ...shown('messageId', text('Message-ID', 'Message-ID', 'Message-ID')), unique: true },
    { ...shown('reference', text('Vorgangsnummer', 'Numer sprawy', 'Reference')), index: true },
    ...whose,
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: text('Versuche', 'Próby', 'Attempts'),
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'passwordOf',
      type: 'select',
      label: text('Link zu einem Passwort', 'Link do hasła', 'Link to a password'),
      options: [
        { value: 'member', label: text('Mitglied', 'Użytkownik portalu', 'Member') },
        { value: 'staff', label: text('Personal', 'Pracownik', 'Staff') },
      ],
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: ({ passwordOf }) => Boolean(passwordOf),
      },
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
    {
      name: 'resend',
      type: 'ui',
      label: text('Erneut senden', 'Wyślij ponownie', 'Send again'),
      admin: {
        position: 'sidebar',
        components: {
          Field: '/components/inbox/Resend.tsx#ResendField',
          Cell: '/components/inbox/Resend.tsx#ResendCell',
        },
      },
    },
  ],
};
