import { inLanguage, type StudioText, text } from '@oilway/content/labels.ts';
import type { CaseMark, Deadline, ReportState } from '@oilway/store/reporting/deadlines.ts';

const messages = {
  intro: text(
    'Hinweise werden in diesem Browser entschlüsselt. Der Server kann sie nicht lesen.',
    'Zgłoszenia są odszyfrowywane w tej przeglądarce. Serwer nie może ich odczytać.',
    'Reports are decrypted in this browser. The server cannot read them.',
  ),
  watching: text(
    'Sie sehen, dass es Fälle gibt, aber nicht, was darin steht.',
    'Widać, że sprawy istnieją, ale nie widać ich treści.',
    'You see that cases exist, but not their content.',
  ),
  failed: text(
    'Das hat nicht geklappt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'Nie udało się. Odśwież stronę i spróbuj ponownie.',
    'That did not work. Please reload the page and try again.',
  ),
  leave: text(
    'Ihr Text ist noch nicht gesendet und geht verloren. Trotzdem verlassen?',
    'Tekst nie został jeszcze wysłany i zostanie utracony. Opuścić mimo to?',
    'Your text has not been sent and will be lost. Leave anyway?',
  ),
  busy: text('Einen Moment …', 'Chwileczkę…', 'One moment…'),
  keys: text('Schlüssel', 'Klucze', 'Keys'),
  openForm: text(
    'Das Formular auf der Website ist geöffnet.',
    'Formularz w witrynie jest otwarty.',
    'The form on the website is open.',
  ),
  closedForm: text(
    'Das Formular ist geschlossen. Es öffnet sich, wenn zwei Personen einen unterschriebenen Schlüssel haben und es den Notfallschlüssel gibt. Ein Konto für die zweite Person legt die Administration an.',
    'Formularz jest zamknięty. Otworzy się, gdy dwie osoby będą miały podpisany klucz i będzie klucz awaryjny. Konto dla drugiej osoby zakłada administrator.',
    'The form is closed. It opens when two people have a signed key and the recovery key exists. An administrator creates the account of the second person.',
  ),
  recovery: text('Notfallschlüssel', 'Klucz awaryjny', 'Recovery key'),
  madeOn: text('vom {day}', 'z {day}', 'of {day}'),
  whose: text(
    'Kennen Sie alle, die hier stehen? Wer hier einen Schlüssel hat, liest jeden neuen Hinweis.',
    'Czy znasz wszystkich na tej liście? Kto ma tu klucz, czyta każde nowe zgłoszenie.',
    'Do you know everyone listed here? Every person with a key here can read every new report.',
  ),
  makeOwn: text('Ihren Schlüssel anlegen', 'Utwórz swój klucz', 'Make your key'),
  makeOwnText: text(
    'Denken Sie sich eine Passphrase aus, am besten fünf zufällige Wörter, mindestens 14 Zeichen. Nur Sie kennen sie, und niemand kann sie zurücksetzen.',
    'Wymyśl hasło, najlepiej pięć przypadkowych słów, co najmniej 14 znaków. Znasz je tylko Ty i nikt nie może go zresetować.',
    'Think of a passphrase, ideally five random words, at least 14 characters. Only you know it, and it cannot be reset.',
  ),
  passphrase: text('Passphrase', 'Hasło', 'Passphrase'),
  repeat: text('Passphrase wiederholen', 'Powtórz hasło', 'Repeat the passphrase'),
  tooShort: text(
    'Bitte mindestens 14 Zeichen.',
    'Co najmniej 14 znaków.',
    'At least 14 characters, please.',
  ),
  different: text(
    'Beide Eingaben müssen gleich sein.',
    'Oba wpisy muszą być takie same.',
    'Both entries must be the same.',
  ),
  make: text('Schlüssel anlegen', 'Utwórz klucz', 'Make the key'),
  replace: text('Schlüssel ersetzen', 'Zastąp klucz', 'Replace the key'),
  replaceOwn: text(
    'Passphrase verloren? Eigenen Schlüssel ersetzen',
    'Hasło przepadło? Zastąp swój klucz',
    'Lost the passphrase? Replace your key',
  ),
  replaceOwnText: text(
    'Der neue Schlüssel öffnet nur, was nach ihm kommt. Er zählt, sobald eine andere Person ihn unterschrieben hat. Was bis dahin einging, lesen die anderen aus Compliance, oder Sie mit dem Notfallschlüssel. Der alte Schlüssel ist dann fort, auch wenn Ihnen die Passphrase wieder einfällt.',
    'Nowy klucz otwiera tylko to, co przyjdzie po nim, gdy podpisze go inna osoba. Wcześniejsze zgłoszenia czytają pozostałe osoby albo Ty z kluczem awaryjnym. Stary klucz przepadnie, nawet jeśli przypomnisz sobie hasło.',
    'The new key decrypts only later reports. It is valid once another officer has signed it in. Earlier reports can be read by the other officers, or by you with the recovery key. The old key is deleted then, even if you remember the passphrase.',
  ),
  replaceRecovery: text(
    'Notfallschlüssel verloren oder bekannt geworden? Ersetzen',
    'Klucz awaryjny zgubiony lub ujawniony? Zastąp go',
    'Recovery key lost or given away? Replace it',
  ),
  replaceRecoveryText: text(
    'Der alte öffnet weiterhin, was bis jetzt einging: Bewahren Sie ihn auf, wenn es ihn noch gibt.',
    'Stary nadal otwiera to, co wpłynęło dotąd: jeśli jeszcze jest, zachowaj go.',
    'The old one still decrypts earlier reports: keep it if you have it.',
  ),
  makeRecovery: text('Notfallschlüssel anlegen', 'Utwórz klucz awaryjny', 'Make the recovery key'),
  makeRecoveryText: text(
    'Er öffnet alles, wenn Passphrasen verloren sind. Er wird einmal gezeigt und nirgends gespeichert: Drucken Sie ihn und schließen Sie ihn weg.',
    'Otwiera wszystko, gdy hasła przepadną. Zobaczysz go raz i nigdzie nie zostanie zapisany: wydrukuj go i zamknij w bezpiecznym miejscu.',
    'It decrypts everything when passphrases are lost. It is shown once and stored nowhere: print it and lock it away.',
  ),
  recoveryShown: text(
    'Das ist der Notfallschlüssel. Nach „Fertig“ sehen Sie ihn nicht wieder.',
    'To jest klucz awaryjny. Po kliknięciu „Gotowe” nie zobaczysz go ponownie.',
    'This is the recovery key. After “Done” you will not see it again.',
  ),
  print: text('Drucken', 'Drukuj', 'Print'),
  download: text('Als Datei speichern', 'Zapisz jako plik', 'Save as a file'),
  lockedAway: text(
    'Ich habe ihn außerhalb dieses Computers verwahrt.',
    'Przechowuję go poza tym komputerem.',
    'I keep it outside this computer.',
  ),
  finish: text('Fertig', 'Gotowe', 'Done'),
  unlock: text('Entsperren', 'Odblokuj', 'Unlock'),
  lock: text('Sperren', 'Zablokuj', 'Lock'),
  wrongPassphrase: text(
    'Das ist nicht die Passphrase dieses Schlüssels.',
    'To nie jest hasło tego klucza.',
    'That is not the passphrase of this key.',
  ),
  wrongRecovery: text(
    'Das ist kein Notfallschlüssel. Er beginnt mit AGE-SECRET-KEY-1.',
    'To nie jest klucz awaryjny. Zaczyna się on od AGE-SECRET-KEY-1.',
    'That is no recovery key. It begins with AGE-SECRET-KEY-1.',
  ),
  withRecovery: text(
    'Mit dem Notfallschlüssel entsperren',
    'Odblokuj kluczem awaryjnym',
    'Unlock with the recovery key',
  ),
  cases: text('Fälle', 'Sprawy', 'Cases'),
  noCases: text('Es gibt keine Fälle.', 'Nie ma spraw.', 'There are no cases.'),
  case: text('Fall', 'Sprawa', 'Case'),
  received: text('Eingang', 'Wpływ', 'Received'),
  country: text('Land', 'Kraj', 'Country'),
  state: text('Stand', 'Stan', 'State'),
  clocks: text('Fristen', 'Terminy', 'Deadlines'),
  search: text('Nummer, Stand, Text', 'Numer, stan, treść', 'Number, state, text'),
  searchLocked: text('Nummer, Stand', 'Numer, stan', 'Number, state'),
  find: text('Suchen', 'Szukaj', 'Search'),
  supplemented: text('ergänzt', 'uzupełniona', 'supplemented'),
  unanswered: text('unbeantwortet', 'bez odpowiedzi', 'unanswered'),
  deletedFrom: text(
    'Wird am {day} gelöscht.',
    'Zostanie usunięta {day}.',
    'To be deleted on {day}.',
  ),
  back: text('Alle Fälle', 'Wszystkie sprawy', 'All cases'),
  fromReporter: text(
    'Von der meldenden Person, {day}',
    'Od osoby zgłaszającej, {day}',
    'From the reporter, {day}',
  ),
  toReporter: text('Antwort vom {day}', 'Odpowiedź z {day}', 'Answer of {day}'),
  feedbackOf: text('Rückmeldung vom {day}', 'Informacja zwrotna z {day}', 'Feedback of {day}'),
  unreadable: text(
    'Mit diesem Schlüssel lässt sich das nicht öffnen. Es war vor ihm da, oder es ist unbrauchbar.',
    'Tego nie można otworzyć tym kluczem. Powstało przed nim albo jest nieczytelne.',
    'This key cannot open it. It is older than the key, or unusable.',
  ),
  appliesTo: text('Betrifft', 'Dotyczy', 'Concerns'),
  contactInformation: text('Kontakt', 'Kontakt', 'Contact'),
  answer: text('Antwort', 'Odpowiedź', 'Answer'),
  acknowledge: text('Eingang bestätigen', 'Potwierdź wpływ', 'Acknowledge receipt'),
  send: text('Antworten', 'Odpowiedz', 'Answer'),
  feedback: text('Als Rückmeldung senden', 'Wyślij jako informację zwrotną', 'Send as feedback'),
  answerHint: text(
    'Die Rückmeldung nennt geplante und ergriffene Maßnahmen mit Gründen und beendet ihre gesetzliche Frist; eine Antwort, etwa eine Rückfrage, lässt die Frist laufen.',
    'Informacja zwrotna podaje planowane i podjęte działania z uzasadnieniem i kończy ustawowy termin; odpowiedź, np. pytanie, go nie kończy.',
    'Feedback names the measures planned and taken with their reasons and meets its legal deadline; an answer, such as a question, does not.',
  ),
  close: text('Fall abschließen', 'Zakończ sprawę', 'Close the case'),
  closingReason: text('Grund des Abschlusses', 'Powód zakończenia', 'Reason for closing'),
  chooseReason: text('Bitte wählen', 'Wybierz', 'Please choose'),
  closeWithoutFeedback: text(
    'In diesem Fall wurde noch keine Rückmeldung gegeben. Nach dem Abschluss läuft dafür keine Frist mehr.',
    'W tej sprawie nie przekazano jeszcze informacji zwrotnej. Po zakończeniu termin na nią nie będzie już pilnowany.',
    'No feedback has been given in this case. After closing, its deadline is no longer watched.',
  ),
  reopen: text('Fall wieder öffnen', 'Otwórz sprawę ponownie', 'Reopen the case'),
  internal: text('Interne Notiz vom {day}', 'Notatka wewnętrzna z {day}', 'Internal note of {day}'),
  internalHint: text(
    'Nur Compliance liest sie, nie die meldende Person.',
    'Czyta ją tylko Compliance, nigdy osoba zgłaszająca.',
    'Only the officers read it, never the reporter.',
  ),
  note: text('Interne Notiz', 'Notatka wewnętrzna', 'Internal note'),
  addNote: text('Interne Notiz schreiben', 'Napisz notatkę wewnętrzną', 'Write an internal note'),
  saveNote: text('Notiz speichern', 'Zapisz notatkę', 'Save the note'),
  optionalNote: text(
    'Interne Notiz dazu (freiwillig)',
    'Notatka wewnętrzna (opcjonalnie)',
    'Internal note on it (optional)',
  ),
  acknowledgedOn: text('Bestätigt', 'Potwierdzono', 'Acknowledged'),
  feedbackOn: text('Rückmeldung', 'Informacja zwrotna', 'Feedback'),
  closedOn: text('Abgeschlossen', 'Zakończono', 'Closed'),
  file: text('Datei', 'Plik', 'File'),
  confidential: text(
    'Vertraulich. Stand vom {day}.',
    'Poufne. Stan na {day}.',
    'Confidential. As of {day}.',
  ),
  exportCase: text('Fall herunterladen', 'Pobierz sprawę', 'Download the case'),
  exportText: text(
    'Der Fall wird nur auf diesem Gerät gespeichert; die Administration sieht im Protokoll, dass Sie ihn gespeichert haben, aber keinen Inhalt. Für ein PDF wählen Sie im Druckfenster „Als PDF speichern“; es ist nicht verschlüsselt.',
    'Sprawa zostanie zapisana tylko na tym urządzeniu; administrator zobaczy w dzienniku fakt zapisania, bez treści. Aby zapisać PDF, wybierz „Zapisz jako PDF” w oknie drukowania; nie jest zaszyfrowany.',
    'The case is saved on this device only; administrators see in the log that you saved it, without content. For a PDF choose “Save as PDF” in the print window; it is not encrypted.',
  ),
  withNotes: text('Mit internen Notizen', 'Z notatkami wewnętrznymi', 'With internal notes'),
  saveArchive: text(
    'Als verschlüsseltes Archiv speichern',
    'Zapisz jako zaszyfrowane archiwum',
    'Save as an encrypted archive',
  ),
  savePdf: text('Als PDF speichern', 'Zapisz jako PDF', 'Save as PDF'),
  archiveCode: text('Passphrase des Archivs', 'Hasło archiwum', 'Passphrase of the archive'),
  archiveHint: text(
    'Sie steht nur hier und wird nirgends gespeichert. Geben Sie sie getrennt vom Archiv weiter. Es öffnet sich unter der Liste der Fälle und, ohne diese Website, mit dem freien Programm age.',
    'Widać je tylko tutaj i nigdzie nie jest zapisane. Przekaż je oddzielnie od archiwum. Archiwum można otworzyć pod listą spraw, a bez tej witryny bezpłatnym programem age.',
    'It is shown only here and stored nowhere. Pass it on separately from the archive, which opens below the list of cases and, without this website, with the free program age.',
  ),
  openArchive: text('Archiv öffnen', 'Otwórz archiwum', 'Open an archive'),
  wrongArchive: text(
    'Das öffnet kein Archiv.',
    'To nie otwiera archiwum.',
    'This opens no archive.',
  ),
  spamIntro: text(
    'Ist das offensichtlich kein Hinweis, sondern Spam? Dann löscht ihn eine zweite Person aus Compliance. Im Zweifel ist es ein Hinweis.',
    'To w oczywisty sposób nie jest zgłoszenie, lecz spam? Usunie je wtedy druga osoba z Compliance. W razie wątpliwości jest to zgłoszenie.',
    'Is this obviously spam and not a report? Then a second compliance officer deletes it. In case of doubt it is a report.',
  ),
  spamByYou: text(
    'Sie haben das am {day} als Spam eingestuft. Löschen muss es eine zweite Person aus Compliance.',
    'Ta sprawa została przez Ciebie oznaczona jako spam ({day}). Usunąć ją musi druga osoba z Compliance.',
    'You marked this as spam on {day}. A second compliance officer has to delete it.',
  ),
  spamByOther: text(
    '{name} hat das am {day} als Spam eingestuft. Sehen Sie es auch so? Gelöscht ist der Fall für immer; es bleibt nur, dass es ihn gab.',
    '{name}: sprawa oznaczona jako spam ({day}). Czy się zgadzasz? Usuniętej sprawy nie można odzyskać; zostaje tylko ślad, że istniała.',
    '{name} marked this as spam on {day}. Do you agree? A deleted case cannot be restored; only a record of the deletion remains.',
  ),
  spamSuspected: text('Spam?', 'spam?', 'spam?'),
  spam: text('Als Spam einstufen', 'Oznacz jako spam', 'Mark as spam'),
  notSpam: text('Kein Spam', 'To nie jest spam', 'No spam'),
  deleteSpam: text('Als Spam löschen', 'Usuń jako spam', 'Delete as spam'),
  deletions: text('Als Spam gelöscht', 'Usunięte jako spam', 'Deleted as spam'),
  deleted: text('Gelöscht', 'Usunięto', 'Deleted'),
  deletedBy: text('Von', 'Przez', 'By'),
} satisfies Record<string, StudioText>;

