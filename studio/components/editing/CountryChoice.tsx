import { languages } from '@oilway/content/languages.ts';
import type { Locale } from '@oilway/store/cultures.ts';
import { countryName, say } from './messages.ts';
import './places.css';

interface Props {
  chosen: Locale | undefined;
  /** The URL for both countries. */
  all: string;
  /** The interface language. */
  language: string;
}

/** Links that filter a view by country. */
export function CountryChoice({ all, chosen, language }: Props) {
  const link = (code: Locale | undefined, href: string, words: string) => (
    <a key={code ?? 'all'} href={href} aria-current={code === chosen ? 'true' : undefined}>
      {words}
    </a>
  );
  return (
    <nav className="oilway-choice" aria-label={say('show', language)}>
      {link(undefined, all, say('bothCountries', language))}
      {languages.map((code) => link(code, `${all}?country=${code}`, countryName(code, language)))}
    </nav>
  );
}
