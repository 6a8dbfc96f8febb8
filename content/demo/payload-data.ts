import type { FlattenedField } from 'payload';
import { isEditorial } from '../editing/country.ts';
import { type Data, type DemoEntry, DemoError } from './entries.ts';
import { markdownToLexical } from './markdown-to-lexical.ts';
import { resolveDate } from './relative-dates.ts';
import { typeset } from './typography.ts';

/** Ids of documents by collection and name; 0 for those not stored yet. */
export type DemoIds = ReadonlyMap<string, Map<string, number>>;

/** Fields that Payload writes. */
const payloadFields = new Set(['id', 'createdAt', 'updatedAt', '_status', 'blockName']);

interface ConversionContext {
  entry: DemoEntry;
  ids: DemoIds;
}

/**
 * Returns the fields of an entry as Payload stores them: Markdown as rich text, names as ids, relative days as dates, texts in their typography.
 * Payload validates the values.
 * @throws DemoError for unknown fields and names.
 */
export const toPayloadData = (
  fields: readonly FlattenedField[],
  entry: DemoEntry,
  ids: DemoIds,
): Data => convertFields(fields, entry.data, { entry, ids }, '');

function convertFields(
  fields: readonly FlattenedField[],
  data: unknown,
  context: ConversionContext,
  path: string,
): Data {
  const entries = Object.entries((data ?? {}) as Data).map(([name, value]) => {
    const fieldPath = `${path}${name}`;
    const field = fields.find((one) => one.name === name);
    if (!field || payloadFields.has(name) || ('virtual' in field && field.virtual))
      throw new DemoError(context.entry.file, `${fieldPath} is not a field`);
    return [name, convertValue(field, value, context, fieldPath)];
  });
  return Object.fromEntries(entries);
}

function convertValue(
  field: FlattenedField,
  value: unknown,
  context: ConversionContext,
  fieldPath: string,
): unknown {
  const { file, locale, slug } = context.entry;
  const fail = (problem: string): never => {
    throw new DemoError(file, `${fieldPath} ${problem}`);
  };
  const rows = () => (Array.isArray(value) ? value : fail('is not a list'));
  const text = () => (typeof value === 'string' ? value : fail('is not a text'));
  const idOf = (kind: string, name: string) =>
    context.ids.get(kind)?.get(isEditorial(kind) ? `${name}.${locale}` : name);
  const rowOf = (fields: FlattenedField[], row: unknown, index: number) =>
    convertFields(fields, row, context, `${fieldPath}.${index}.`);
  switch (field.type) {
    case 'group':
      return convertFields(field.flattenedFields, value, context, `${fieldPath}.`);
    case 'array':
      return rows().map((row, index) => rowOf(field.flattenedFields, row, index));
    case 'blocks':
      return rows().map(({ blockType, ...row }, index) => {
        const block = field.blocks.find((one) => one.slug === blockType);
        if (!block) return fail(`has no block "${blockType}"`);
        return { blockType, ...rowOf(block.flattenedFields, row, index) };
      });
    case 'text':
    case 'email':
    case 'textarea':
      return typeset(field.name === 'altPl' ? 'pl' : locale, text(), field.name);
    case 'date':
      return (
        resolveDate(text(), locale, { skipHolidays: slug === 'events' }) ??
        fail('is neither a date nor a number of days from today')
      );
    case 'upload':
    case 'relationship': {
      const kind = String(field.relationTo);
      const resolveReference = (name: string) =>
        idOf(kind, name) ?? fail(`references "${name}", which is not in ${kind}`);
      return field.hasMany ? rows().map(resolveReference) : resolveReference(text());
    }
    case 'richText':
      try {
        return markdownToLexical(text(), locale, (name) => idOf('pages', name));
      } catch (cause) {
        return fail((cause as Error).message);
      }
    default:
      return value;
  }
}
