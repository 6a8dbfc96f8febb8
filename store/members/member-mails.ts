import type { Locale } from '../locales.ts';
import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';

type RenderedMail = Pick<Mail, 'subject' | 'html' | 'text'>;

/** The recipient and the link. */
interface MailRecipient {
  name: string;
  href: string;
}

interface MailMessages {
  subject: string;
  heading: string;
  /** None where a person writes them. */
  paragraphs?: string[];
  button?: string;
  footer: string;
}

const messages: Record<
  Locale,
  Record<'invitation' | 'reset' | 'confirmation' | 'known' | 'refusal', MailMessages>
> = {
  'de-DE': {
    invitation: {
      subject: 'Ihr Zugang zum Oilway-Kundenportal',
      heading: 'Willkommen im Kundenportal.',
      paragraphs: [
        'Ihr Zugang zum Kundenportal ist freigegeben. Wählen Sie jetzt Ihr erstes Passwort, danach können Sie sich mit dieser E-Mail-Adresse anmelden.',
        'Der Link gilt sieben Tage und nur einmal.',
      ],
      button: 'Passwort wählen',
      footer:
        'Sie erhalten diese E-Mail, weil für diese Adresse ein Zugang zum Kundenportal angelegt wurde. Ist das ein Irrtum, antworten Sie uns bitte.',
    },
    reset: {
      subject: 'Neues Passwort für das Oilway-Kundenportal',
      heading: 'Wählen Sie ein neues Passwort.',
      paragraphs: [
        'Für Ihren Zugang zum Kundenportal wurde ein neues Passwort angefordert. Der Link gilt 30\u00a0Minuten und nur einmal.',
        'Sobald das neue Passwort gespeichert ist, enden alle Sitzungen, und bisherige Passkeys gelten nicht mehr. Neue richten Sie danach im Profil ein.',
        'Waren Sie das nicht? Dann löschen Sie diese E-Mail. Ihr bisheriges Passwort gilt weiter.',
      ],
      button: 'Neues Passwort wählen',
      footer:
        'Sie erhalten diese E-Mail, weil jemand auf unserer Website für Ihre Adresse ein neues Passwort angefordert hat.',
    },
    confirmation: {
      subject: 'Bitte bestätigen Sie Ihre Anfrage zum Oilway-Kundenportal',
      heading: 'Bitte bestätigen Sie Ihre Anfrage.',
      paragraphs: [
        'Mit dieser E-Mail-Adresse wurde ein Zugang zum Kundenportal angefragt. Wir sehen die Anfrage erst, wenn Sie sie bestätigen. Danach prüfen wir sie und melden uns per E-Mail.',
        'Der Link gilt sieben Tage und nur einmal.',
        'Waren Sie das nicht? Dann löschen Sie diese E-Mail. Ohne Ihre Bestätigung löschen wir die Anfrage nach sieben Tagen.',
      ],
      button: 'Anfrage ansehen und bestätigen',
      footer:
        'Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse einen Zugang zum Kundenportal angefragt hat.',
    },
    known: {
      subject: 'Ihre Anfrage zum Oilway-Kundenportal',
      heading: 'Diese Adresse kennen wir schon.',
      paragraphs: [
        'Für Ihre E-Mail-Adresse gibt es bereits einen Zugang oder eine Anfrage. Wurden Sie schon eingeladen, können Sie sich im Kundenportal anmelden oder dort ein neues Passwort anfordern.',
        'Kommen Sie so nicht weiter, antworten Sie bitte auf diese E-Mail.',
      ],
      button: 'Zum Kundenportal',
      footer:
        'Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse einen Zugang zum Kundenportal angefragt hat.',
    },
    refusal: {
      subject: 'Ihre Anfrage zum Oilway-Kundenportal',
      heading: 'Ihre Anfrage zum Kundenportal',
      footer:
        'Sie erhalten diese E-Mail, weil Sie mit dieser Adresse einen Zugang zum Kundenportal angefragt haben. Bei Fragen antworten Sie uns bitte.',
    },
  },
  'pl-PL': {
    invitation: {
      subject: 'Dostęp do portalu klienta Oilway',
      heading: 'Witamy w portalu klienta.',
      paragraphs: [
        'Dostęp do portalu klienta jest gotowy. Prosimy ustawić pierwsze hasło, a następnie zalogować się tym adresem e-mail.',
        'Link jest ważny siedem dni i działa tylko raz.',
      ],
      button: 'Ustaw hasło',
      footer:
        'Otrzymują Państwo tę wiadomość, ponieważ dla tego adresu utworzono konto w portalu klienta. Jeśli to pomyłka, prosimy o odpowiedź.',
    },
    reset: {
      subject: 'Nowe hasło do portalu klienta Oilway',
      heading: 'Prosimy ustawić nowe hasło.',
      paragraphs: [
        'Otrzymaliśmy prośbę o nowe hasło do portalu klienta. Link jest ważny 30\u00a0minut i działa tylko raz.',
        'Po zapisaniu nowego hasła zakończą się wszystkie sesje, a dotychczasowe klucze dostępu przestaną działać. Nowe można potem dodać w profilu.',
        'To nie Państwa prośba? Wystarczy usunąć tę wiadomość. Dotychczasowe hasło nadal działa.',
      ],
      button: 'Ustaw nowe hasło',
      footer:
        'Otrzymują Państwo tę wiadomość, ponieważ ktoś poprosił na naszej stronie o nowe hasło dla tego adresu.',
    },
    confirmation: {
      subject: 'Prosimy potwierdzić wniosek o dostęp do portalu klienta Oilway',
      heading: 'Prosimy potwierdzić wniosek.',
      paragraphs: [
        'Ten adres e-mail podano we wniosku o dostęp do portalu klienta. Zobaczymy wniosek dopiero po jego potwierdzeniu. Potem go sprawdzimy i odpowiemy e-mailem.',
        'Link jest ważny siedem dni i działa tylko raz.',
        'To nie Państwa wniosek? Wystarczy usunąć tę wiadomość. Niepotwierdzony wniosek usuniemy po siedmiu dniach.',
      ],
      button: 'Zobacz i potwierdź wniosek',
      footer:
        'Otrzymują Państwo tę wiadomość, ponieważ ktoś podał ten adres we wniosku o dostęp do portalu klienta.',
    },
    known: {
      subject: 'Wniosek o dostęp do portalu klienta Oilway',
      heading: 'Ten adres już znamy.',
      paragraphs: [
        'Dla tego adresu e-mail istnieje już konto albo wniosek. Po otrzymaniu zaproszenia można się zalogować w portalu klienta lub zamówić tam nowe hasło.',
        'W razie trudności prosimy odpowiedzieć na tę wiadomość.',
      ],
      button: 'Do portalu klienta',
      footer:
        'Otrzymują Państwo tę wiadomość, ponieważ ktoś podał ten adres we wniosku o dostęp do portalu klienta.',
    },
    refusal: {
      subject: 'Wniosek o dostęp do portalu klienta Oilway',
      heading: 'Wniosek o dostęp do portalu klienta',
      footer:
        'Otrzymują Państwo tę wiadomość, ponieważ podali Państwo ten adres we wniosku o dostęp do portalu klienta. W razie pytań prosimy o odpowiedź.',
    },
  },
};