const states: Record<ReportState, StudioText> = {
  new: text('neu', 'nowa', 'new'),
  acknowledged: text('bestätigt', 'potwierdzona', 'acknowledged'),
  answered: text('Rückmeldung gegeben', 'przekazano informację zwrotną', 'feedback given'),
  closed: text('abgeschlossen', 'zakończona', 'closed'),
};

const deadlineLabels: Record<Deadline['duty'], StudioText> = {
  acknowledge: text('Bestätigung bis {day}', 'Potwierdzenie do {day}', 'Acknowledge by {day}'),
  feedback: text('Rückmeldung bis {day}', 'Informacja zwrotna do {day}', 'Feedback by {day}'),
};

const deadlineStates: Record<Exclude<Deadline['state'], 'running'>, StudioText> = {
  warning: text('bald fällig', 'wkrótce', 'due soon'),
  late: text('überschritten', 'po terminie', 'overdue'),
};

const markLabels: Record<CaseMark, StudioText> = {
  open: text('offen', 'otwarta', 'open'),
  ...states,
  ...deadlineStates,
  unanswered: messages.unanswered,
  spam: messages.spamSuspected,
};

export const markName = (mark: CaseMark, language: string) =>
  inLanguage(markLabels[mark], language);

/** The first reply to a reporter, in the language of the site that received the report. */
export const acknowledgement = {
  'de-DE':
    'Wir haben Ihren Hinweis erhalten und prüfen ihn. Spätestens in drei Monaten erhalten Sie eine Rückmeldung. Bitte sehen Sie ab und zu in dieses Postfach: Vielleicht haben wir Fragen.',
  'pl-PL':
    'Otrzymaliśmy Państwa zgłoszenie i je sprawdzamy. Informację zwrotną przekażemy najpóźniej za trzy miesiące. Prosimy zaglądać do tej skrzynki: możemy mieć pytania.',
} as const;

export type ReportingMessageKey = keyof typeof messages;

/** Returns a text in the interface language; `{day}` is formatted for it. */
export function translate(key: ReportingMessageKey, language: string, day = ''): string {
  return inLanguage(messages[key], language).replace('{day}', formatDay(day, language));
}

export function deadlineText({ due, duty, state }: Deadline, language: string): string {
  const label = inLanguage(deadlineLabels[duty], language);
  const status = state === 'running' ? '' : `, ${inLanguage(deadlineStates[state], language)}`;
  return label.replace('{day}', formatDay(due, language)) + status;
}

export function formatDay(day: string, language: string): string {
  if (day === '') return '';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(day));
}
