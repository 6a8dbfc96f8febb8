import { text, translator } from '@oilway/content/labels.ts';
import type { Locale } from '@oilway/store/locales.ts';

const messages = {
  accept: text(
    'Annehmen und Einladung senden',
    'Przyjmij i wyślij zaproszenie',
    'Accept and send invitation',
  ),
  refuse: text('Anfrage ablehnen', 'Odrzuć wniosek', 'Refuse request'),
  reasons: text(
    'Gründe (die Anrede steht schon in der E-Mail)',
    'Powody (powitanie jest już w wiadomości)',
    'Reasons (the mail already contains the salutation)',
  ),
  refuseNow: text(
    'Ablehnen und E-Mail senden',
    'Odrzuć i wyślij e-mail',
    'Refuse and send the mail',
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
