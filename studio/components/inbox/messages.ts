import { inLanguage, text } from '@oilway/content/labels.ts';

const messages = {
  exportLastMonth: text('CSV des letzten Monats', 'CSV z ostatniego miesiąca', 'CSV of last month'),
  views: text('Ansichten', 'Widoki', 'Views'),
  viewAll: text('Alle', 'Wszystkie', 'All'),
  viewNew: text('Neue', 'Nowe', 'New'),
  viewMine: text('Meine', 'Moje', 'Mine'),
  viewOpen: text('Offene', 'Otwarte', 'Open'),
  viewOverdue: text('Überfällige', 'Zaległe', 'Overdue'),
  viewUndeliverable: text('Unzustellbare E-Mail', 'Niedoręczony e-mail', 'Undeliverable mail'),
  mailUndeliverable: text('E-Mail unzustellbar', 'E-mail niedoręczony', 'Mail undeliverable'),
  new: text('Neu', 'Nowe', 'New'),
  inWork: text('In Arbeit', 'W toku', 'In work'),
  done: text('Erledigt', 'Załatwione', 'Done'),
  spam: text('Spam', 'Spam', 'Spam'),
  assign: text('Übernehmen', 'Przejmij', 'Assign to me'),
  close: text('Erledigt', 'Załatwione', 'Close'),
  reopen: text('Wieder öffnen', 'Otwórz ponownie', 'Reopen'),
  assigned: text('Übernommen.', 'Przejęto.', 'Assigned to you.'),
  closed: text('Erledigt.', 'Załatwiono.', 'Closed.'),
  markedSpam: text('Als Spam abgelegt.', 'Oznaczono jako spam.', 'Marked as spam.'),
  reopened: text('Wieder geöffnet.', 'Otwarto ponownie.', 'Reopened.'),
  tooLate: text(
    'Das hat inzwischen jemand anderes bearbeitet. Die Liste ist jetzt aktuell.',
    'W międzyczasie zajęła się tym inna osoba. Lista jest teraz aktualna.',
    'A colleague has dealt with this meanwhile. The list is up to date now.',
  ),
  formPage: text('Formular auf der Seite', 'Formularz na stronie', 'Form on the page'),
  attach: text(
    'Dateien anhängen (bis zu 3, je 5 MB)',
    'Załącz pliki (do 3, po 5 MB)',
    'Attach files (up to 3, 5 MB each)',
  ),
  template: text('Textbaustein', 'Szablon odpowiedzi', 'Reply template'),
  insert: text('Einsetzen', 'Wstaw', 'Insert'),
  exportSome: text('Auswahl als CSV speichern', 'Zapisz zaznaczone jako CSV', 'Save as CSV'),
  missingAssignment: text(
    'Ihnen ist noch nichts zugeteilt',
    'Nie przydzielono Ci jeszcze niczego',
    'Nothing has been assigned to you yet',
  ),
  noCountry: text(
    'Sie sehen, was über die Formulare kommt, sobald die Administration in Ihrem Eintrag unter Personal Länder und Abteilungen wählt.',
    'Zobaczysz to, co przychodzi przez formularze, gdy administrator wybierze kraje i działy w Twoim wpisie na liście pracowników.',
    'You see form submissions once an administrator has chosen countries and departments in your staff entry.',
  ),
  noDepartment: text(
    'Kontaktnachrichten sehen Sie, sobald die Administration in Ihrem Eintrag unter Personal Abteilungen wählt.',
    'Wiadomości z formularza kontaktowego zobaczysz, gdy administrator wybierze działy w Twoim wpisie na liście pracowników.',
    'You see contact messages once an administrator has chosen departments in your staff entry.',
  ),
  mails: text('E-Mails', 'E-maile', 'Mails'),
  noMails: text('Noch keine.', 'Jeszcze żadnych.', 'None yet.'),
  waiting: text('wartet', 'oczekuje', 'waiting'),
  sent: text('verschickt', 'wysłano', 'sent'),
  dead: text('unzustellbar', 'niedoręczalne', 'undeliverable'),
  resend: text('Erneut senden', 'Wyślij ponownie', 'Send again'),
  to: text('An', 'Do', 'To'),
  reply: text('Antworten', 'Odpowiedz', 'Reply'),
  replyTo: text('Antwort an', 'Odpowiedź do', 'Reply to'),
  replyHint: text(
    'Anrede, Gruß mit Ihrem Namen und die Vorgangsnummer stehen schon in der E-Mail.',
    'Powitanie, pozdrowienie z imieniem i nazwiskiem oraz numer sprawy są już w wiadomości.',
    'The mail already contains the salutation, the closing with your name and the reference number.',
  ),
  send: text('Antwort senden', 'Wyślij odpowiedź', 'Send reply'),
  sending: text('Wird gesendet …', 'Wysyłanie…', 'Sending…'),
  resent: text(
    'Die E-Mail liegt im Postausgang.',
    'E-mail jest w skrzynce nadawczej.',
    'The mail is in the outbox.',
  ),
  neverRun: text('Noch nie gelaufen.', 'Jeszcze nie uruchomiono.', 'Never run yet.'),
  skipped: text(
    'Die Aufbewahrung hat nichts gelöscht',
    'Żadne dane nie zostały usunięte po upływie terminu',
    'Retention deleted nothing',
  ),
  outboxPaused: text(
    'E-Mails werden zurückgehalten',
    'E-maile są wstrzymane',
    'Mails are held back',
  ),
  outboxPausedReason: text(
    'Keine E-Mail geht hinaus, bis der Betrieb sie freigibt (oilway mails release). So ist es nach jeder Wiederherstellung aus einer Sicherung.',
    'Żaden e-mail nie zostanie wysłany, dopóki nie zwolni ich administrator serwera (oilway mails release). Tak jest po każdym odtworzeniu z kopii zapasowej.',
    'No mail is sent until the operator releases them (oilway mails release). This is the state after every restore of a backup.',
  ),
  openRetention: text('Aufbewahrung öffnen', 'Otwórz przechowywanie danych', 'Open retention'),
  nothingToSend: text(
    'Von dieser E-Mail ist nichts mehr da, was verschickt werden könnte.',
    'Z tej wiadomości nie zostało nic, co można by wysłać.',
    'The content of this mail was deleted. It cannot be sent.',
  ),
  replied: text(
    'Die Antwort liegt im Postausgang.',
    'Odpowiedź jest w skrzynce nadawczej.',
    'The reply is in the outbox.',
  ),
  repliedBefore: text(
    'Eine frühere Fassung dieser Antwort liegt schon im Postausgang. Sie steht jetzt oben bei den E-Mails.',
    'Wcześniejsza wersja tej odpowiedzi jest już w skrzynce nadawczej. Widać ją teraz powyżej wśród e-maili.',
    'An earlier version of this reply is already in the outbox. It is now among the mails above.',
  ),
  failed: text(
    'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    'Nie udało się. Spróbuj ponownie.',
    'That did not work. Please try again.',
  ),
  personData: text('Daten einer Person', 'Dane osoby', 'Data of a person'),
  personIntro: text(
    'Was unter einer E-Mail-Adresse über alle Formulare und im Kundenportal gespeichert ist: für Auskunft und Löschung nach der DSGVO. Hinweise an die Meldestelle sind nicht dabei; niemand weiß, von wem sie sind.',
    'Co zapisano pod jednym adresem e-mail we wszystkich formularzach i w portalu klienta: na potrzeby dostępu i usunięcia zgodnie z RODO. Zgłoszenia naruszeń nie są tu ujęte; nikt nie wie, od kogo pochodzą.',
    'Data stored under an email address across all forms and in the customer portal: for access and erasure under the GDPR. Whistleblowing reports are not included: their authors are unknown.',
  ),
  email: text('E-Mail-Adresse', 'Adres e-mail', 'Mail address'),
  look: text('Suchen', 'Szukaj', 'Look up'),
  nothing: text('Nichts gespeichert.', 'Nic nie zapisano.', 'No data is stored.'),
  notPortal: text(
    'Ein Konto im Kundenportal ist hier nicht dabei: danach sieht die Portalverwaltung.',
    'Nie obejmuje to konta w portalu klienta: sprawdza je osoba zarządzająca portalem.',
    'Accounts of the customer portal are not included: ask a portal manager.',
  ),
  notForms: text(
    'Was über Formulare kam, ist hier nicht dabei: danach sieht, wer die Formulare bearbeitet.',
    'Nie obejmuje to danych z formularzy: sprawdza je osoba obsługująca formularze.',
    'Form submissions are not included: ask a forms clerk.',
  ),
  onlyYours: text(
    'Dabei ist nur, was Ihren Abteilungen und Ländern zugeteilt ist. Vollständig antwortet die Administration.',
    'Obejmuje to tylko Twoje działy i kraje. Pełnej odpowiedzi udziela administrator.',
    'Only data of your departments and countries is included. An administrator sees all of it.',
  ),
  save: text('Als Datei speichern', 'Zapisz jako plik', 'Save as a file'),
  erase: text('Alles löschen', 'Usuń wszystko', 'Erase everything'),
  eraseSure: text(
    'Endgültig löschen? Das lässt sich nicht rückgängig machen.',
    'Usunąć na stałe? Tego nie można cofnąć.',
    'Erase for good? This cannot be undone.',
  ),
  erased: text('Gelöscht.', 'Usunięto.', 'Erased.'),
  'contact-messages': text('Kontaktnachrichten', 'Wiadomości', 'Contact messages'),
  'sponsoring-messages': text('Sponsoring-Anfragen', 'Wnioski', 'Sponsoring applications'),
  'event-sign-ups': text('Anmeldungen', 'Zgłoszenia na wydarzenia', 'Sign-ups'),
  attachments: text('Anlagen', 'Załączniki', 'Attachments'),
  members: text(
    'Konto im Kundenportal oder Anfrage danach',
    'Konto w portalu klienta lub wniosek o nie',
    'Account of the customer portal, or request for one',
  ),
  'account-requests': text(
    'Noch nicht bestätigte Anfragen nach einem Konto',
    'Niepotwierdzone wnioski o konto',
    'Unconfirmed requests for an account',
  ),
  'member-sessions': text('Sitzungen im Portal', 'Sesje w portalu', 'Sessions in the portal'),
  'member-passkeys': text('Passkeys', 'Klucze dostępu', 'Passkeys'),
  'member-tokens': text(
    'Gültige Links für ein Passwort',
    'Ważne linki do ustawienia hasła',
    'Valid password links',
  ),
  'file-downloads': text('Heruntergeladene Dateien', 'Pobrane pliki', 'Downloaded files'),
  'member-mails': text('E-Mails zum Konto', 'E-maile dotyczące konta', 'Mails about the account'),
};

const minute = 60_000;
const steps = [
  [60 * minute, 'minute', minute],
  [24 * 60 * minute, 'hour', 60 * minute],
  [14 * 24 * 60 * minute, 'day', 24 * 60 * minute],
] as const;

/** Returns how long ago a time was; the date after two weeks. @param iso ISO 8601. */
export function formatAge(iso: string, language: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  for (const [limit, unit, length] of steps)
    if (age < limit)
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(
        -Math.floor(age / length),
        unit,
      );
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));
}

export type InboxMessageKey = keyof typeof messages;

export const translate = (key: InboxMessageKey, language: string): string =>
  inLanguage(messages[key], language);
