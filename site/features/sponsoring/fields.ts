import * as z from 'zod/mini';
import { defineForm, words } from '../../forms/fields/define-form.ts';
import {
  email,
  line,
  optionalLine,
  optionalPhone,
  optionalText,
  text,
} from '../../forms/fields/field-rules.ts';

export const activities = ['ongoingBusiness', 'project', 'individualActivity'] as const;
export const decisions = ['confirm', 'deny'] as const;

/** `ongoing business`, as the specification has it, is `ongoingBusiness`. */
const activityOf = (said: unknown) => {
  const letters = String(said)
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();
  return activities.find((activity) => activity.toLowerCase() === letters) ?? said;
};

/** One or several, as a list or one after the other with commas. */
const chosenActivities = z.pipe(
  z.transform((said: unknown) => {
    const list = Array.isArray(said) ? said : typeof said === 'string' ? said.split(',') : [];
    return [...new Set(list.filter((one) => one !== '').map(activityOf))];
  }),
  z.array(z.enum(activities, 'unknown')).check(z.minLength(1, 'choose')),
);

const decision = z.pipe(
  z.transform((said: unknown) => (said === undefined || said === null ? '' : said)),
  z.enum([...decisions, ''], 'unknown'),
);

/** What an association fills in; its files go beside it (specification section 3: SponsoringMessage). */
export const sponsoringDefinition = defineForm(
  { name: 'sponsoring', call: '/umbraco/api/sponsoring/SubmitMessage', multipart: true },
  {
    association: {
      rule: line(160),
      label: words('Name des Vereins', 'Nazwa organizacji'),
      missing: words('Bitte den Namen des Vereins angeben.', 'Prosimy podać nazwę organizacji.'),
    },
    orgNr: { rule: optionalLine(60), label: words('Registernummer', 'Numer KRS') },
    contactPerson: {
      rule: line(120),
      label: words('Ansprechpartner', 'Osoba do kontaktu'),
      missing: words('Bitte einen Ansprechpartner angeben.', 'Prosimy podać osobę do kontaktu.'),
    },
    email: {
      rule: email,
      label: words('E-Mail-Adresse', 'Adres e-mail'),
      missing: words('Bitte eine E-Mail-Adresse angeben.', 'Prosimy podać adres e-mail.'),
    },
    phone: { rule: optionalPhone, label: words('Telefon', 'Telefon') },
    selectedTypeOfForms: {
      rule: chosenActivities,
      label: words('Was soll gefördert werden?', 'Co ma być wsparte?'),
      missing: words(
        'Bitte ankreuzen, was gefördert werden soll.',
        'Prosimy zaznaczyć, co ma być wsparte.',
      ),
      empty: [],
    },
    goal: {
      rule: text(5000),
      label: words('Ihr Ziel', 'Cel'),
      missing: words('Bitte Ihr Ziel beschreiben.', 'Prosimy opisać cel.'),
      hint: words(
        'Drei Sätze genügen: was, für wen, wofür das Geld.',
        'Wystarczą trzy zdania: co, dla kogo, na co pieniądze.',
      ),
    },
    amount: { rule: optionalLine(60), label: words('Betrag', 'Kwota') },
    timePeriod: { rule: optionalLine(120), label: words('Zeitraum', 'Okres') },
    levels: { rule: optionalLine(120), label: words('Stufe', 'Poziom') },
    otherCompanies: {
      rule: optionalText(2000),
      label: words('Wer unterstützt Sie noch?', 'Kto jeszcze Państwa wspiera?'),
    },
    howWillYouShowSponsoringCollab: {
      rule: optionalText(2000),
      label: words('Wie möchten Sie unser Zeichen zeigen?', 'Jak pokażą Państwo nasz znak?'),
      hint: words(
        'Zum Beispiel Trikot, Bande, Aushang, Website.',
        'Na przykład koszulka, banda, plakat, strona internetowa.',
      ),
    },
    selectedTypeOfCounterPerformance: {
      rule: decision,
      label: words(
        'Bieten Sie eine Gegenleistung an?',
        'Czy oferują Państwo świadczenie wzajemne?',
      ),
    },
    counterPerformanceContactPersonPhone: {
      rule: optionalPhone,
      label: words('Telefon für Fragen zur Gegenleistung', 'Telefon w sprawie świadczenia'),
    },
    selectedTypeOfInvoice: {
      rule: decision,
      label: words('Stellen Sie eine Rechnung?', 'Czy wystawią Państwo fakturę?'),
    },
    other: {
      rule: optionalText(2000),
      label: words('Was wir noch wissen sollten', 'O czym jeszcze powinniśmy wiedzieć'),
    },
    attachments: {
      label: words('Anlagen', 'Załączniki'),
      hint: words(
        'Bis zu fünf Dateien: PDF, JPEG, PNG oder WebP, je höchstens 5\u00a0MB, zusammen 10\u00a0MB.',
        'Do pięciu plików: PDF, JPEG, PNG lub WebP, po najwyżej 5\u00a0MB, razem 10\u00a0MB.',
      ),
    },
  },
);