export const invitationMail = (locale: Locale, to: MailRecipient) =>
  renderMessage(locale, 'invitation', to);

export const resetMail = (locale: Locale, to: MailRecipient) => renderMessage(locale, 'reset', to);

/** Contains no form input, because the address may belong to another person. */
export const confirmationMail = (locale: Locale, href: string) =>
  renderMessage(locale, 'confirmation', { name: '', href });

export const alreadyRegisteredMail = (locale: Locale, href: string) =>
  renderMessage(locale, 'known', { name: '', href });

/** Returns the refusal of an account request with the manager's reasons, which are split into paragraphs at empty lines. */
export const refusalMail = (
  locale: Locale,
  { name, reasons }: { name: string; reasons: string },
): Promise<RenderedMail> => {
  const paragraphs = reasons.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return renderMessage(locale, 'refusal', { name, href: '' }, paragraphs);
};

/** Returns the notice to staff about an account request, without personal data. */
export async function managerNoticeMail(href: string): Promise<RenderedMail> {
  const mail = await renderMail({
    locale: 'de-DE',
    heading: 'Jemand möchte ins Kundenportal. / Ktoś prosi o dostęp do portalu.',
    paragraphs: [
      'Bitte prüfen Sie die Anfrage und nehmen Sie sie an oder lehnen Sie sie ab.',
      'Prosimy sprawdzić wniosek i przyjąć go lub odrzucić.',
    ],
    button: { label: 'Im Studio öffnen / Otwórz w studiu', href },
    footer:
      'Sie erhalten diese E-Mail, weil Sie das Kundenportal verwalten. / Otrzymują Państwo tę wiadomość, ponieważ zarządzają Państwo portalem klienta.',
  });
  return { subject: 'Kundenportal: neue Anfrage / nowy wniosek o dostęp', ...mail };
}

async function renderMessage(
  locale: Locale,
  kind: keyof (typeof messages)[Locale],
  { href, name }: MailRecipient,
  written: string[] = [],
): Promise<RenderedMail> {
  const { button, footer, heading, paragraphs = written, subject } = messages[locale][kind];
  const text = { locale, to: name, heading, paragraphs, footer };
  const link = button && { button: { label: button, href } };
  return { subject, ...(await renderMail({ ...text, ...link })) };
}
