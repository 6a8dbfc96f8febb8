import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';
import { mailLocales } from './staff-mails.ts';
import type { StaffLanguage } from './tables.ts';

/** A change to an account's authentication: a new password, a second factor added or removed, a recovery code used. */
export type AccountChange = 'password' | 'added' | 'removed' | 'recoveryUsed';

interface ChangeMessages {
  subject: string;
  heading: string;
  text: string;
}

interface LanguageMessages extends Record<AccountChange, ChangeMessages> {
  ifUnexpected: string;
  button: string;
  footer: string;
}

const messages: Record<StaffLanguage, LanguageMessages> = {
  de: {
    password: {
      subject: 'Ihr Passwort für das Oilway Studio ist geändert',
      heading: 'Ihr Passwort ist geändert.',
      text: 'Für Ihren Zugang zum Studio gilt jetzt ein neues Passwort. Alle anderen Sitzungen sind beendet.',
    },
    added: {
      subject: 'Neuer zweiter Faktor für das Oilway Studio',
      heading: 'Sie haben einen neuen zweiten Faktor.',
      text: 'Für Ihren Zugang zum Studio wurde gerade ein Passkey oder eine App für Einmalcodes eingerichtet.',
    },
    removed: {
      subject: 'Zweiter Faktor für das Oilway Studio entfernt',
      heading: 'Ein zweiter Faktor wurde entfernt.',
      text: 'Ein Passkey oder eine App für Einmalcodes gilt für Ihren Zugang zum Studio nicht mehr. Was damit begonnen wurde, ist beendet.',
    },
    recoveryUsed: {
      subject: 'Wiederherstellungscode für das Oilway Studio benutzt',
      heading: 'Ein Wiederherstellungscode wurde benutzt.',
      text: 'Gerade hat sich jemand mit Ihrem Passwort und einem Wiederherstellungscode im Studio angemeldet. Der Code ist damit verbraucht.',
    },
    ifUnexpected:
      'Waren Sie das nicht? Dann fordern Sie auf der Anmeldeseite sofort ein neues Passwort an und sagen Sie der Administration Bescheid.',
    button: 'Mein Zugang',
    footer:
      'Sie erhalten diese E-Mail, weil sich an der Anmeldung Ihres Zugangs zum Studio etwas geändert hat.',
  },
  pl: {
    password: {
      subject: 'Hasło do studia Oilway zostało zmienione',
      heading: 'Twoje hasło zostało zmienione.',
      text: 'Do Twojego konta w studiu obowiązuje teraz nowe hasło. Wszystkie inne sesje są zakończone.',
    },
    added: {
      subject: 'Nowy drugi składnik logowania do studia Oilway',
      heading: 'Masz nowy drugi składnik logowania.',
      text: 'Do Twojego konta w studiu dodano właśnie klucz dostępu lub aplikację z kodami jednorazowymi.',
    },
    removed: {
      subject: 'Usunięto drugi składnik logowania do studia Oilway',
      heading: 'Usunięto drugi składnik logowania.',
      text: 'Klucz dostępu lub aplikacja z kodami jednorazowymi nie działa już z Twoim kontem w studiu. Rozpoczęte nim sesje są zakończone.',
    },
    recoveryUsed: {
      subject: 'Użyto kodu zapasowego do studia Oilway',
      heading: 'Użyto kodu zapasowego.',
      text: 'Właśnie zalogowano się do studia Twoim hasłem i kodem zapasowym. Ten kod już nie zadziała.',
    },
    ifUnexpected:
      'To nie Ty? Od razu poproś na stronie logowania o nowe hasło i zawiadom administrację.',
    button: 'Moje konto',
    footer:
      'Otrzymujesz tę wiadomość, ponieważ zmienił się sposób logowania do Twojego konta w studiu.',
  },
  en: {
    password: {
      subject: 'Your password for the Oilway studio was changed',
      heading: 'Your password was changed.',
      text: 'A new password holds for your account in the studio. All other sessions have ended.',
    },
    added: {
      subject: 'A new second factor for the Oilway studio',
      heading: 'You have a new second factor.',
      text: 'A passkey or an app for one-time codes was just set up for your account in the studio.',
    },
    removed: {
      subject: 'A second factor for the Oilway studio was removed',
      heading: 'A second factor was removed.',
      text: 'A passkey or an app for one-time codes no longer holds for your account in the studio. What it began has ended.',
    },
    recoveryUsed: {
      subject: 'A recovery code for the Oilway studio was used',
      heading: 'A recovery code was used.',
      text: 'Your password and a recovery code were just used to log in to the studio. The code is now used up.',
    },
    ifUnexpected:
      'It was not you? Then ask for a new password on the login page at once, and tell the administrators.',
    button: 'My account',
    footer: 'You get this mail because something was changed in how you log in to the studio.',
  },
};

export async function accountMail(
  language: StaffLanguage,
  change: AccountChange,
  href: string,
): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { button, footer, ifUnexpected } = messages[language];
  const { heading, text, subject } = messages[language][change];
  const paragraphs = [text, ifUnexpected];
  const mail = { locale: mailLocales[language], language, heading, paragraphs, footer };
  return { subject, ...(await renderMail({ ...mail, button: { label: button, href } })) };
}
