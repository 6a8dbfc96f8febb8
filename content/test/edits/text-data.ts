import { blocksOf, paragraph } from '../pages.ts';
import type { Chance, Data, Desk } from './desk.ts';

export const written = ['pages', 'news', 'events'] as const;

/** The collection that an edit of a text is about. */
export const of = ({ a }: Chance) => written[a % written.length] ?? 'pages';

/** What is typed into a page, a news post or an event of a country. */
export function textOf({ idsOf, oneIn }: Desk) {
  return async (collection: string, { b, locale, word }: Chance): Promise<Data> => {
    const common = { title: word, image: (await idsOf('media'))[b % 3] ?? null };
    const article = { intro: word, body: paragraph(word), ...common };
    if (collection === 'pages')
      return { title: word, parent: await oneIn(locale, 'pages', b % 4), blocks: blocksOf(word) };
    if (collection === 'news') return article;
    const [start, end] = ['2099-07-03T15:00:00.000Z', '2099-07-03T19:00:00.000Z'];
    return { ...article, start, end, venue: word, address: word };
  };
}
