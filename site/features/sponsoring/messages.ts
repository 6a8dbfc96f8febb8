import { formWords } from '../../forms/fields/form-words.ts';
import type { SponsoringFields } from './schema.ts';

interface Messages {
  labels: Record<keyof SponsoringFields | 'attachments', string>;
  hints: Record<'goal' | 'howWillYouShowSponsoringCollab' | 'attachments', string>;
  activities: Record<'ongoingBusiness' | 'project' | 'individualActivity', string>;
  decisions: Record<'confirm' | 'deny', string>;
  limitReached: (most: number) => string;
  remove: (name: string) => string;
  /** Only scripts keep it. */
  draftKept: string;
  /** Where there are no scripts: files go along with the answer to the question. */
  filesLater: string;
  /** Before, in and after the link to the privacy page. */
  privacy: readonly [string, string, string];
  button: string;
  thanks: (name: string) => string;
  arrived: (email: string, files: number) => string;
}

export const messages: Record<'de-DE' | 'pl-PL', Messages> = {
  'de-DE': {
    labels: {
      association: 'Name des Vereins',
      orgNr: 'Registernummer',
      contactPerson: 'Ansprechperson',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      selectedTypeOfForms: 'Was soll gefördert werden?',
      goal: 'Ihr Ziel',
      amount: 'Betrag',
      timePeriod: 'Zeitraum',
      levels: 'Stufe',
      otherCompanies: 'Wer unterstützt Sie noch?',
      howWillYouShowSponsoringCollab: 'Wie möchten Sie unser Zeichen zeigen?',
      selectedTypeOfCounterPerformance: 'Bieten Sie eine Gegenleistung an?',
      counterPerformanceContactPersonPhone: 'Telefon für Fragen zur Gegenleistung',
      selectedTypeOfInvoice: 'Stellen Sie eine Rechnung?',
      other: 'Was wir noch wissen sollten',
      gdprAccept: 'Datenschutz',
      attachments: 'Anlagen',
    },
    hints: {
      goal: 'Drei Sätze genügen: was, für wen, wofür das Geld.',
      howWillYouShowSponsoringCollab: 'Zum Beispiel Trikot, Bande, Aushang, Website.',
      attachments:
        'Bis zu fünf Dateien: PDF, JPEG, PNG oder WebP, je höchstens 5 MB, zusammen 10 MB.',
    },
    activities: {
      ongoingBusiness: 'Laufende Vereinsarbeit',
      project: 'Ein Projekt',
      individualActivity: 'Eine einzelne Aktion',
    },
    decisions: { confirm: 'Ja', deny: 'Nein' },
    limitReached: (most) =>
      most === 1 ? 'Nur eine Antwort ist möglich.' : `Höchstens ${most} Antworten sind möglich.`,
    remove: (name) => `Entfernen: ${name}`,
    draftKept: 'Was Sie eintippen, bleibt als Entwurf auf diesem Gerät, bis Sie es senden.',
    filesLater: 'Anlagen können Sie im nächsten Schritt auswählen.',
    privacy: [
      'Ich habe die ',
      'Datenschutzhinweise',
      ' gelesen. Oilway darf die Angaben nutzen, um über die Anfrage zu entscheiden.',
    ],
    button: 'Anfrage senden',
    thanks: (name) => (name ? `Danke, ${name}.` : 'Danke.'),
    arrived: (email, files) =>
      `Ihre Anfrage ist angekommen.${withFiles('de-DE', files)} Eine Bestätigung geht an ${email || 'Ihre E-Mail-Adresse'}; die Entscheidung auch.`,
  },
  'pl-PL': {
    labels: {
      association: 'Nazwa organizacji',
      orgNr: 'Numer KRS',
      contactPerson: 'Osoba do kontaktu',
      email: 'Adres e-mail',
      phone: 'Telefon',
      selectedTypeOfForms: 'Co ma być wsparte?',
      goal: 'Cel',
      amount: 'Kwota',
      timePeriod: 'Okres',
      levels: 'Poziom',
      otherCompanies: 'Kto jeszcze Was wspiera?',
      howWillYouShowSponsoringCollab: 'Jak pokażecie nasz znak?',
      selectedTypeOfCounterPerformance: 'Czy oferujecie świadczenie wzajemne?',
      counterPerformanceContactPersonPhone: 'Telefon w sprawie świadczenia',
      selectedTypeOfInvoice: 'Czy wystawiacie fakturę?',
      other: 'O czym jeszcze powinniśmy wiedzieć',
      gdprAccept: 'Ochrona danych',
      attachments: 'Załączniki',
    },
    hints: {
      goal: 'Wystarczą trzy zdania: co, dla kogo, na co pieniądze.',
      howWillYouShowSponsoringCollab: 'Na przykład koszulka, banda, plakat, strona internetowa.',
      attachments: 'Do pięciu plików: PDF, JPEG, PNG lub WebP, po najwyżej 5 MB, razem 10 MB.',
    },
    activities: {
      ongoingBusiness: 'Bieżąca działalność',
      project: 'Projekt',
      individualActivity: 'Pojedyncze działanie',
    },
    decisions: { confirm: 'Tak', deny: 'Nie' },
    limitReached: (most) =>
      most === 1 ? 'Możliwa jest tylko jedna odpowiedź.' : `Można zaznaczyć najwyżej ${most}.`,
    remove: (name) => `Usuń: ${name}`,
    draftKept: 'To, co wpiszesz, zostaje jako szkic na tym urządzeniu do czasu wysłania.',
    filesLater: 'Załączniki można wybrać w następnym kroku.',
    privacy: [
      'Znam ',
      'zasady prywatności',
      '. Oilway może wykorzystać podane dane, aby rozpatrzyć wniosek.',
    ],
    button: 'Wyślij wniosek',
    thanks: (name) => (name ? `Dziękujemy, ${name}.` : 'Dziękujemy.'),
    arrived: (email, files) =>
      `Wniosek dotarł.${withFiles('pl-PL', files)} Potwierdzenie wysyłamy na adres ${email || 'podany w formularzu'}, tam też wyślemy decyzję.`,
  },
};

function withFiles(culture: 'de-DE' | 'pl-PL', files: number): string {
  return files > 0 ? ` ${formWords[culture].files.arrived(files)}` : '';
}
