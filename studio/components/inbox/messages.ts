import { inLanguage, text } from '@oilway/content/labels.ts';

/** What the tools of the inboxes say. */
const words = {
  exportNone: text(
    'Zum Export als CSV bitte Einträge auswählen.',
    'Aby wyeksportować do CSV, zaznacz wpisy.',
    'Select entries to export them as CSV.',
  ),
  exportSome: text('Auswahl als CSV speichern', 'Zapisz zaznaczone jako CSV', 'Save as CSV'),
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
    'Die Anrede und die Vorgangsnummer stehen schon im Rahmen der E-Mail.',
    'Powitanie i numer sprawy są już w szablonie wiadomości.',
    'The salutation and the reference are part of the mail already.',
  ),
  send: text('Antwort senden', 'Wyślij odpowiedź', 'Send reply'),
  sending: text('Wird gesendet …', 'Wysyłanie…', 'Sending…'),
  resent: text(
    'Die E-Mail liegt im Postausgang.',
    'E-mail jest w skrzynce nadawczej.',
    'The mail is in the outbox.',
  ),
  replied: text(
    'Die Antwort liegt im Postausgang.',
    'Odpowiedź jest w skrzynce nadawczej.',
    'The reply is in the outbox.',
  ),
  failed: text(
    'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    'Nie udało się. Spróbuj ponownie.',
    'That did not work. Please try again.',
  ),
  personData: text('Daten einer Person', 'Dane osoby', 'Data of a person'),
  personIntro: text(
    'Was unter einer E-Mail-Adresse über alle Formulare gespeichert ist: für Auskunft und Löschung nach der DSGVO. Hinweise an die Meldestelle sind nicht dabei; niemand weiß, von wem sie sind.',
    'Co zapisano pod jednym adresem e-mail we wszystkich formularzach: na potrzeby dostępu i usunięcia zgodnie z RODO. Zgłoszenia naruszeń nie są tu ujęte; nikt nie wie, od kogo pochodzą.',
    'What is kept under a mail address over all forms: for access and erasure under the GDPR. Reports of breaches are not among it; nobody knows whose they are.',
  ),
  email: text('E-Mail-Adresse', 'Adres e-mail', 'Mail address'),
  look: text('Suchen', 'Szukaj', 'Look up'),
  nothing: text('Nichts gespeichert.', 'Nic nie zapisano.', 'Nothing is kept.'),
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
};

export type InboxWord = keyof typeof words;

export const say = (word: InboxWord, language: string): string => inLanguage(words[word], language);
