import type { Locale } from '@oilway/store/locales.ts';
import { polishPlural } from '../../components/polish-plural.ts';
import type { FailureCode } from '../../portal/portal-error.ts';

const german = {
  failures: {
    wrongLogin: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    wrongPassword: 'Das bisherige Passwort stimmt nicht.',
    notConfirmed: 'Das Passwort stimmt nicht.',
    wrongPasskey:
      'Mit diesem Passkey können Sie sich nicht anmelden. Bitte nehmen Sie Ihr Passwort.',
    passkeyFailed: 'Der Passkey ließ sich nicht einrichten. Bitte versuchen Sie es noch einmal.',
    tooManyPasskeys: 'Sie haben schon zehn Passkeys. Entfernen Sie bitte zuerst einen.',
    busy: 'Gerade melden sich sehr viele an. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    invalid: 'Bitte prüfen Sie Ihre Angaben.',
    link: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    loggedOut: 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
    foreign: 'Diese Anfrage kam nicht von unserer Website.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.',
  } satisfies Record<Exclude<FailureCode, 'wait'>, string>,
  wait: (count: number) =>
    `Zu viele Versuche. Bitte warten Sie ${count === 1 ? 'eine Sekunde' : `${count} Sekunden`}.`,
  /** Errors of a captcha; other errors have the text of their field. */
  captcha: {
    captcha:
      'fehlt oder stimmt nicht. Bitte senden Sie noch einmal; Programme holen sich eine Aufgabe unter /api/captcha.',
    captchaExpired: 'gilt nicht mehr. Bitte senden Sie noch einmal.',
    captchaSpent: 'wurde schon benutzt. Bitte senden Sie noch einmal.',
  } as Record<string, string>,
};

/** Error messages of the portal calls, shown on the page. */
export const failureMessages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    failures: {
      wrongLogin: 'Adres e-mail lub hasło jest nieprawidłowe.',
      wrongPassword: 'Dotychczasowe hasło jest nieprawidłowe.',
      notConfirmed: 'Hasło jest nieprawidłowe.',
      wrongPasskey: 'Tym kluczem nie można się zalogować. Prosimy użyć hasła.',
      passkeyFailed: 'Nie udało się dodać klucza dostępu. Prosimy spróbować ponownie.',
      tooManyPasskeys: 'Jest już dziesięć kluczy dostępu. Prosimy najpierw usunąć jeden z nich.',
      busy: 'W tej chwili loguje się bardzo wiele osób. Prosimy spróbować za kilka sekund.',
      invalid: 'Prosimy sprawdzić podane dane.',
      link: 'Ten link już nie działa. Prosimy zamówić nowy.',
      loggedOut: 'Sesja się zakończyła. Prosimy zalogować się ponownie.',
      foreign: 'To żądanie nie pochodzi z naszej strony.',
      failed: 'Nie udało się. Prosimy spróbować ponownie za minutę.',
    },
    wait: (count) =>
      `Za dużo prób. Prosimy odczekać ${count} ${polishPlural(count, 'sekundę', 'sekundy', 'sekund')}.`,
    captcha: {
      captcha:
        'brak rozwiązania lub jest błędne. Prosimy wysłać ponownie; programy pobierają zadanie z /api/captcha.',
      captchaExpired: 'straciła ważność. Prosimy wysłać ponownie.',
      captchaSpent: 'została już użyta. Prosimy wysłać ponownie.',
    },
  },
};
