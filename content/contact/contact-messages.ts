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
        sentLine('title', text('Anrede', 'Zwrot grzecznościowy', 'Title')),
        sentLine('company', text('Firma', 'Firma', 'Company')),
        sentLine('country', text('Land', 'Kraj', 'Country')),
      ],
    },
    {
      type: 'row',
      fields: [
        sentLine('contactDepartment', text('Abteilung', 'Dział', 'Department')),
        sentLine('category', text('Thema', 'Kategoria', 'Category')),
        sentLine('subject', text('Betreff', 'Temat', 'Subject')),
      ],
    },
    sentText('message', text('Nachricht', 'Treść', 'Message')),
    sentFrom,
  ],
  ['name', 'email', 'contactDepartment'],
);
