import type { Culture } from '@oilway/store/cultures.ts';
import { priceText } from '@oilway/store/money.ts';
import type { FlattenedField } from 'payload';
import type { Price } from '../payload-types.ts';

type Data = Record<string, unknown>;

/** What a price is called in a text. */
export const priceKey = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `{{oil-small}}`; what is longer, or goes over two lines, is none. */
const field = /\{\{([^{}\n]{0,60})\}\}/g;

/** A field as somebody typed it, and the price that it names. */
export interface PriceField {
  typed: string;
  key: string;
}

/** The fields that a text holds, in their order. */
export const priceFieldsIn = (text: string): PriceField[] =>
  text.includes('{{')
    ? [...text.matchAll(field)].map(([typed, name = '']) => ({ typed, key: name.trim() }))
    : [];

/** The text with prices in place of its fields, once: what a price says is no field again. A field that names none stays out. */
export const withPrices = (text: string, prices: ReadonlyMap<string, string>): string =>
  text.includes('{{')
    ? text.replace(field, (_, name: string) => prices.get(name.trim()) ?? '')
    : text;

/** What the services cost at least, and what has a price for texts alone. */
export const pricesOf = (
  { inTexts, prices }: Pick<Price, 'inTexts' | 'prices'>,
  culture: Culture,
): Map<string, string> =>
  new Map([
    ...(prices ?? []).map(({ from, key }) => [key, priceText(from, culture)] as const),
    ...(inTexts ?? []).map(({ amount, key }) => [key, priceText(amount, culture)] as const),
  ]);

/** Of a field that mails tell of, too: they know no prices. */
export const toldByMails = { prices: false };

/** What is read by machines. */
const notShown = new Set([
  'anchor',
  'blockName',
  'categories',
  'externalId',
  'id',
  'key',
  'name',
  'selector',
  'slug',
  'trackingPage',
  'url',
  'videoURL',
]);

/** Whether fields in it become prices: words of a text or a line, and those of a rich text. */
export const showsPrices = ({ custom, name, type }: FlattenedField): boolean =>
  (type === 'text' || type === 'textarea' || type === 'richText') &&
  !notShown.has(name) &&
  custom?.prices !== false;

/** The same document with another text in the place of each that may hold fields, however deep. */
export function mapTexts(
  fields: readonly FlattenedField[],
  data: Data,
  change: (text: string, isCode?: boolean) => string,
): Data {
  const changed = { ...data };
  for (const one of fields) {
    const value = changed[one.name];
    if (one.type === 'group' || one.type === 'tab')
      changed[one.name] = value && mapTexts(one.flattenedFields, value as Data, change);
    else if (one.type === 'blocks' && Array.isArray(value))
      changed[one.name] = value.map((row: Data) => {
        const block = one.blocks.find(({ slug }) => slug === row.blockType);
        return mapTexts(block?.flattenedFields ?? [], row, change);
      });
    else if (one.type === 'array' && Array.isArray(value))
      changed[one.name] = value.map((row: Data) => mapTexts(one.flattenedFields, row, change));
    else if (one.type === 'richText') changed[one.name] = mapRichText(value, change);
    else if (showsPrices(one) && typeof value === 'string') changed[one.name] = change(value);
  }
  return changed;
}

/** Lexical's mark of a text that is code. */
const code = 16;

/** The same for the words of a rich text. Addresses of its links stay. @param change is told whether the words are code. */
export function mapRichText<State>(
  state: State,
  change: (text: string, isCode?: boolean) => string,
): State {
  if (typeof state !== 'object' || state === null) return state;
  const { children, format, root, text, type } = state as Record<string, unknown>;
  return {
    ...state,
    ...(root ? { root: mapRichText(root, change) } : {}),
    ...(Array.isArray(children)
      ? { children: children.map((one) => mapRichText(one, change)) }
      : {}),
    ...(type === 'text' && typeof text === 'string'
      ? { text: change(text, (Number(format) & code) !== 0) }
      : {}),
  };
}
