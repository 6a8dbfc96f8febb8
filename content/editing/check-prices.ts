import {
  expandsPrices,
  mapRichText,
  priceFieldsIn,
  withPrices,
} from '@oilway/store/published/price-fields.ts';
import { sources } from '../publishing/sources.ts';
import type { Finding } from './findings.ts';
import { lexicalToPlainText } from './lexical.ts';
import type { FieldValue } from './traverse-fields.ts';

const noPrices = new Map<string, string>();

/** Reports unknown price fields and those that are not replaced: in URLs, or where formatting splits the field. */
export function checkPrices(
  fieldValue: FieldValue,
  slug: string,
  prices: ReadonlyMap<string, string>,
): Finding[] {
  const { field, path, trail, value } = fieldValue;
  const toFindings = (code: Finding['code'], texts: readonly string[]) =>
    [...new Set(texts)].map((about): Finding => ({ code, path, trail, about }));
  const text = fieldText(fieldValue);
  if (!text.includes('{{')) return [];
  const source = sources.find(({ collection, global }) => slug === (collection ?? global));
  if (!source || !expandsPrices(source.kind, field.name))
    return toFindings('priceStays', priceFieldTexts(text));
  const nodes = field.type === 'richText' ? textNodes(value) : [text];
  const unknown = nodes.flatMap(priceFieldsIn).filter(({ key }) => !prices.has(key));
  const remaining =
    field.type === 'richText' ? lexicalToPlainText(mapRichText(value, removePriceFields)) : '';
  return [
    ...toFindings(
      'priceUnknown',
      unknown.map(({ typed: texts }) => texts),
    ),
    ...toFindings('priceStays', priceFieldTexts(remaining)),
  ];
}

const removePriceFields = (text: string): string => withPrices(text, noPrices);
const priceFieldTexts = (text: string): string[] => priceFieldsIn(text).map(({ typed }) => typed);

function fieldText({ field, value }: FieldValue): string {
  if (field.type === 'richText') return lexicalToPlainText(value);
  return field.type === 'text' || field.type === 'textarea' ? String(value ?? '') : '';
}

/** Returns the text nodes of a rich text: a field must lie in one node. */
function textNodes(state: unknown): string[] {
  const found: string[] = [];
  mapRichText(state, (text) => {
    found.push(text);
    return text;
  });
  return found;
}
