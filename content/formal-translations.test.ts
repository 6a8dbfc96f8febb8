import { expect, test } from 'vitest';
import { translations } from './translations.ts';

type TranslationGroup = { [key: string]: string | TranslationGroup };

const flattenTranslations = (words: TranslationGroup, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value]]
      : flattenTranslations(value, `${path}${key}:`),
  );

/** Texts of views that the studio does not have: it has a start page of its own, and no folders. */
const unused = /^(dashboard|folder):/;

/** Returns the translations of the studio in a language, as Payload merges them. */
async function translationsOf(language: 'de' | 'pl'): Promise<[string, string][]> {
  const { [language]: of } = await import(`@payloadcms/translations/languages/${language}`);
  const lines = new Map(flattenTranslations(of.translations));
  for (const [key, value] of flattenTranslations(translations[language])) lines.set(key, value);
  return [...lines].filter(([key]) => !unused.test(key));
}

const informal = {
  de: /\b(du|dich|dir|dein\w*|euch|eu[er]\w*|bist|hast|kannst|möchtest|willst)\b|(^|[.:!] |bitte )(wähle|klicke|gib|lade|füge|suche|erstelle|gehe|ziehe|prüfe|überprüfe|versuche|speichere|sag|melde)\b/i,
  pl: /(?<!\p{L})(ci|ciebie|tobie|ty|tw[oó]j\p{L}*|jeste[śs]|masz|chcesz|możesz|zamierzasz|musisz|będziesz|pamiętasz|przeglądasz|\p{L}+(łeś|łaś)|[\p{L}]+(iesz|ujesz|ysz|(?<!p)isz))(?!\p{L})/iu,
};

test.each(['de', 'pl'] as const)('the studio addresses people formally: %s', async (language) => {
  const lines = await translationsOf(language);
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.filter(([, words]) => informal[language].test(words))).toEqual([]);
});

/** Words that German or Polish shares with English. */
const sharedWords = {
  de: ['Block', 'Export', 'Filter', 'Name', 'Status', 'Version'],
  pl: ['Import', 'Menu', 'Status'],
};

test.each(['de', 'pl'] as const)(
  'translates every text with the same placeholders: %s',
  async (language) => {
    const { en } = await import('@payloadcms/translations/languages/en');
    const english = new Map(flattenTranslations(en.translations));
    const placeholders = (words = '') => new Set(words.match(/\{\{\w+\}\}|<\d>/g));
    const wrong = (await translationsOf(language)).filter(([key, words]) => {
      const original = english.get(key);
      if (original === undefined) return !words;
      const untranslated = words === original && !sharedWords[language].includes(words);
      return (
        !words ||
        untranslated ||
        [...placeholders(words)].some((name) => !placeholders(original).has(name))
      );
    });
    expect(wrong).toEqual([]);
  },
);
