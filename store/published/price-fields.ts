import type { Culture } from '../cultures.ts';
import { priceText } from '../money.ts';
import type { Kind, Price, StoredDocument } from './documents.ts';

/** The key of a price in a text. */
export const priceKey = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Matches `{{oil-small}}`; a longer or multi-line text is not a field. */
const field = /\{\{([^{}\n]{0,60})\}\}/g;

/** A price field as typed, and its key. */
export interface PriceField {
  typed: string;
  key: string;
}

/** Returns whether a text, or a document as JSON, may contain fields. */
export const mayHoldFields = (text: string): boolean => text.includes('{{');

export const priceFieldsIn = (text: string): PriceField[] =>
  mayHoldFields(text)
    ? [...text.matchAll(field)].map(([typed, name = '']) => ({ typed, key: name.trim() }))
    : [];

/** Returns the text with prices in place of its fields, in one pass: prices are not expanded again. An unknown field is removed. */
export const withPrices = (text: string, prices: ReadonlyMap<string, string>): string =>
  mayHoldFields(text)
    ? text.replace(field, (_, name: string) => prices.get(name.trim()) ?? '')
    : text;

/** Returns the services' minimal prices and the prices that are defined for texts only, by key. */
export const pricesOf = (
  { inTexts, prices }: Pick<Price, 'inTexts' | 'prices'>,
  culture: Culture,
): Map<string, string> =>
  new Map([
    ...(prices ?? []).map(({ from, key }) => [key, priceText(from, culture)] as const),
    ...(inTexts ?? []).map(({ amount, key }) => [key, priceText(amount, culture)] as const),
  ]);

/** The kinds with prose: their texts may contain price fields, and get typographic line breaks. */
const prose: ReadonlySet<Kind> = new Set<Kind>([
  'page',
  'news',
  'event',
  'header',
  'sideMenus',
  'footer',
]);

/** Fields that are not displayed. */
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

/** Fields of an event in mails and calendars, where no prices are available. */
const inMails = new Set(['title', 'venue', 'address']);

/** Returns whether price fields are expanded in a field of this name; in rich text they always are. */
export const showsPrices = (kind: Kind, name: string): boolean =>
  prose.has(kind) && !notShown.has(name) && !(kind === 'event' && inMails.has(name));

type Change = (text: string, isCode?: boolean) => string;

/** Returns the document with `change` applied to every text that may contain price fields, at any depth. */
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

/** Returns the distinct price keys in a document's texts. */
export function priceKeysIn({ json, kind }: Pick<StoredDocument, 'json' | 'kind'>): string[] {
  if (json === null || !mayHoldFields(json)) return [];
  const keys = new Set<string>();
  mapTexts(kind, JSON.parse(json), (text) => {
    for (const { key } of priceFieldsIn(text)) keys.add(key);
    return text;
  });
  return [...keys];
}

/** Lexical's format bit of code. */
const code = 16;

/** Returns a rich text with `change` applied to its text nodes, not to its links' URLs. @param change receives whether the text is code. */
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
