import { blocksOf, paragraph } from '../pages.ts';
import type { Data, EditInput, StudioClient } from './studio-client.ts';

export const editorialCollections = ['pages', 'news', 'events'] as const;

/** Returns the collection of an edit of a text. */
export const collectionOf = ({ a }: EditInput) =>
  editorialCollections[a % editorialCollections.length] ?? 'pages';

/** Returns functions for the data of a page, news post or event of a country. */
export function documentData({ idsOf, oneIn }: StudioClient) {
  return async (collection: string, { b, locale, word }: EditInput): Promise<Data> => {
    const common = { title: word, image: (await idsOf('media'))[b % 3] ?? null };
    const article = { intro: word, body: paragraph(word), ...common };
    if (collection === 'pages')
      return { title: word, parent: await oneIn(locale, 'pages', b % 4), blocks: blocksOf(word) };
    if (collection === 'news') return article;
    const [start, end] = ['2099-07-03T15:00:00.000Z', '2099-07-03T19:00:00.000Z'];
    return { ...article, start, end, venue: word, address: word };
  };
}
