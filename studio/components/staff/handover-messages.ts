import { inLanguage, text } from '@oilway/content/labels.ts';

/** Texts of a clerk's departments and of the dialog that deactivates an account. */
const messages = {
  departments: text('Abteilungen', 'Działy', 'Departments'),
  departmentsHint: text(
    'Kontaktnachrichten liest die Person nur, wenn sie an eine dieser Abteilungen gingen und aus einem der Länder kommen. Eine Abteilung, die später entsteht, kommt nicht von selbst dazu: Sie wird hier angekreuzt.',
    'Wiadomości z formularza kontaktowego osoba czyta tylko wtedy, gdy trafiły do jednego z tych działów i pochodzą z jednego z krajów. Dział utworzony później nie dochodzi sam: trzeba go tu zaznaczyć.',
    'Reads contact messages only where they went to one of these departments and come from one of the countries. A department made later is not included by itself: it has to be ticked here.',
  ),
  allOf: text('{group}: alle Abteilungen', '{group}: wszystkie działy', '{group}: all departments'),
  someOf: text('{count} von {all}', '{count} z {all}', '{count} of {all}'),
  contact: text('Kontaktformular', 'formularz kontaktowy', 'contact form'),
  sponsoring: text('Sponsoring', 'sponsoring', 'sponsoring'),
  countryMissing: text(
    'Ohne Wirkung: {country} fehlt oben unter „Länder“.',
    'Bez skutku: w polu „Kraje” powyżej brakuje kraju {country}.',
    'Without effect: {country} is missing under “Countries” above.',
  ),
  deactivate: text('Deaktivieren …', 'Dezaktywuj…', 'Deactivate…'),
  deactivateNow: text('Jetzt deaktivieren', 'Dezaktywuj teraz', 'Deactivate now'),
  reactivate: text('Wieder aktivieren', 'Aktywuj ponownie', 'Reactivate'),
  title: text('{name} deaktivieren', 'Dezaktywacja: {name}', 'Deactivate {name}'),
  consequences: text(
    'Alle Sitzungen enden sofort. Was die Person geschrieben hat, behält ihren Namen. Das Konto lässt sich später wieder aktivieren.',
    'Wszystkie sesje kończą się od razu. To, co osoba napisała, zachowuje jej nazwisko. Konto można później aktywować ponownie.',
    'All sessions end at once. What the person wrote keeps their name. The account can be reactivated later.',
  ),
  theirs: text('Was ihr gehört', 'Co do niej należy', 'What is theirs'),
  'contact-messages': text(
    'Offene Kontaktnachrichten',
    'Otwarte wiadomości z formularza kontaktowego',
    'Open contact messages',
  ),
  'sponsoring-messages': text(
    'Offene Sponsoring-Anfragen',
    'Otwarte wnioski o sponsoring',
    'Open sponsoring applications',
  ),
  'event-sign-ups': text('Offene Anmeldungen', 'Otwarte zgłoszenia na wydarzenia', 'Open sign-ups'),
  planned: text('Geplante Veröffentlichungen', 'Zaplanowane publikacje', 'Planned publications'),
  drafts: text('Unveröffentlichte Texte', 'Nieopublikowane teksty', 'Unpublished texts'),
  draftsStay: text(
    'bleiben, wo sie sind: Die Redaktion des Landes kann sie weiterschreiben',
    'zostają na miejscu: redakcja kraju może je dokończyć',
    'stay where they are: the editors of the country can go on with them',
  ),
  key: text('Schlüssel der Meldestelle', 'Klucz modułu zgłoszeń', 'Key of the reporting office'),
  keyStays: text(
    'bleibt Empfänger, bis eine andere Person mit der Rolle Compliance die Entfernung unterschreibt',
    'pozostaje odbiorcą, dopóki inna osoba z rolą Compliance nie podpisze usunięcia',
    'stays a recipient until another compliance officer signs its removal',
  ),
  closesReporting: text(
    'Danach ist das Formular für Hinweise geschlossen: Es braucht zwei Personen mit gültigem Schlüssel.',
    'Potem formularz zgłoszeń będzie zamknięty: wymaga dwóch osób z ważnym kluczem.',
    'The form for reports then closes: it needs two officers with valid keys.',
  ),
  nothing: text(
    'Es gibt nichts zu übergeben.',
    'Nie ma nic do przekazania.',
    'Nothing to hand over.',
  ),
  who: text('Wer übernimmt das?', 'Kto to przejmie?', 'Who takes over?'),
  whoHint: text(
    'Zur Wahl stehen alle, die diese Einträge und Texte bearbeiten dürfen.',
    'Do wyboru są wszystkie osoby, które mają prawa do tych wpisów i tekstów.',
    'The choices are all who have the rights for these entries and texts.',
  ),
  choose: text('Bitte wählen', 'Prosimy wybrać', 'Please choose'),
  unassigned: text(
    'Niemand: Einträge werden frei',
    'Nikt: wpisy pozostaną bez osoby odpowiedzialnej',
    'No colleague: entries become unassigned',
  ),
  busy: text('Einen Moment …', 'Chwileczkę…', 'One moment…'),
  cancel: text('Abbrechen', 'Anuluj', 'Cancel'),
  failed: text(
    'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    'Nie udało się. Prosimy spróbować ponownie.',
    'That did not work. Please try again.',
  ),
};

export type HandoverMessageKey = keyof typeof messages;

export const translateHandover = (key: HandoverMessageKey, language: string): string =>
  inLanguage(messages[key], language);
