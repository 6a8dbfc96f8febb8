import type { LinkPurpose } from '../accounts/lifetimes.ts';
import type { Locale } from '../locales.ts';
import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';
import type { StaffLanguage } from './tables.ts';

interface StaffMailMessages {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  footer: string;
}

const messages: Record<StaffLanguage, Record<LinkPurpose, StaffMailMessages>> = {
  de: {
    invite: {
      subject: 'Ihr Zugang zum Oilway Studio',
      heading: 'Willkommen im Studio.',
      paragraphs: [
        'Für Sie wurde ein Zugang zum Studio angelegt. Wählen Sie jetzt Ihr erstes Passwort, danach melden Sie sich mit dieser E-Mail-Adresse an.',
        'Der Link gilt sieben Tage und nur einmal.',
      ],
      button: 'Passwort wählen',
      footer:
        'Sie erhalten diese E-Mail, weil die Administration Sie ins Studio eingeladen hat. Ist das ein Irrtum, sagen Sie dort bitte Bescheid.',
    },
    reset: {
      subject: 'Neues Passwort für das Oilway Studio',
      heading: 'Wählen Sie ein neues Passwort.',
      paragraphs: [
        'Für Ihren Zugang zum Studio wurde ein neues Passwort angefordert. Der Link gilt 30 Minuten und nur einmal.',
        'Sobald das neue Passwort gespeichert ist, enden alle Ihre Sitzungen.',
        'Waren Sie das nicht? Dann löschen Sie diese E-Mail. Ihr bisheriges Passwort gilt weiter.',
      ],
      button: 'Neues Passwort wählen',
      footer:
        'Sie erhalten diese E-Mail, weil jemand auf der Anmeldeseite des Studios Ihre Adresse angegeben hat.',
    },
  },
  pl: {
    invite: {
      subject: 'Dostęp do studia Oilway',
      heading: 'Witamy w studiu.',
      paragraphs: [
        'Utworzono dla Ciebie konto w studiu. Ustaw teraz pierwsze hasło, a potem zaloguj się tym adresem e-mail.',
        'Link jest ważny siedem dni i działa tylko raz.',
      ],
      button: 'Ustaw hasło',
      footer:
        'Otrzymujesz tę wiadomość, ponieważ administracja zaprosiła Cię do studia. Jeśli to pomyłka, daj jej znać.',
    },
    reset: {
      subject: 'Nowe hasło do studia Oilway',
      heading: 'Ustaw nowe hasło.',
      paragraphs: [
        'Otrzymaliśmy prośbę o nowe hasło do Twojego konta w studiu. Link jest ważny 30 minut i działa tylko raz.',
        'Po zapisaniu nowego hasła zakończą się wszystkie Twoje sesje.',
        'To nie Twoja prośba? Usuń tę wiadomość. Dotychczasowe hasło nadal działa.',
      ],
      button: 'Ustaw nowe hasło',
      footer:
        'Otrzymujesz tę wiadomość, ponieważ ktoś podał Twój adres na stronie logowania do studia.',
    },
  },
  en: {
    invite: {
      subject: 'Your access to the Oilway studio',
      heading: 'Welcome to the studio.',
      paragraphs: [
        'An account in the studio has been made for you. Choose your first password now; then log in with this mail address.',
        'The link holds for seven days and only once.',
      ],
      button: 'Choose a password',
      footer:
        'You get this mail because the administrators invited you to the studio. If that is a mistake, please tell them.',
    },
    reset: {
      subject: 'A new password for the Oilway studio',
      heading: 'Choose a new password.',
      paragraphs: [
        'A new password was asked for your account in the studio. The link holds for 30 minutes and only once.',
        'As soon as the new password is saved, all your sessions end.',
        'It was not you? Then delete this mail. Your present password still holds.',
      ],
      button: 'Choose a new password',
      footer: 'You get this mail because your address was entered on the login page for staff.',
    },
  },
};

/** A mail's design depends on the country; English-speaking staff get the German one. */
export const mailLocales: Record<StaffLanguage, Locale> = { de: 'de-DE', pl: 'pl-PL', en: 'de-DE' };

/** Returns the mail with the link to the first or next password. */
export async function linkMail(
  language: StaffLanguage,
  purpose: LinkPurpose,
  href: string,
): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { button, subject, ...texts } = messages[language][purpose];
  const mail = {
    ...texts,
    locale: mailLocales[language],
    language,
    button: { label: button, href },
  };
  return { subject, ...(await renderMail(mail)) };
}
