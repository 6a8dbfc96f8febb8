import {
  mapRichText,
  priceFieldsIn,
  showsPrices,
  withPrices,
} from '@oilway/store/published/price-fields.ts';
import { sources } from '../publishing/sources.ts';
import type { Finding } from './findings.ts';
import { plainText } from './rich-text.ts';
import type { Leaf } from './walk.ts';

const none = new Map<string, string>();

/** Reports unknown price fields and those that are not replaced: in URLs, or where formatting splits the field. */
export function checkPrices(
  leaf: Leaf,
  slug: string,
  prices: ReadonlyMap<string, string>,
): Finding[] {
  const { field, path, trail, value } = leaf;
  const say = (code: Finding['code'], typed: readonly string[]) =>
    [...new Set(typed)].map((about): Finding => ({ code, path, trail, about }));
  const whole = wordsOf(leaf);
  if (!whole.includes('{{')) return [];
  const source = sources.find(({ collection, global }) => slug === (collection ?? global));
  if (!source || !showsPrices(source.kind, field.name)) return say('priceStays', typedIn(whole));
  const pieces = field.type === 'richText' ? piecesOf(value) : [whole];
  const unknown = pieces.flatMap(priceFieldsIn).filter(({ key }) => !prices.has(key));
  const rest = field.type === 'richText' ? plainText(mapRichText(value, without)) : '';
  return [
    ...say(
      'priceUnknown',
      unknown.map(({ typed }) => typed),
    ),
    ...say('priceStays', typedIn(rest)),
  ];
}

const without = (text: string): string => withPrices(text, none);
const typedIn = (text: string): string[] => priceFieldsIn(text).map(({ typed }) => typed);

function wordsOf({ field, value }: Leaf): string {
  if (field.type === 'richText') return plainText(value);
  return field.type === 'text' || field.type === 'textarea' ? String(value ?? '') : '';
}

/** Returns the text nodes of a rich text: a field must lie in one node. */
function piecesOf(state: unknown): string[] {
  const found: string[] = [];
  mapRichText(state, (text) => {
    found.push(text);
    return text;
  });
  return found;
}
