import { contactLineNames, contactLines } from '@oilway/store/submissions/contact-lines.ts';
import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/rules.ts';
import { leaveOutOfLists, noteAdminsLook } from '../audit/looks.ts';
import { text } from '../labels.ts';
import { inbox, sentFrom, sentLine, sentText } from '../submissions/inbox.ts';

/** Two in a row: a subject is long. */
const linesInPairs = contactLineNames.flatMap((_, at) =>
  at % 2 === 0 ? [contactLineNames.slice(at, at + 2)] : [],
);

/** Whoever reads it opens the message, and an administrator's look is noted. */
const unlisted = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, disableListColumn: true } }) as Field;

/** The department that it went to, as the server knew it: whose message it is. Its name stands above, as it was then. */
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

/** Staff's own words about a message; an answer with nothing else tells nothing of it. */
const ours = new Set(['id', 'status', 'assignee', 'notes', 'createdAt', 'updatedAt']);

/** What the contact form sends (specification section 3: ContactMessage). */
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
