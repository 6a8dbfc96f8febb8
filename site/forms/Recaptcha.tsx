import type { ReactNode } from 'react';
import type { Locale } from '../pages/page-context.ts';
import type { RecaptchaClientConfig } from './form-data.ts';
import styles from './Recaptcha.module.css';

interface RecaptchaProps {
  page: { locale: Locale; recaptcha: RecaptchaClientConfig | undefined };
  /** Name of the form, sent to Google as the token's action. */
  form: string;
  children: ReactNode;
}

/** Links that Google requires where its badge is hidden. */
const links = {
  privacy: 'https://policies.google.com/privacy',
  terms: 'https://policies.google.com/terms',
};

const german = {
  text: 'Vor Programmen schützt eine kleine Rechenaufgabe, die Ihr Browser selbst löst; dafür erhält niemand Daten von Ihnen. Wenn Sie es erlauben, prüft stattdessen reCAPTCHA von Google.',
  settings: 'Cookie-Einstellungen',
  google: 'Für reCAPTCHA gelten von Google:',
  privacy: 'Datenschutzerklärung',
  and: 'und',
  terms: 'Nutzungsbedingungen',
};

const words: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    text: 'Przed programami chroni małe zadanie obliczeniowe, które przeglądarka rozwiązuje sama; nikt nie otrzymuje przy tym danych. Po wyrażeniu zgody sprawdza to zamiast tego reCAPTCHA firmy Google.',
    settings: 'Ustawienia plików cookie',
    google: 'W przypadku reCAPTCHA obowiązują dokumenty Google:',
    privacy: 'polityka prywatności',
    and: 'i',
    terms: 'warunki korzystania',
  },
};

/** Wraps a form for `browser/recaptcha.ts` and adds Google's notice. Renders only the children if no keys are configured. */
export function Recaptcha({ children, form, page }: RecaptchaProps) {
  const { locale, recaptcha } = page;
  if (!recaptcha) return children;
  const text = words[locale];
  return (
    <div data-recaptcha={JSON.stringify({ ...recaptcha, action: form })}>
      {children}
      <p className="note measure above5 jsOnly">
        {text.text}{' '}
        <button type="button" className={styles.settings} data-consent-settings>
          {text.settings}
        </button>{' '}
        {text.google} <a href={links.privacy}>{text.privacy}</a> {text.and}{' '}
        <a href={links.terms}>{text.terms}</a>.
      </p>
    </div>
  );
}
