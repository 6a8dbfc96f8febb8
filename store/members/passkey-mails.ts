import type { Locale } from '../locales.ts';
import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';

/** A change to a member's passkeys. */
export type PasskeyChange = 'added' | 'removed';

interface ChangeMessages {
  subject: string;
  heading: string;
  paragraphs: string[];
}

const messages: Record<
  Locale,
  Record<PasskeyChange, ChangeMessages> & { button: string; footer: string }
> = {
  'de-DE': {
    added: {
      subject: 'Neuer Passkey für das Oilway-Kundenportal',
      heading: 'Sie haben jetzt einen neuen Passkey.',
      paragraphs: [
        'Für Ihren Zugang zum Kundenportal wurde gerade ein Passkey eingerichtet. Mit ihm melden Sie sich ohne Passwort an.',
        'Waren Sie das nicht? Dann fordern Sie im Kundenportal sofort ein neues Passwort an: Sobald Sie es gewählt haben, gelten weder der Passkey noch die offenen Sitzungen.',
      ],
    },
    removed: {
      subject: 'Passkey für das Oilway-Kundenportal entfernt',
      heading: 'Ein Passkey wurde entfernt.',
      paragraphs: [
        'Mit diesem Passkey kann sich niemand mehr im Kundenportal anmelden. Ihr Passwort gilt weiter.',
        'Waren Sie das nicht? Dann fordern Sie im Kundenportal sofort ein neues Passwort an: Sobald Sie es gewählt haben, enden alle offenen Sitzungen.',
      ],
    },
    button: 'Zum Kundenportal',
    footer:
      'Sie erhalten diese E-Mail, weil sich an der Anmeldung Ihres Zugangs zum Kundenportal etwas geändert hat.',
  },
  'pl-PL': {
    added: {
      subject: 'Nowy klucz dostępu do portalu klienta Oilway',
      heading: 'Dodano nowy klucz dostępu.',
      paragraphs: [
        'Do konta w portalu klienta dodano właśnie klucz dostępu. Pozwala on logować się bez hasła.',
        'To nie Państwo? Prosimy zamówić nowe hasło w portalu klienta, najlepiej od razu: po jego ustawieniu ten klucz przestanie działać, a otwarte sesje się zakończą.',
      ],
    },
    removed: {
      subject: 'Usunięto klucz dostępu do portalu klienta Oilway',
      heading: 'Usunięto klucz dostępu.',
      paragraphs: [
        'Tym kluczem nikt już nie zaloguje się do portalu klienta. Hasło nadal działa.',
        'To nie Państwo? Prosimy zamówić nowe hasło w portalu klienta, najlepiej od razu: po jego ustawieniu zakończą się wszystkie otwarte sesje.',
      ],
    },
    button: 'Do portalu klienta',
    footer:
      'Otrzymują Państwo tę wiadomość, ponieważ zmienił się sposób logowania do Państwa konta w portalu klienta.',
  },
};

export async function passkeyMail(
  locale: Locale,
  change: PasskeyChange,
  { href, name }: { name: string; href: string },
): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { button, footer } = messages[locale];
  const { heading, paragraphs, subject } = messages[locale][change];
  const text = { locale, to: name, heading, paragraphs, footer };
  return { subject, ...(await renderMail({ ...text, button: { label: button, href } })) };
}
