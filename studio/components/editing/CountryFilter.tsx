import { languages } from '@oilway/content/languages.ts';
import type { Country } from '@oilway/store/locales.ts';
import { countryName, translate } from './messages.ts';

interface Props {
  selected: Country | undefined;
  /** The URL for both countries. */
  baseHref: string;
  /** The interface language. */
  language: string;
}

/** Links that filter a view by country. */
export function CountryFilter({ baseHref, selected, language }: Props) {
  const link = (code: Country | undefined, href: string, label: string) => (
    <a key={code ?? 'all'} href={href} aria-current={code === selected ? 'true' : undefined}>
      {label}
    </a>
  );
  return (
    <nav className="oilway-buttons" aria-label={translate('show', language)}>
      {link(undefined, baseHref, translate('bothCountries', language))}
      {languages.map((code) =>
        link(code, `${baseHref}?country=${code}`, countryName(code, language)),
      )}
    </nav>
  );
}
