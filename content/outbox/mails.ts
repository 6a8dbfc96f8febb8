import type { CollectionConfig, Field, FieldAccess, TextField } from 'payload';
import { readOwnMails } from '../access/inbox-access.ts';
import { denyAll } from '../access/rules.ts';
import { recordAdminReads } from '../audit/reads.ts';
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
import { type StudioText, text } from '../labels.ts';
import { siteNames } from '../languages.ts';
import { resendEndpoint } from './resend.ts';

/**
 * The text of a mail without a reference number may contain a login link: nothing may read it. Without a document the answer is no, too, so that the
 * hidden text cannot be searched.
 */
const hasReference: FieldAccess = ({ data, doc }) => Boolean((doc ?? data)?.reference);

const readOnlyText = (name: string, label: StudioText): TextField =>
  textField(name, label, { maxLength: 500, admin: { readOnly: true } });

const readOnlySidebar = { readOnly: true, position: 'sidebar' } as const;

/** Maximum length in characters; the HTML escapes form values: `&` takes five. */
const maxMailLength = 200_000;

const states = {
  waiting: text('Wartet', 'Oczekuje', 'Waiting'),
  sent: text('Verschickt', 'Wysłano', 'Sent'),
  dead: text('Unzustellbar', 'Niedoręczalne', 'Undeliverable'),
};

/** Fields of the submission that decide who may read the mail. */
const submissionFields: Field[] = [
  emptySelectField(
    'inbox',
    text('Eingang', 'Skrzynka', 'Inbox'),
    {
      'contact-messages': text('Kontaktnachrichten', 'Wiadomości', 'Contact messages'),
      'sponsoring-messages': text(
        'Sponsoring-Anfragen',
        'Wnioski o sponsoring',
        'Sponsoring applications',
      ),
      'event-sign-ups': text('Anmeldungen', 'Zgłoszenia na wydarzenia', 'Sign-ups'),
    },
    { admin: { ...readOnlySidebar, condition: ({ inbox }) => Boolean(inbox) } },
  ),
  emptySelectField('cultureName', text('Website', 'Strona', 'Site'), siteNames, {
    admin: { ...readOnlySidebar, condition: ({ cultureName }) => Boolean(cultureName) },
  }),
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
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'lastError', 'createdAt', 'resend'],
    listSearchableFields: ['subject', 'to', 'reference'],
    components: {
      beforeListTable: ['/components/inbox/MissingAssignmentNotice.tsx#MissingAssignmentNotice'],
    },
  },
  access: { create: denyAll, read: readOwnMails, update: denyAll, delete: denyAll },
  hooks: {
    // A mail about a message contains all of its text.
    afterRead: [
      recordAdminReads(({ html, inbox, text: body }) =>
        Boolean(inbox === 'contact-messages' && (body || html)),
      ),
    ],
  },
  defaultSort: '-createdAt',
  endpoints: [resendEndpoint],
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    randomId,
    selectField('state', text('Zustellung', 'Doręczenie', 'Delivery'), states, {
      index: true,
      admin: readOnlySidebar,
    }),
    readOnlyText('to', text('An', 'Do', 'To')),
    readOnlyText('replyTo', text('Antwort an', 'Odpowiedź do', 'Reply to')),
    readOnlyText('subject', text('Betreff', 'Temat', 'Subject')),
    textareaField('text', text('Text', 'Treść', 'Text'), maxMailLength, {
      access: { read: hasReference },
      admin: { readOnly: true },
    }),
    {
      name: 'html',
      type: 'textarea',
      maxLength: maxMailLength,
      access: { read: hasReference },
      admin: { hidden: true },
    },
    { name: 'attachments', type: 'json', access: { read: hasReference }, admin: { hidden: true } },
    {
      name: 'inReplyTo',
      type: 'json',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    { ...readOnlyText('messageId', text('Message-ID', 'Message-ID', 'Message-ID')), unique: true },
    {
      ...readOnlyText('reference', text('Vorgangsnummer', 'Numer sprawy', 'Reference')),
      index: true,
    },
    ...submissionFields,
    numberField('attempts', text('Versuche', 'Próby', 'Attempts'), {
      required: true,
      defaultValue: 0,
      admin: readOnlySidebar,
    }),
    emptySelectField(
      'passwordOf',
      text('Link zu einem Passwort', 'Link do hasła', 'Link to a password'),
      {
        member: text('Mitglied', 'Użytkownik portalu', 'Member'),
        staff: text('Personal', 'Pracownik', 'Staff'),
      },
      {
        admin: { ...readOnlySidebar, condition: ({ passwordOf }) => Boolean(passwordOf) },
      },
    ),
    dateTimeField('nextAttempt', text('Nächster Versuch', 'Następna próba', 'Next attempt'), {
      index: true,
      admin: readOnlySidebar,
    }),
    dateTimeField('sentAt', text('Verschickt am', 'Wysłano', 'Sent'), { admin: readOnlySidebar }),
    textareaField('lastError', text('Letzter Fehler', 'Ostatni błąd', 'Last error'), 2000, {
      admin: { readOnly: true, condition: ({ lastError }) => Boolean(lastError) },
    }),
    uiField('resend', '/components/inbox/Resend.tsx#ResendField', {
      Cell: '/components/inbox/Resend.tsx#ResendCell',
      label: text('Erneut senden', 'Wyślij ponownie', 'Send again'),
      position: 'sidebar',
    }),
  ],
};
