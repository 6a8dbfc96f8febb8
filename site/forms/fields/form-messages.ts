import { polishPlural } from '../../components/polish-plural.ts';

export type FormLocale = 'de-DE' | 'pl-PL';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const germanNumbers = ['', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

const german = {
  optional: 'freiwillig',
  fields: 'Alle Felder ohne „(freiwillig)“ bitte ausfüllen.',
  /** Complete parts of a form, and what a screen reader adds. */
  complete: (complete: number, all: number) => `${complete} von ${all}`,
  parts: ' Teilen ausgefüllt',
  /** Heading of the error summary. */
  summary: (count: number) =>
    `Bitte prüfen Sie ${germanNumbers[count] ?? count} ${count === 1 ? 'Angabe' : 'Angaben'}`,
  inputPreserved: 'Ihre Eingaben sind nicht verloren. Hier fehlt etwas oder passt etwas nicht:',
  sending: 'Wird gesendet …',
  failed: 'Das hat nicht geklappt',
  failedText:
    'Wir konnten Ihre Angaben gerade nicht annehmen. Alles, was Sie eingegeben haben, steht noch hier. Bitte versuchen Sie es in einer Minute noch einmal.',
  /** Success view. */
  sent: {
    reference: 'Ihre Vorgangsnummer',
    copy: 'Nummer kopieren',
    copied: 'Nummer kopiert',
    next: 'So geht es weiter',
    home: 'Zur Startseite',
    print: 'Vorgang drucken',
  },
  /** Math captcha of browsers without scripts. */
  mathQuestion: {
    heading: 'Noch nicht gesendet',
    text: 'Eine Frage noch, damit hier keine Programme schreiben. Alles, was Sie eingegeben haben, steht noch da.',
    hint: 'Bitte als Zahl, zum Beispiel 12.',
    link: 'Zur Frage',
  },
  /** Draft in localStorage. */
  restored: 'Ihr Entwurf von diesem Gerät ist wieder da. Dateien wählen Sie bitte neu.',
  discard: 'Entwurf verwerfen',
  /** Attachments. */
  files: {
    choose: 'Dateien auswählen',
    reading: 'Dateien werden gelesen …',
    refused: (count: number): string =>
      count === 1
        ? 'Diese Datei geht nicht mit. Wählen Sie eine andere, oder lassen Sie diese weg.'
        : 'Diese Dateien gehen nicht mit. Wählen Sie andere, oder lassen Sie diese weg.',
    leaveOut: (count: number): string =>
      count === 1 ? 'Diese Datei weglassen' : 'Diese Dateien weglassen',
    /** A downscaled image: its pixels and bytes before and after. */
    shrunk: (from: string, to: string, bytes: string, now: string) =>
      `Verkleinert von ${from} auf ${to} Pixel, von ${bytes} auf ${now}.`,
    /** Number of files received with a form. */
    arrived: (count: number) =>
      count === 1
        ? 'Eine Datei ist dabei.'
        : `${capital(germanNumbers[count] ?? `${count}`)} Dateien sind dabei.`,
  },
  /** Maximum number of characters of a field. */
  tooLong: (max: string) => `Das ist zu lang. Höchstens ${max} Zeichen sind möglich.`,
  /** Messages for the codes of rules and server. */
  codes: {
    email: 'Bitte eine vollständige Adresse angeben, zum Beispiel name@posteo.de.',
    phone: 'Bitte eine Nummer mit mindestens drei Ziffern angeben, zum Beispiel 0231\u00a04477100.',
    tooLong: 'Das ist zu lang. Bitte kürzen.',
    characters: 'Darin ist ein Zeilenumbruch. Bitte in eine Zeile schreiben.',
    unknown: 'Das gibt es nicht mehr. Bitte neu wählen.',
    tooMany: 'Das sind zu viele Dateien. Höchstens fünf sind möglich.',
    tooLarge: 'Zu groß: höchstens 5\u00a0MB je Datei und 10\u00a0MB zusammen.',
    fileType: 'Nur PDF, JPEG, PNG und WebP sind möglich.',
    fileContent:
      'Der Name passt, der Inhalt nicht: Er ist kein PDF, JPEG, PNG oder WebP. Vielleicht ist die Datei beschädigt.',
    emptyFile: 'Die Datei ist leer.',
    unreadable: 'Die Datei lässt sich nicht lesen.',
    answer: 'Das war nicht richtig. Hier ist eine andere Frage.',
    noAnswer: 'Bitte beantworten Sie die Frage.',
    chooseAgain: 'Bitte wählen Sie Ihre Dateien noch einmal.',
    tooManyChosen: 'Das sind zu viele Antworten. Bitte weniger ankreuzen.',
  } as Record<string, string>,
};

/** Texts shared by all forms. */
export const formMessages: Record<FormLocale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    optional: 'nieobowiązkowe',
    fields: 'Prosimy wypełnić wszystkie pola bez dopisku „(nieobowiązkowe)”.',
    summary: (count) =>
      `Prosimy sprawdzić ${count === 1 ? 'jedno' : count} ${polishPlural(count, 'pole', 'pola', 'pól')}`,
    complete: (complete, all) => `${complete} z\u00a0${all}`,
    parts: ' części wypełnionych',
    inputPreserved: 'Wpisane dane nie przepadły. Tu czegoś brakuje lub coś się nie zgadza:',
    sending: 'Wysyłanie…',
    failed: 'Nie udało się wysłać',
    failedText:
      'W tej chwili nie możemy przyjąć zgłoszenia. Wszystko, co zostało wpisane, nadal tu jest. Prosimy spróbować ponownie za minutę.',
    sent: {
      reference: 'Numer sprawy',
      copy: 'Kopiuj numer',
      copied: 'Skopiowano numer',
      next: 'Co dalej',
      home: 'Strona główna',
      print: 'Drukuj potwierdzenie',
    },
    mathQuestion: {
      heading: 'Jeszcze nie wysłano',
      text: 'Jeszcze jedno pytanie, aby nie pisały tu programy. Wszystko, co zostało wpisane, nadal tu jest.',
      hint: 'Prosimy podać liczbę, na przykład 12.',
      link: 'Przejdź do pytania',
    },
    restored: 'Szkic zapisany na tym urządzeniu został przywrócony. Pliki prosimy wybrać ponownie.',
    discard: 'Usuń szkic',
    files: {
      choose: 'Wybierz pliki',
      reading: 'Wczytywanie plików…',
      refused: (count) =>
        count === 1
          ? 'Ten plik nie zostanie wysłany. Prosimy wybrać inny lub go pominąć.'
          : 'Te pliki nie zostaną wysłane. Prosimy wybrać inne lub je pominąć.',
      leaveOut: (count) => (count === 1 ? 'Pomiń ten plik' : 'Pomiń te pliki'),
      shrunk: (from, to, bytes, now) =>
        `Zmniejszono z ${from} do ${to} pikseli, z ${bytes} do ${now}.`,
      arrived: (count) =>
        count === 1
          ? 'Dołączono jeden plik.'
          : `Dołączono ${count} ${polishPlural(count, 'plik', 'pliki', 'plików')}.`,
    },
    tooLong: (max) => `Tekst jest za długi. Możliwych jest najwyżej ${max} znaków.`,
    codes: {
      email: 'Prosimy podać pełny adres, na przykład imie@poczta.pl.',
      phone:
        'Prosimy podać numer z co najmniej trzema cyframi, na przykład 22\u00a0310\u00a044\u00a077.',
      tooLong: 'Tekst jest za długi. Prosimy go skrócić.',
      characters: 'W tekście jest podział wiersza. Prosimy pisać w jednym wierszu.',
      unknown: 'Ta pozycja już nie istnieje. Prosimy wybrać inną.',
      tooMany: 'Za dużo plików. Można dodać najwyżej pięć.',
      tooLarge: 'Za duże: najwyżej 5\u00a0MB na plik i 10\u00a0MB łącznie.',
      fileType: 'Możliwe są tylko PDF, JPEG, PNG i WebP.',
      fileContent:
        'Nazwa pasuje, ale zawartość nie: to nie jest PDF, JPEG, PNG ani WebP. Być może plik jest uszkodzony.',
      emptyFile: 'Plik jest pusty.',
      unreadable: 'Nie można odczytać tego pliku.',
      answer: 'To nie była dobra odpowiedź. Oto inne pytanie.',
      noAnswer: 'Prosimy odpowiedzieć na pytanie.',
      chooseAgain: 'Prosimy wybrać pliki jeszcze raz.',
      tooManyChosen: 'Za dużo odpowiedzi. Prosimy zaznaczyć mniej.',
    },
  },
};

/** Returns the message of an error code. */
export function messageOfCode(locale: FormLocale, code: string): string {
  const words = formMessages[locale];
  const [kind = '', max] = code.split(':');
  if (kind === 'tooLong' && max)
    return words.tooLong(new Intl.NumberFormat(locale).format(Number(max)));
  return words.codes[code] ?? code;
}

/**
 * Date of the last change to the privacy notices of forms, sent with each submission to record which version was shown.
 * `site/test/privacy-notice.test.ts` fails if a notice changes and this date does not.
 */
export const privacyNoticeVersion = '2026-11-28';
