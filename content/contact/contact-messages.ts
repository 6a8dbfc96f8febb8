import { contactLineNames, contactLines } from '@oilway/store/submissions/contact-lines.ts';
import type { Field } from 'payload';
import { text } from '../labels.ts';
import { inbox, sentFrom, sentLine, sentText } from '../submissions/inbox.ts';

/** Two in a row: a subject is long. */
const linesInPairs = contactLineNames.flatMap((_, at) =>
  at % 2 === 0 ? [contactLineNames.slice(at, at + 2)] : [],
);

/** What the contact form sends (specification section 3: ContactMessage). */
export const contactMessages = inbox(
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
        sentLine('email', text('E-Mail', 'E-mail', 'E-mail')),
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
    sentText('message', text('Nachricht', 'Treść', 'Message')),
    sentFrom,
  ],
  ['name', 'email', 'contactDepartment'],
);
