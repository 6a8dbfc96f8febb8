import type { Locale } from '../locales.ts';
import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';
import {
  type OptionalContactField,
  optionalContactFieldLabels,
  optionalContactFieldNames,
} from './contact-fields.ts';

/** The message data that the contact form's mails contain. */
export interface ContactMailData extends Record<OptionalContactField, string> {
  locale: Locale;
  reference: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  department: { name: string; email: string };
}

const messages = {
  'de-DE': {
    thanks: 'Danke für Ihre Nachricht.',
    arrived: (department: string) =>
      `Ihre Nachricht ist angekommen. Die Abteilung ${department} liest sie und antwortet Ihnen an diese Adresse.`,
    notRepeated:
      'Was Sie geschrieben haben, wiederholen wir hier nicht, damit niemand in unserem Namen fremde Texte verschickt.',
    keep: 'Wenn Sie uns dazu anrufen, nennen Sie bitte die Vorgangsnummer.',
    confirmation: (reference: string) => `Ihre Nachricht an Oilway (${reference})`,
    footer:
      'Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse unser Kontaktformular abgeschickt hat. Waren Sie das nicht, antworten Sie uns bitte.',
    departmentHeading: (name: string) => `Neue Nachricht von ${name}`,
    reply: 'Eine Antwort auf diese E-Mail geht an den Absender der Nachricht.',
    departmentFooter: 'Aus dem Kontaktformular der Website.',
    labels: {
      reference: 'Vorgangsnummer',
      name: 'Name',
      company: 'Firma',
      email: 'E-Mail',
      phone: 'Telefon',
      ...optionalContactFieldLabels['de-DE'],
      message: 'Nachricht',
    },
  },
  'pl-PL': {
    thanks: 'Dziękujemy za wiadomość.',
    arrived: (department: string) =>
      `Wiadomość dotarła. Przeczyta ją dział ${department} i odpowie na ten adres.`,
    notRepeated:
      'Treści wiadomości tu nie powtarzamy, aby nikt nie mógł rozsyłać cudzych tekstów w naszym imieniu.',
    keep: 'W rozmowie telefonicznej prosimy podać numer sprawy.',
    confirmation: (reference: string) => `Państwa wiadomość do Oilway (${reference})`,
    footer:
      'Otrzymują Państwo tę wiadomość, ponieważ ktoś podał ten adres w naszym formularzu kontaktowym. Jeśli to pomyłka, prosimy o odpowiedź.',
    departmentHeading: (name: string) => `Nowa wiadomość: ${name}`,
    reply: 'Odpowiedź na ten e-mail trafi do nadawcy wiadomości.',
    departmentFooter: 'Z formularza kontaktowego na stronie.',
    labels: {
      reference: 'Numer sprawy',
      name: 'Imię i nazwisko',
      company: 'Firma',
      email: 'E-mail',
      phone: 'Telefon',
      ...optionalContactFieldLabels['pl-PL'],
      message: 'Treść',
    },
  },
} as const;

/** The mails' fields in order; empty ones are omitted. */
const mailFields = [
  'reference',
  'title',
  'name',
  'company',
  'email',
  'phone',
  ...optionalContactFieldNames.filter((name) => name !== 'title'),
  'message',
] as const;

/**
 * Returns the confirmation to the sender and the notification to the department. The sender's address is unverified: the confirmation repeats no
 * input except a plain name.
 */
export async function contactMails(
  data: ContactMailData,
): Promise<[confirmation: Mail, notice: Mail]> {
  const { locale, department, email, name, reference } = data;
  const text = messages[locale];
  const factRows = mailFields
    .filter((key) => data[key] !== '')
    .map((key) => [text.labels[key], data[key]] as const);
  const confirmationBody = await renderMail({
    locale,
    to: name,
    heading: text.thanks,
    paragraphs: [text.arrived(department.name), text.notRepeated, text.keep],
    facts: [[text.labels.reference, reference]],
    footer: text.footer,
  });
  const departmentBody = await renderMail({
    locale,
    heading: text.departmentHeading(name),
    paragraphs: [text.reply],
    facts: factRows,
    footer: text.departmentFooter,
  });
  return [
    {
      to: email,
      replyTo: department.email,
      subject: text.confirmation(reference),
      ...confirmationBody,
    },
    {
      to: department.email,
      replyTo: email,
      subject: `${text.departmentHeading(name)} (${reference})`,
      ...departmentBody,
    },
  ];
}
