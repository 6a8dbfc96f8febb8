import type { Field } from 'payload';
import { emptySelectField } from '../blocks/fields.ts';
import { type StudioText, text } from '../labels.ts';
import { formPageField, inbox, submittedText, submittedTextarea } from '../submissions/inbox.ts';

const decision = (name: string, label: StudioText): Field =>
  emptySelectField(
    name,
    label,
    { confirm: text('Ja', 'Tak', 'Yes'), deny: text('Nein', 'Nie', 'No') },
    { admin: { readOnly: true } },
  );

/** Attached files; their bytes are in `attachments`. */
const files: Field = {
  name: 'files',
  type: 'json',
  label: text('Anlagen', 'Załączniki', 'Attachments'),
  admin: { readOnly: true },
};

/** Submissions of the sponsoring form (specification section 3: SponsoringMessage). */
export const sponsoringMessages = inbox(
  'sponsoring-messages',
  {
    singular: text('Sponsoring-Anfrage', 'Wniosek o sponsoring', 'Sponsoring application'),
    plural: text('Sponsoring-Anfragen', 'Wnioski o sponsoring', 'Sponsoring applications'),
  },
  [
    submittedText('association', text('Verein', 'Organizacja', 'Association')),
    submittedText('orgNr', text('Registernummer', 'Numer KRS', 'Registration number')),
    submittedText('contactPerson', text('Ansprechpartner', 'Osoba do kontaktu', 'Contact person')),
    submittedText('email', text('E-Mail', 'E-mail', 'E-mail')),
    submittedText('phone', text('Telefon', 'Telefon', 'Phone')),
    emptySelectField(
      'selectedTypeOfForms',
      text('Was gefördert werden soll', 'Co ma być wsparte', 'What is to be supported'),
      {
        ongoingBusiness: text('Laufende Vereinsarbeit', 'Bieżąca działalność', 'Ongoing business'),
        project: text('Projekt', 'Projekt', 'Project'),
        individualActivity: text('Einzelne Aktion', 'Pojedyncze działanie', 'Individual activity'),
      },
      { hasMany: true, admin: { readOnly: true } },
    ),
    submittedTextarea('goal', text('Ziel', 'Cel', 'Goal')),
    submittedText('amount', text('Betrag', 'Kwota', 'Amount')),
    submittedText('timePeriod', text('Zeitraum', 'Okres', 'Period')),
    submittedText('levels', text('Stufe', 'Poziom', 'Level')),
    submittedTextarea(
      'otherCompanies',
      text('Andere Förderer', 'Inni sponsorzy', 'Other sponsors'),
    ),
    submittedTextarea(
      'howWillYouShowSponsoringCollab',
      text('Wie unser Zeichen gezeigt wird', 'Jak będzie widoczny znak', 'How our mark is shown'),
    ),
    decision(
      'selectedTypeOfCounterPerformance',
      text('Gegenleistung', 'Świadczenie wzajemne', 'Counter-performance'),
    ),
    submittedText(
      'counterPerformanceContactPersonPhone',
      text('Telefon dazu', 'Telefon w tej sprawie', 'Phone for it'),
    ),
    decision('selectedTypeOfInvoice', text('Rechnung', 'Faktura', 'Invoice')),
    submittedTextarea('other', text('Sonstiges', 'Inne', 'Other')),
    files,
    formPageField,
  ],
  {
    columns: ['association', 'letter', 'amount'],
    searchable: ['association', 'contactPerson', 'email', 'goal', 'other'],
  },
);
