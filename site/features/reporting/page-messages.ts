import type { IconName } from '../../components/Icon.tsx';
import type { Locale } from '../../pages/page-context.ts';

const german = {
  closed:
    'Online nehmen wir zurzeit keine Hinweise an. Sie erreichen die Meldestelle so; eine E-Mail ist nicht verschlüsselt:',
  /** The form was closed before the submission. */
  closedMeanwhile:
    'Online nehmen wir inzwischen keine Hinweise mehr an. Was Sie geschrieben haben, steht noch hier, angekommen ist es nicht. Sie erreichen die Meldestelle so; eine E-Mail ist nicht verschlüsselt:',
  withScripts: 'Ihr Hinweis wird auf Ihrem Gerät verschlüsselt.',
  /** What the form promises. */
  promises: [
    {
      icon: 'shield',
      title: 'Vertraulich bearbeitet',
      text: 'Lesen können ihn nur die Personen der Meldestelle.',
    },
    {
      icon: 'lock',
      title: 'Auf Wunsch anonym',
      text: 'Ohne IP-Adresse und Uhrzeit. Ein Zugangscode ersetzt Ihren Namen.',
    },
    {
      icon: 'clock',
      title: 'Mit festen Fristen',
      text: 'Bestätigung in 7 Tagen, Rückmeldung höchstens 3 Monate danach.',
    },
  ] satisfies { icon: IconName; title: string; text: string }[],
  /** Summary of the folded part, and texts before and after the fingerprint. */
  fingerprint: [
    'Fingerabdruck vergleichen',
    'Fingerabdruck der Meldestelle: ',
    '. Hängt er bei Ihnen aus, vergleichen Sie beide, bevor Sie schreiben.',
  ] satisfies [string, string, string],
  /** Beside the form. */
  aside: {
    decision: 'Wer liest, und wann',
    reported: 'Schon gemeldet?',
    mailbox: 'Stand Ihres Hinweises prüfen',
  },
  withoutScripts:
    'Mit JavaScript wird Ihr Hinweis schon auf Ihrem Gerät verschlüsselt. Ohne geschieht das erst auf unserem Server, bevor etwas gespeichert wird; Dateien gehen dann nicht mit, und für das Postfach mit unseren Antworten brauchen Sie später einen Browser mit JavaScript. Andere Wege; eine E-Mail ist nicht verschlüsselt:',
  /** A script failed to load or its integrity check failed. */
  broken:
    'Ein Skript dieser Seite ist nicht angekommen, oder nicht so, wie wir es veröffentlicht haben. Das Formular sendet deshalb nichts. Laden Sie die Seite bitte neu. Bleibt es dabei, nehmen Sie einen anderen Weg; eine E-Mail ist nicht verschlüsselt:',
  mailboxBroken:
    'Ein Skript dieser Seite ist nicht angekommen, oder nicht so, wie wir es veröffentlicht haben. Das Postfach öffnet sich deshalb nicht. Laden Sie die Seite bitte neu, oder nehmen Sie später einen anderen Anschluss.',
  mailboxWithoutScripts:
    'Das Postfach entschlüsselt Antworten auf Ihrem Gerät und braucht dafür JavaScript.',
  sealedHere:
    'Unser Server hat Ihren Hinweis verschlüsselt und noch nichts gespeichert. Eine Frage noch, damit hier keine Programme schreiben.',
  /** Encrypted and solved, but not stored. */
  notStored:
    'Wir konnten Ihren Hinweis gerade nicht speichern. Er steckt verschlüsselt noch in dieser Seite. Bitte versuchen Sie es in einer Minute noch einmal.',
  /** The daily limit without scripts is reached. @param when reports are accepted again. */
  full: (when: string) =>
    `Ohne JavaScript sind heute schon so viele Hinweise gekommen, dass vermutlich ein Programm schreibt; wir nehmen so gerade keine weiteren an. Ihr Hinweis ist nicht angekommen. Was Sie geschrieben haben, steht noch hier. Schalten Sie bitte JavaScript ein, nehmen Sie einen der anderen Wege auf dieser Seite, oder senden Sie ab ${when} Uhr noch einmal.`,
  /** The same for an encrypted report in the page. */
  fullSealed: (when: string) =>
    `Ohne JavaScript sind heute schon so viele Hinweise gekommen, dass vermutlich ein Programm schreibt; wir nehmen so gerade keine weiteren an. Ihr Hinweis ist nicht angekommen, er steckt verschlüsselt noch in dieser Seite. Senden Sie ihn bitte ab ${when} Uhr noch einmal, oder nehmen Sie einen anderen Weg zur Meldestelle: JavaScript, oder was neben dem Formular steht.`,
  inDigits: 'Bitte als Zahl, zum Beispiel 12.',
  wrongAnswer: 'Das war nicht richtig. Hier ist eine andere Frage.',
  /** The officers' keys changed after the encryption. */
  outdated: {
    heading: 'Nicht angekommen',
    text: 'Die Meldestelle hat ihre Schlüssel gewechselt, nachdem Ihr Hinweis verschlüsselt war. Mit den alten kann sie ihn nicht annehmen, gespeichert ist nichts. Bitte geben Sie ihn noch einmal ab.',
    link: 'Zum Formular',
  },
};

