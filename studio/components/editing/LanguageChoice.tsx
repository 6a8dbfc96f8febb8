import { languageName, languages } from '@oilway/content/languages.ts';
import type { Locale } from '@oilway/store/cultures.ts';
import { say } from './messages.ts';
import './places.css';

interface Props {
  chosen: Locale | undefined;
  /** The address that shows all languages, where there is one. */
  all?: string;
  /** The name under which a language stands in the address. */
  query: 'language' | 'locale';
  /** Of the studio. */
  language: string;
}

/** The languages that a view can be shown in, as links. */
export function LanguageChoice({ all, chosen, language, query }: Props) {
  const link = (code: Locale | undefined, href: string, words: string) => (
    <a key={code ?? 'all'} href={href} aria-current={code === chosen ? 'true' : undefined}>
      {words}
    </a>
  );
  return (
    <nav className="oilway-choice" aria-label={say('show', language)}>
      {all === undefined ? null : link(undefined, all, say('allLanguages', language))}
      {languages.map((code) =>
        link(code, `${all ?? ''}?${query}=${code}`, languageName(code, language)),
      )}
    </nav>
  );
}
