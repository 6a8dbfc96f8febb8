import { text, translator } from '@oilway/content/labels.ts';
import type { Locale } from '@oilway/store/locales.ts';

const messages = {
  title: text('Anfrage nach einem Zugang', 'Wniosek o dostęp', 'Request for an account'),
  requested: text(
    '{name} ({email}) möchte für die Firma „{company}“ ins Kundenportal. Angefragt am {date}.',
    '{name} ({email}) prosi o dostęp do portalu klienta dla firmy „{company}”. Data wniosku: {date}.',
    '{name} ({email}) asks for access to the customer portal for the company “{company}”. Requested on {date}.',
  ),
  saveFirst: text(
    'Bitte zuerst die Änderungen am Mitglied speichern.',
    'Najpierw należy zapisać zmiany w danych użytkownika.',
    'Please save your changes to the member first.',
  ),
  accept: text('Anfrage annehmen', 'Przyjmij wniosek', 'Accept request'),
  refuse: text('Anfrage ablehnen', 'Odrzuć wniosek', 'Refuse request'),
  acceptNow: text(
    'Annehmen und Einladung senden',
    'Przyjmij i wyślij zaproszenie',
    'Accept and send invitation',
  ),
  refuseNow: text(
    'Ablehnen und E-Mail senden',
    'Odrzuć i wyślij e-mail',
    'Refuse and send the mail',
  ),
  name: text('Name', 'Imię i nazwisko', 'Name'),
  email: text('E-Mail', 'E-mail', 'E-mail'),
  cultureName: text('Website', 'Strona', 'Site'),
  germany: text('Deutschland', 'Niemcy', 'Germany'),
  poland: text('Polen', 'Polska', 'Poland'),
  company: text('Firma', 'Firma', 'Company'),
  newCompany: text('Neue Firma anlegen', 'Utwórz nową firmę', 'Create a new company'),
  chooseCompany: text('Firma wählen', 'Wybierz firmę', 'Choose a company'),
  byName: text(
    'Ähnlich wie in der Anfrage heißt „{company}“. Die E-Mail-Adresse belegt das nicht: Bitte prüfen, ob die Person dazugehört.',
    'Nazwa podobna do podanej we wniosku: „{company}”. Adres e-mail tego nie potwierdza: prosimy sprawdzić, czy to ta firma.',
    '“{company}” has a name like the one in the request. The email address does not prove it: please check that the person belongs there.',
  ),
  byDomain: text(
    'Vorschlag: Ein Mitglied dieser Firma hat eine E-Mail-Adresse derselben Domain.',
    'Propozycja: użytkownik tej firmy ma adres e-mail w tej samej domenie.',
    'Proposed: a member of this company has an email address of the same domain.',
  ),
  companyName: text('Name der Firma', 'Nazwa firmy', 'Name of the company'),
  country: text('Land', 'Kraj', 'Country'),
  categories: text('Freigegebene Kategorien', 'Udostępnione kategorie', 'Categories shown to them'),
  categoriesHint: text(
    'Jede mit allem, was darunter liegt.',
    'Każda wraz ze wszystkim, co się w niej znajduje.',
    'Each with everything below it.',
  ),
  related: text(
    'Mit gleichem Namen oder aus derselben Firma',
    'To samo imię i nazwisko lub ta sama firma',
    'Of the same name or company',
  ),
  reasons: text('Gründe', 'Powody', 'Reasons'),
  reasonsHint: text(
    'Die Anrede steht schon in der E-Mail. Sie geht an {email}.',
    'Powitanie jest już w wiadomości. Zostanie wysłana na adres {email}.',
    'The mail already contains the salutation. It is sent to {email}.',
  ),
  failed: text(
    'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    'Nie udało się. Spróbuj ponownie.',
    'That did not work. Please try again.',
  ),
  accepted: text('Einladung gesendet.', 'Wysłano zaproszenie.', 'Invitation sent.'),
  refused: text('Anfrage abgelehnt.', 'Wniosek odrzucono.', 'Request refused.'),
  wasAccepted: text(
    'Anfrage angenommen am {date} von {by}.',
    'Wniosek przyjęto {date} ({by}).',
    'Request accepted on {date} by {by}.',
  ),
  wasRefused: text(
    'Anfrage abgelehnt am {date} von {by}.',
    'Wniosek odrzucono {date} ({by}).',
    'Request refused on {date} by {by}.',
  ),
};

export const translate = translator(messages);

/** The default reasons of a refusal, in the language of the person who asked. */
export const defaultReasons: Record<Locale, string> = {
  'de-DE':
    'vielen Dank für Ihr Interesse an unserem Kundenportal. Es steht nur Firmen offen, die Oilway beliefert. Unter den Angaben Ihrer Anfrage haben wir keine Firma gefunden und können Ihnen deshalb keinen Zugang einrichten.\n\nIst Ihre Firma bereits Kundin, antworten Sie bitte mit Ihrer Kundennummer auf diese E-Mail.\n\nMit freundlichen Grüßen\nIhr Oilway-Team',
  'pl-PL':
    'dziękujemy za zainteresowanie portalem klienta. Jest on dostępny tylko dla firm, które zaopatruje Oilway. Na podstawie danych z wniosku nie znaleźliśmy takiej firmy, dlatego nie możemy utworzyć konta.\n\nJeśli Państwa firma jest już naszym klientem, prosimy odpowiedzieć na tę wiadomość i podać numer klienta.\n\nZ poważaniem\nZespół Oilway',
};
