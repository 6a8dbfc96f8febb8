import * as z from 'zod/mini';
import { defineForm, localized } from '../../forms/fields/define-form.ts';
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

/** Normalizes `ongoing business`, as in the specification, to `ongoingBusiness`. */
const activityOf = (input: unknown) => {
  const normalized = String(input)
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();
  return activities.find((activity) => activity.toLowerCase() === normalized) ?? input;
};

/** One or more activities, as an array or separated by commas. */
const chosenActivities = z.pipe(
  z.transform((input: unknown) => {
    const list = Array.isArray(input) ? input : typeof input === 'string' ? input.split(',') : [];
    return [...new Set(list.filter((one) => one !== '').map(activityOf))];
  }),
  z.array(z.enum(activities, 'unknown')).check(z.minLength(1, 'choose')),
);

const decision = z.pipe(
  z.transform((input: unknown) => (input === undefined || input === null ? '' : input)),
  z.enum([...decisions, ''], 'unknown'),
);

/** Fields of the application, without its files (specification section 3: SponsoringMessage). */
export const sponsoringDefinition = defineForm(
  { name: 'sponsoring', call: '/umbraco/api/sponsoring/SubmitMessage', multipart: true },
  {
    association: {
      rule: line(160),
      label: localized('Name des Vereins', 'Nazwa organizacji'),
      missing: localized(
        'Bitte den Namen des Vereins angeben.',
        'Prosimy podać nazwę organizacji.',
      ),
    },
    orgNr: { rule: optionalLine(60), label: localized('Registernummer', 'Numer KRS') },
    contactPerson: {
      rule: line(120),
      label: localized('Ansprechpartner', 'Osoba do kontaktu'),
      missing: localized(
        'Bitte einen Ansprechpartner angeben.',
        'Prosimy podać osobę do kontaktu.',
      ),
    },
    email: {
      rule: email,
      label: localized('E-Mail-Adresse', 'Adres e-mail'),
      missing: localized('Bitte eine E-Mail-Adresse angeben.', 'Prosimy podać adres e-mail.'),
    },
    phone: { rule: optionalPhone, label: localized('Telefon', 'Telefon') },
    selectedTypeOfForms: {
      rule: chosenActivities,
      label: localized('Was soll gefördert werden?', 'Co ma być wsparte?'),
      missing: localized(
        'Bitte ankreuzen, was gefördert werden soll.',
        'Prosimy zaznaczyć, co ma być wsparte.',
      ),
      defaultValue: [],
    },
    goal: {
      rule: text(5000),
      label: localized('Ihr Ziel', 'Cel'),
      missing: localized('Bitte Ihr Ziel beschreiben.', 'Prosimy opisać cel.'),
      hint: localized(
        'Drei Sätze genügen: was, für wen, wofür das Geld.',
        'Wystarczą trzy zdania: co, dla kogo, na co pieniądze.',
      ),
    },
    amount: { rule: optionalLine(60), label: localized('Betrag', 'Kwota') },
    timePeriod: { rule: optionalLine(120), label: localized('Zeitraum', 'Okres') },
    levels: { rule: optionalLine(120), label: localized('Stufe', 'Poziom') },
    otherCompanies: {
      rule: optionalText(2000),
      label: localized('Wer unterstützt Sie noch?', 'Kto jeszcze Państwa wspiera?'),
    },
    howWillYouShowSponsoringCollab: {
      rule: optionalText(2000),
      label: localized('Wie möchten Sie unser Zeichen zeigen?', 'Jak pokażą Państwo nasz znak?'),
      hint: localized(
        'Zum Beispiel Trikot, Bande, Aushang, Website.',
        'Na przykład koszulka, banda, plakat, strona internetowa.',
      ),
    },
    selectedTypeOfCounterPerformance: {
      rule: decision,
      label: localized(
        'Bieten Sie eine Gegenleistung an?',
        'Czy oferują Państwo świadczenie wzajemne?',
      ),
    },
    counterPerformanceContactPersonPhone: {
      rule: optionalPhone,
      label: localized('Telefon für Fragen zur Gegenleistung', 'Telefon w sprawie świadczenia'),
    },
    selectedTypeOfInvoice: {
      rule: decision,
      label: localized('Stellen Sie eine Rechnung?', 'Czy wystawią Państwo fakturę?'),
    },
    other: {
      rule: optionalText(2000),
      label: localized('Was wir noch wissen sollten', 'O czym jeszcze powinniśmy wiedzieć'),
    },
    attachments: {
      label: localized('Anlagen', 'Załączniki'),
      hint: localized(
        'Bis zu fünf Dateien: PDF, JPEG, PNG oder WebP, je höchstens 5\u00a0MB, zusammen 10\u00a0MB.',
        'Do pięciu plików: PDF, JPEG, PNG lub WebP, po najwyżej 5\u00a0MB, razem 10\u00a0MB.',
      ),
    },
  },
);
