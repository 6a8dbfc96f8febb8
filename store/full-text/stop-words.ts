import type { Locale } from '../locales.ts';

const lists: Record<Locale, string> = {
  'de-DE':
    'als am an auf aus bei beim bis das dem den der des die ein eine einem einen einer eines fur im in ist mit nach oder und ' +
    'vom von vor wie wo zu zum zur',
  'pl-PL':
    'albo co czy dla do i jak jest lub na nad o od oraz po pod przed przez przy sa sie to w we z za ze',
};

const stopWords = {
  'de-DE': new Set(lists['de-DE'].split(' ')),
  'pl-PL': new Set(lists['pl-PL'].split(' ')),
} satisfies Record<Locale, ReadonlySet<string>>;

/** Returns whether a folded word is a stop word, which a query with other words ignores. */
export const isStopWord = (word: string, locale: Locale): boolean => stopWords[locale].has(word);
