import type { Culture } from '../cultures.ts';
import { priceText } from '../money.ts';
import type { Kind, Price, StoredDocument } from './documents.ts';

/** What a price is called in a text. */
export const priceKey = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `{{oil-small}}`; what is longer, or goes over two lines, is none. */
const field = /\{\{([^{}\n]{0,60})\}\}/g;

/** A field as an editor typed it, and the price that it names. */
export interface PriceField {
  typed: string;
  key: string;
}

/** Whether a text, or a document as JSON, may hold fields. */
export const mayHoldFields = (text: string): boolean => text.includes('{{');

/** The fields that a text holds, in their order. */
export const priceFieldsIn = (text: string): PriceField[] =>
  mayHoldFields(text)
    ? [...text.matchAll(field)].map(([typed, name = '']) => ({ typed, key: name.trim() }))
    : [];

/** The text with prices in place of its fields, once: what a price says is no field again. A field that names none stays out. */
export const withPrices = (text: string, prices: ReadonlyMap<string, string>): string =>
  mayHoldFields(text)
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

/** The kinds whose texts are read as such: they may hold fields of prices, and their lines break where a typesetter lets them. */
const prose: ReadonlySet<Kind> = new Set<Kind>([
  'page',
  'news',
  'event',
  'header',
  'sideMenus',
  'footer',
]);

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
  'translationKey',
  'url',
  'videoURL',
]);

/** What mails and calendars name of an event, which know no prices. */
const inMails = new Set(['title', 'venue', 'address']);

/** Whether fields become prices in a text of this name; in rich text they always do. */
export const showsPrices = (kind: Kind, name: string): boolean =>
  prose.has(kind) && !notShown.has(name) && !(kind === 'event' && inMails.has(name));

type Change = (text: string, isCode?: boolean) => string;

/** The same document with another text in the place of each that may hold fields, however deep. */
export function mapTexts<Document>(kind: Kind, document: Document, change: Change): Document {
  const mapped = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return showsPrices(kind, name) ? change(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => mapped(one, name));
    if ('root' in value) return mapRichText(value, change);
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, mapped(one, inner)]),
    );
  };
  return (prose.has(kind) ? mapped(document, '') : document) as Document;
}

/** The keys of the prices that a document names in its texts, each once. */
export function priceKeysIn({ json, kind }: Pick<StoredDocument, 'json' | 'kind'>): string[] {
  if (json === null || !mayHoldFields(json)) return [];
  const keys = new Set<string>();
  mapTexts(kind, JSON.parse(json), (text) => {
    for (const { key } of priceFieldsIn(text)) keys.add(key);
    return text;
  });
  return [...keys];
}

/** Lexical's mark of a text that is code. */
const code = 16;

/** The same for the words of a rich text. Addresses of its links stay. @param change is told whether the words are code. */
export function mapRichText<State>(state: State, change: Change): State {
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
