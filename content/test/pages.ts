import type { Payload } from 'payload';
import type { Page } from '../payload-types.ts';

type Locale = 'de' | 'pl';

/** A lexical text of one paragraph. */
export function paragraph(text: string) {
  const base = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const };
  const leaf = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 };
  return {
    root: {
      ...base,
      type: 'root',
      children: [{ ...base, type: 'paragraph', textFormat: 0, children: [leaf] }],
    },
  };
}

/** Two blocks whose words are `words`, one with rich text and one with nested rows. */
export function blocksOf(words: string): Page['blocks'] {
  return [
    { blockType: 'text', heading: words, body: paragraph(words) },
    { blockType: 'numbers', value: '10', text: words, items: [{ value: '1', text: words }] },
  ] as Page['blocks'];
}

/** Publishes a page in one language only. */
export function publish(
  payload: Payload,
  id: number,
  locale: Locale,
  data: Partial<Page>,
): Promise<Page> {
  return payload.update({
    collection: 'pages',
    id,
    locale,
    data: { ...data, _status: 'published' },
  });
}

/** Saves a draft in one language, as the studio's autosave does. */
export function draft(
  payload: Payload,
  id: number,
  locale: Locale,
  data: Partial<Page>,
  autosave = false,
): Promise<Page> {
  return payload.update({
    collection: 'pages',
    id,
    locale,
    draft: true,
    autosave,
    data: { ...data, _status: 'draft' },
  });
}

/** Makes a page and publishes it in the languages that `titles` names. Slugs come from the titles. */
export async function makePage(
  payload: Payload,
  parent: number | null,
  titles: Partial<Record<Locale, string>>,
): Promise<number> {
  let id: number | undefined;
  for (const [locale, title] of Object.entries(titles) as [Locale, string][]) {
    const data = { title, parent, blocks: blocksOf(title), _status: 'published' as const };
    if (id === undefined)
      id = (await payload.create({ collection: 'pages', locale, data: data as never })).id;
    else await publish(payload, id, locale, data);
  }
  if (id === undefined) throw new Error('a page needs a title');
  return id;
}
