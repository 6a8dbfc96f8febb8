import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';
import type { AttachedFile } from './attached-file.ts';
import type { Activity, Decision, SponsoringInput } from './sponsoring.ts';

/** The application data that the sponsoring form's mails contain. */
export interface SponsoringMailData extends SponsoringInput {
  reference: string;
  files: readonly AttachedFile[];
  department: { name: string; email: string };
}

type SponsoringField = Exclude<
  keyof SponsoringInput,
  'cultureName' | 'umbracoNodeID' | 'selectedTypeOfForms' | `selectedTypeOf${string}`
>;

interface SponsoringMailMessages {
  thanks: string;
  arrived: string;
  notRepeated: string;
  next: string;
  confirmation: (reference: string) => string;
  footer: string;
  departmentHeading: (association: string) => string;
  reply: string;
  departmentFooter: string;
  labels: Record<
    SponsoringField | 'reference' | 'activities' | 'invoice' | 'counter' | 'files',
    string
  >;
  activities: Record<Activity, string>;
  decisions: Record<Decision, string>;
}

const messages: Record<'de-DE' | 'pl-PL', SponsoringMailMessages> = {
  'de-DE': {
    thanks: 'Danke für Ihre Anfrage.',
    arrived: 'Ihre Sponsoring-Anfrage ist angekommen.',
    notRepeated:
      'Was Sie geschrieben haben, wiederholen wir hier nicht, damit niemand in unserem Namen fremde Texte verschickt.',
    next: 'Fünf Mitarbeitende entscheiden nach der nächsten Frist; Sie bekommen in jedem Fall eine Antwort an diese Adresse. Bei Fragen nennen Sie bitte die Vorgangsnummer.',
    confirmation: (reference) => `Ihre Sponsoring-Anfrage an Oilway (${reference})`,
    footer:
      'Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse unser Sponsoring-Formular abgeschickt hat. Waren Sie das nicht, antworten Sie uns bitte.',
    departmentHeading: (association) => `Sponsoring-Anfrage: ${association}`,
    reply:
      'Eine Antwort auf diese E-Mail geht an den Ansprechpartner. Die Anlagen liegen im Studio.',
    departmentFooter: 'Aus dem Sponsoring-Formular der Website.',
    labels: {
      reference: 'Vorgangsnummer',
      association: 'Verein',
      orgNr: 'Registernummer',
      contactPerson: 'Ansprechpartner',
      email: 'E-Mail',
      phone: 'Telefon',
      activities: 'Gefördert werden soll',
      goal: 'Ziel',
      amount: 'Betrag',
      timePeriod: 'Zeitraum',
      levels: 'Stufe',
      otherCompanies: 'Andere Förderer',
      howWillYouShowSponsoringCollab: 'Unser Zeichen',
      counter: 'Gegenleistung',
      counterPerformanceContactPersonPhone: 'Telefon zur Gegenleistung',
      invoice: 'Rechnung',
      other: 'Sonstiges',
      files: 'Anlagen',
    },
    activities: {
      ongoingBusiness: 'laufende Vereinsarbeit',
      project: 'Projekt',
      individualActivity: 'einzelne Aktion',
    },
    decisions: { confirm: 'ja', deny: 'nein' },
  },
  'pl-PL': {
    thanks: 'Dziękujemy za wniosek.',
    arrived: 'Wniosek o sponsoring do nas dotarł.',
    notRepeated:
      'Treści wniosku tu nie powtarzamy, aby nikt nie mógł rozsyłać cudzych tekstów w naszym imieniu.',
    next: 'Decyduje pięć osób po najbliższym terminie; odpowiedź wyślemy na ten adres w każdym przypadku. W razie pytań prosimy podać numer sprawy.',
    confirmation: (reference) => `Państwa wniosek o sponsoring do Oilway (${reference})`,
    footer:
      'Otrzymują Państwo tę wiadomość, ponieważ ktoś podał ten adres w naszym formularzu sponsoringu. Jeśli to pomyłka, prosimy o odpowiedź.',
    departmentHeading: (association) => `Wniosek o sponsoring: ${association}`,
    reply: 'Odpowiedź na ten e-mail trafi do osoby kontaktowej. Załączniki są w studiu.',
    departmentFooter: 'Z formularza sponsoringu na stronie.',
    labels: {
      reference: 'Numer sprawy',
      association: 'Organizacja',
      orgNr: 'Numer KRS',
      contactPerson: 'Osoba do kontaktu',
      email: 'E-mail',
      phone: 'Telefon',
      activities: 'Co ma być wsparte',
      goal: 'Cel',
      amount: 'Kwota',
      timePeriod: 'Okres',
      levels: 'Poziom',
      otherCompanies: 'Inni sponsorzy',
      howWillYouShowSponsoringCollab: 'Nasz znak',
      counter: 'Świadczenie wzajemne',
      counterPerformanceContactPersonPhone: 'Telefon w sprawie świadczenia',
      invoice: 'Faktura',
      other: 'Inne',
      files: 'Załączniki',
    },
    activities: {
      ongoingBusiness: 'bieżąca działalność',
      project: 'projekt',
      individualActivity: 'pojedyncze działanie',
    },
    decisions: { confirm: 'tak', deny: 'nie' },
  },
};

/**
 * Returns the confirmation to the applicant and the notification to the department. The applicant's address is unverified: the confirmation repeats
 * no input except a plain name.
 */
export async function sponsoringMails(
  data: SponsoringMailData,
): Promise<[confirmation: Mail, notice: Mail]> {
  const { association, contactPerson, cultureName: locale, department, email, reference } = data;
  const text = messages[locale];
  const factRows = filledFields(data, text);
  const confirmationBody = await renderMail({
    locale,
    to: contactPerson,
    heading: text.thanks,
    paragraphs: [text.arrived, text.notRepeated, text.next],
    facts: [[text.labels.reference, reference]],
    footer: text.footer,
  });
  const departmentBody = await renderMail({
    locale,
    heading: text.departmentHeading(association),
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
      subject: `${text.departmentHeading(association)} (${reference})`,
      ...departmentBody,
    },
  ];
}

/** Returns the filled-in fields, in the form's order. */
function filledFields(
  data: SponsoringMailData,
  text: SponsoringMailMessages,
): (readonly [string, string])[] {
  const { files, selectedTypeOfCounterPerformance: counter, selectedTypeOfInvoice: invoice } = data;
  const { activities, decisions, labels } = text;
  const derived = {
    activities: data.selectedTypeOfForms.map((activity) => activities[activity]).join(', '),
    counter: counter && decisions[counter],
    invoice: invoice && decisions[invoice],
    files: files.map(({ name }) => name).join('\n'),
  };
  return (Object.keys(labels) as (keyof SponsoringMailMessages['labels'])[]).flatMap((key) => {
    const value =
      key in derived ? derived[key as keyof typeof derived] : data[key as SponsoringField];
    return value === '' ? [] : [[labels[key], value] as const];
  });
}
