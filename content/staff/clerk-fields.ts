import type { Field } from 'payload';
import { adminsField } from '../access/rules.ts';
import { text } from '../labels.ts';

const forClerks = ({ role }: { role?: unknown }) => role === 'forms-clerk';

/** What a clerk reads: nothing, until an administrator says what. */
export const clerkFields: Field[] = [
  {
    name: 'countries',
    type: 'select',
    hasMany: true,
    label: text('Länder', 'Kraje', 'Countries'),
    access: { update: adminsField },
    options: [
      { value: 'de', label: text('Deutschland', 'Niemcy', 'Germany') },
      { value: 'pl', label: text('Polen', 'Polska', 'Poland') },
    ],
    admin: {
      condition: forClerks,
      description: text(
        'Die Person liest, was über die Formulare dieser Länder kommt, mit den E-Mails dazu. Ohne Land liest sie nichts.',
        'Osoba czyta to, co przychodzi przez formularze tych krajów, wraz z e-mailami. Bez kraju nie czyta niczego.',
        'Reads what comes by the forms of these countries, with the mails about it. Without a country, nothing.',
      ),
    },
  },
  {
    name: 'departments',
    type: 'relationship',
    relationTo: 'departments',
    hasMany: true,
    label: text('Abteilungen', 'Działy', 'Departments'),
    access: { update: adminsField },
    filterOptions: { purpose: { not_equals: 'whistleblowing' } },
    admin: {
      condition: forClerks,
      allowCreate: false,
      allowEdit: false,
      description: text(
        'Kontaktnachrichten liest die Person nur, wenn sie an eine dieser Abteilungen gingen und aus einem der Länder kommen.',
        'Wiadomości z formularza kontaktowego osoba czyta tylko wtedy, gdy trafiły do jednego z tych działów i pochodzą z jednego z krajów.',
        'Reads contact messages only where they went to one of these departments and come from one of the countries.',
      ),
    },
  },
  {
    name: 'otherMessages',
    type: 'checkbox',
    defaultValue: false,
    label: text(
      'Auch Kontaktnachrichten ohne Abteilung',
      'Także wiadomości bez działu',
      'Contact messages without a department, too',
    ),
    access: { update: adminsField },
    admin: {
      condition: forClerks,
      description: text(
        'Nachrichten, zu denen keine Abteilung bekannt ist oder deren Abteilung es nicht mehr gibt.',
        'Wiadomości, których dział nie jest znany albo już nie istnieje.',
        'Messages whose department is not known, or is no longer there.',
      ),
    },
  },
];
