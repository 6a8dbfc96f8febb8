import type { ReactNode } from 'react';
import type { Culture } from '../pages/page-context.ts';
import type { RecaptchaSource } from './form-data.ts';
import styles from './Recaptcha.module.css';

interface RecaptchaProps {
  page: { culture: Culture; recaptcha: RecaptchaSource | undefined };
  /** The form's name, which a token is good for. */
  form: string;
  children: ReactNode;
}

/** What Google asks sites to link where its mark is not shown. */
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

const words: Record<Culture, typeof german> = {
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

/** Around a form: lets `browser/recaptcha.ts` give it Google's token, and says so. Nothing without keys. */
export function Recaptcha({ children, form, page }: RecaptchaProps) {
  const { culture, recaptcha } = page;
  if (!recaptcha) return children;
  const text = words[culture];
  return (
    <div data-recaptcha={JSON.stringify({ ...recaptcha, action: form })}>
      {children}
      <p className="note measure above5 scripted">
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