export const reportingMessages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    closed:
      'Obecnie nie przyjmujemy zgłoszeń przez internet. Można skontaktować się tak; e-mail nie jest szyfrowany:',
    closedMeanwhile:
      'Tymczasem przestaliśmy przyjmować zgłoszenia przez internet. Wpisany tekst nadal tu jest, ale do nas nie dotarł. Można skontaktować się tak; e-mail nie jest szyfrowany:',
    withScripts: 'Zgłoszenie jest szyfrowane na Państwa urządzeniu.',
    promises: [
      {
        icon: 'shield',
        title: 'Z zachowaniem poufności',
        text: 'Czytają je tylko upoważnione osoby.',
      },
      {
        icon: 'lock',
        title: 'Anonimowo, jeśli Państwo chcą',
        text: 'Nie zapisujemy adresu IP ani godziny. Nazwisko zastępuje kod dostępu.',
      },
      {
        icon: 'clock',
        title: 'W ustalonych terminach',
        text: 'Potwierdzenie w ciągu 7 dni, informacja zwrotna najpóźniej 3 miesiące później.',
      },
    ],
    aside: {
      decision: 'Kto czyta i kiedy',
      reported: 'Zgłoszenie już wysłane?',
      mailbox: 'Sprawdź stan zgłoszenia',
    },
    fingerprint: [
      'Porównaj odcisk kluczy',
      'Odcisk kluczy punktu zgłoszeń: ',
      '. Jeśli widnieje na ogłoszeniu w pracy, prosimy porównać oba przed pisaniem.',
    ],
    withoutScripts:
      'Z JavaScriptem zgłoszenie jest szyfrowane już na Państwa urządzeniu. Bez niego dzieje się to dopiero na naszym serwerze, zanim cokolwiek zostanie zapisane; nie można wtedy dołączyć plików, a do skrzynki z naszymi odpowiedziami potrzebna będzie przeglądarka z JavaScriptem. Inne drogi; e-mail nie jest szyfrowany:',
    broken:
      'Jeden ze skryptów tej strony nie dotarł albo różni się od opublikowanego przez nas. Dlatego formularz niczego nie wysyła. Prosimy ponownie załadować stronę. Jeśli to nie pomoże, prosimy wybrać inną drogę; e-mail nie jest szyfrowany:',
    mailboxBroken:
      'Jeden ze skryptów tej strony nie dotarł albo różni się od opublikowanego przez nas. Dlatego skrzynka się nie otwiera. Prosimy ponownie załadować stronę lub spróbować później z innego łącza.',
    mailboxWithoutScripts:
      'Skrzynka odszyfrowuje odpowiedzi na Państwa urządzeniu i wymaga do tego JavaScriptu.',
    sealedHere:
      'Nasz serwer zaszyfrował zgłoszenie, ale jeszcze niczego nie zapisał. Jeszcze jedno pytanie, aby nie pisały tu programy.',
    notStored:
      'W tej chwili nie możemy zapisać zgłoszenia. Zaszyfrowane nadal jest na tej stronie. Prosimy spróbować ponownie za minutę.',
    full: (when) =>
      `Bez JavaScriptu przyszło dziś już tyle zgłoszeń, że prawdopodobnie pisze program; w ten sposób nie przyjmujemy w tej chwili kolejnych. Zgłoszenie nie dotarło. Wpisany tekst nadal tu jest. Prosimy włączyć JavaScript, wybrać inną drogę podaną na tej stronie lub wysłać ponownie później (${when}).`,
    fullSealed: (when) =>
      `Bez JavaScriptu przyszło dziś już tyle zgłoszeń, że prawdopodobnie pisze program; w ten sposób nie przyjmujemy w tej chwili kolejnych. Zgłoszenie nie dotarło, zaszyfrowane nadal jest na tej stronie. Prosimy wysłać je ponownie później (${when}) lub wybrać inną drogę: JavaScript albo to, co podano obok formularza.`,
    inDigits: 'Prosimy podać liczbę, na przykład 12.',
    wrongAnswer: 'To nie była dobra odpowiedź. Oto inne pytanie.',
    outdated: {
      heading: 'Zgłoszenie nie dotarło',
      text: 'Klucze osób przyjmujących zgłoszenia zmieniły się już po zaszyfrowaniu. Zgłoszenia zaszyfrowanego starymi nie możemy przyjąć i niczego nie zapisaliśmy. Prosimy wysłać je jeszcze raz.',
      link: 'Do formularza',
    },
  },
};
