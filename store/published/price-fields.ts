import type { Locale } from '../locales.ts';
import { priceText } from '../money.ts';
import type { DocumentKind, Price, StoredDocument } from './documents.ts';

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
export const mayContainFields = (text: string): boolean => text.includes('{{');

export const priceFieldsIn = (text: string): PriceField[] =>
  mayContainFields(text)
    ? [...text.matchAll(field)].map(([typed, name = '']) => ({ typed, key: name.trim() }))
    : [];

/** Returns the text with prices in place of its fields, in one pass: prices are not expanded again. An unknown field is removed. */
export const withPrices = (text: string, prices: ReadonlyMap<string, string>): string =>
  mayContainFields(text)
    ? text.replace(field, (_, name: string) => prices.get(name.trim()) ?? '')
    : text;

/** Returns the services' minimal prices and the prices that are defined for texts only, by key. */
export const pricesOf = (
  { inTexts, prices }: Pick<Price, 'inTexts' | 'prices'>,
  locale: Locale,
): Map<string, string> =>
  new Map([
    ...(prices ?? []).map(({ from, key }) => [key, priceText(from, locale)] as const),
    ...(inTexts ?? []).map(({ amount, key }) => [key, priceText(amount, locale)] as const),
  ]);

/** The kinds with prose: their texts may contain price fields, and get typographic line breaks. */
const prose: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'page',
  'news',
  'event',
  'notice',
  'header',
  'sideMenus',
  'footer',
]);

/** Fields that are not displayed. */
const hiddenFields = new Set([
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
const mailFields = new Set(['title', 'venue', 'address']);

/** Returns whether price fields are expanded in a field of this name; in rich text they always are. */
export const expandsPrices = (kind: DocumentKind, name: string): boolean =>
  prose.has(kind) && !hiddenFields.has(name) && !(kind === 'event' && mailFields.has(name));

type TextTransform = (text: string, isCode?: boolean) => string;

/** Returns the document with `transform` applied to every text that may contain price fields, at any depth. */
export function mapTexts<Document>(
  kind: DocumentKind,
  document: Document,
  transform: TextTransform,
): Document {
  const mapped = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return expandsPrices(kind, name) ? transform(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => mapped(one, name));
    if ('root' in value) return mapRichText(value, transform, (fields) => mapped(fields, ''));
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, mapped(one, inner)]),
    );
  };
  return (prose.has(kind) ? mapped(document, '') : document) as Document;
}

/** Returns the distinct price keys in a document's texts. */
export function priceKeysIn({ json, kind }: Pick<StoredDocument, 'json' | 'kind'>): string[] {
  if (json === null || !mayContainFields(json)) return [];
  const keys = new Set<string>();
  mapTexts(kind, JSON.parse(json), (text) => {
    for (const { key } of priceFieldsIn(text)) keys.add(key);
    return text;
  });
  return [...keys];
}

/** Lexical's format bit of code. */
const code = 16;

/**
 * Returns a rich text with `transform` applied to its text nodes, not to its links' URLs.
 * @param transform receives whether the text is code.
 * @param mapBlock maps the fields of a block within the text; kept by default.
 */
export function mapRichText<State>(
  state: State,
  transform: TextTransform,
  mapBlock: (fields: unknown) => unknown = (fields) => fields,
): State {
  if (typeof state !== 'object' || state === null) return state;
  const { children, fields, format, root, text, type } = state as Record<string, unknown>;
  const inner = (one: unknown) => mapRichText(one, transform, mapBlock);
  return {
    ...state,
    ...(root ? { root: inner(root) } : {}),
    ...(Array.isArray(children) ? { children: children.map(inner) } : {}),
    ...(type === 'block' && fields ? { fields: mapBlock(fields) } : {}),
    ...(type === 'text' && typeof text === 'string'
      ? { text: transform(text, (Number(format) & code) !== 0) }
      : {}),
  };
}
