import { contactLineNames, contactLines } from '@oilway/store/submissions/contact-lines.ts';
import { text } from '../labels.ts';
import { inbox, sentFrom, sentLine, sentText } from '../submissions/inbox.ts';

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
    {
      type: 'row',
      fields: contactLineNames.map((name) => sentLine(name, contactLines[name].label)),
    },
    sentText('message', text('Nachricht', 'Treść', 'Message')),
    sentFrom,
  ],
  ['name', 'email', 'contactDepartment'],
);
