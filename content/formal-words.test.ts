import { expect, test } from 'vitest';
import { translations } from './translations.ts';

type Words = { [key: string]: string | Words };

const linesOf = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : linesOf(value, `${path}${key}:`),
  );

/** The words of the studio in a language, as Payload puts them together. */
async function wordsOf(language: 'de' | 'pl'): Promise<[string, string][]> {
  const { [language]: of } = await import(`@payloadcms/translations/languages/${language}`);
  const lines = new Map(linesOf(of.translations));
  for (const [key, value] of linesOf(translations[language])) lines.set(key, value);
  return [...lines];
}

const informal = {
  de: /\b(du|dich|dir|dein\w*|euch|eu[er]\w*|bist|hast|kannst|möchtest|willst)\b|(^|[.:!] |bitte )(wähle|klicke|gib|lade|füge|suche|erstelle|gehe|ziehe|prüfe|überprüfe|versuche|speichere|sag|melde)\b/i,
  pl: /(?<!\p{L})(ci|ciebie|tobie|ty|tw[oó]j\p{L}*|jeste[śs]|masz|chcesz|możesz|zamierzasz|musisz|będziesz|pamiętasz|przeglądasz|\p{L}+(łeś|łaś)|[\p{L}]+(iesz|ujesz|ysz|(?<!p)isz))(?!\p{L})/iu,
};

test.each(['de', 'pl'] as const)('the studio addresses people formally: %s', async (language) => {
  const lines = await wordsOf(language);
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.filter(([, words]) => informal[language].test(words))).toEqual([]);
});

test('a placeholder of Payload is in the words that stand in its place', async () => {
  for (const language of ['de', 'pl'] as const) {
    const { [language]: of } = await import(`@payloadcms/translations/languages/${language}`);
    const before = new Map(linesOf(of.translations));
    const marks = (words: string) => new Set(words.match(/\{\{\w+\}\}|<\d>/g) ?? []);
    const lost = linesOf(translations[language]).filter(([key, words]) => {
      const known = before.get(key);
      return known !== undefined && [...marks(words)].some((mark) => !marks(known).has(mark));
    });
    expect(lost).toEqual([]);
  }
});
