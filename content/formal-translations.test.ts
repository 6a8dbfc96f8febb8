import { expect, test } from 'vitest';
import { translations } from './translations.ts';

type TranslationGroup = { [key: string]: string | TranslationGroup };

const flattenTranslations = (words: TranslationGroup, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value]]
      : flattenTranslations(value, `${path}${key}:`),
  );

/** Returns the translations of the studio in a language, as Payload merges them. */
async function translationsOf(language: 'de' | 'pl'): Promise<[string, string][]> {
  const { [language]: of } = await import(`@payloadcms/translations/languages/${language}`);
  const lines = new Map(flattenTranslations(of.translations));
  for (const [key, value] of flattenTranslations(translations[language])) lines.set(key, value);
  return [...lines];
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

test('uses only placeholders of the original Payload translation', async () => {
  for (const language of ['de', 'pl'] as const) {
    const { [language]: of } = await import(`@payloadcms/translations/languages/${language}`);
    const before = new Map(flattenTranslations(of.translations));
    const placeholders = (words: string) => new Set(words.match(/\{\{\w+\}\}|<\d>/g) ?? []);
    const lost = flattenTranslations(translations[language]).filter(([key, words]) => {
      const known = before.get(key);
      return (
        known !== undefined &&
        [...placeholders(words)].some((mark) => !placeholders(known).has(mark))
      );
    });
    expect(lost).toEqual([]);
  }
});
