import { contactLineNames, contactLines } from '@oilway/store/submissions/contact-lines.ts';
import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/rules.ts';
import { leaveOutOfLists, noteAdminsLook } from '../audit/looks.ts';
import { text } from '../labels.ts';
import { inbox, sentFrom, sentLine, sentText } from '../submissions/inbox.ts';

/** Two fields in a row; the subject takes a whole row. */
const linesInPairs = contactLineNames.flatMap((_, at) =>
  at % 2 === 0 ? [contactLineNames.slice(at, at + 2)] : [],
);

/** Hides a field from lists: reading requires opening the message, which is logged for an administrator. */
const unlisted = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, disableListColumn: true } }) as Field;

/** The department that the server resolved on submission; decides who may read the message. Its name is stored separately, as of then. */
const department: Field = {
  name: 'department',
  type: 'number',
  index: true,
  access: { update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

const base = inbox(
  'contact-messages',
  {
    singular: text('Kontaktnachricht', 'Wiadomość', 'Contact message'),
    plural: text('Kontaktnachrichten', 'Wiadomości', 'Contact messages'),
  },
  [
    {
      type: 'row',
      fields: [
        sentLine('name', text('Name', 'Imię i nazwisko', 'Name')),
        { ...sentLine('email', text('E-Mail', 'E-mail', 'E-mail')), index: true } as Field,
        sentLine('phone', text('Telefon', 'Telefon', 'Phone')),
      ],
    },
    {
      type: 'row',
      fields: [
        sentLine('company', text('Firma', 'Firma', 'Company')),
        sentLine('contactDepartment', text('Abteilung', 'Dział', 'Department')),
      ],
    },
    ...linesInPairs.map(
      (names): Field => ({
        type: 'row',
        fields: names.map((name) => sentLine(name, contactLines[name].label)),
      }),
    ),
    department,
    unlisted(sentText('message', text('Nachricht', 'Treść', 'Message'))),
    sentFrom,
  ],
  ['name', 'email', 'contactDepartment'],
);

/** Fields that staff fill in; a response with only these reveals nothing of the message. */
const ours = new Set(['id', 'status', 'assignee', 'notes', 'createdAt', 'updatedAt']);

/** Submissions of the contact form (specification section 3: ContactMessage). */
export const contactMessages: CollectionConfig = {
  ...base,
  hooks: {
    ...base.hooks,
    afterRead: [
      leaveOutOfLists('message'),
      noteAdminsLook((message) => Object.keys(message).some((name) => !ours.has(name))),
    ],
  },
};
