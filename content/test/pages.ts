import type { Payload } from 'payload';
import type { Page } from '../payload-types.ts';

type Country = 'de' | 'pl';

/** Returns a Lexical text of one paragraph. */
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

/** Returns two blocks with the text `words`, one with rich text and one with nested rows. */
export function blocksOf(words: string): Page['blocks'] {
  return [
    { blockType: 'text', heading: words, body: paragraph(words) },
    { blockType: 'numbers', value: '10', text: words, items: [{ value: '1', text: words }] },
  ] as Page['blocks'];
}

/** Publishes a page. */
export function publish(payload: Payload, id: number, data: Partial<Page>): Promise<Page> {
  return payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' } });
}

/** Saves a draft, as the studio's autosave does. */
export function draft(
  payload: Payload,
  id: number,
  data: Partial<Page>,
  autosave = false,
): Promise<Page> {
  return payload.update({
    collection: 'pages',
    id,
    draft: true,
    autosave,
    data: { ...data, _status: 'draft' },
  });
}

/** Creates and publishes a page. Its slug comes from the title. Returns its id. */
export async function makePage(
  payload: Payload,
  parent: number | null,
  title: string,
  { country = 'de', ...others }: Partial<Page> = {},
): Promise<number> {
  const defaults = { title, parent, country, blocks: blocksOf(title), _status: 'published' };
  const { id } = await payload.create({
    collection: 'pages',
    data: { ...defaults, ...others } as never,
  });
  return id;
}

/** Creates and publishes two pages that are counterparts, each below the parent of its country. Returns their ids. */
export async function makePair(
  payload: Payload,
  parents: Record<Country, number> | null,
  titles: Record<Country, string>,
): Promise<Record<Country, number>> {
  const translationKey = crypto.randomUUID();
  const make = (country: Country) =>
    makePage(payload, parents?.[country] ?? null, titles[country], { country, translationKey });
  return { de: await make('de'), pl: await make('pl') };
}
