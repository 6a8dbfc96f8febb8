import type { FlattenedField } from 'payload';
import { isWritten } from '../editing/country.ts';
import { type Data, type DemoEntry, DemoError } from './entries.ts';
import { momentOf } from './moments.ts';
import { richText } from './rich-text.ts';
import { typeset } from './typography.ts';

/** Ids of documents by collection and name; 0 for those not stored yet. */
export type DemoIds = ReadonlyMap<string, Map<string, number>>;

/** Fields that Payload writes. */
const ownFields = new Set(['id', 'createdAt', 'updatedAt', '_status', 'blockName']);

interface Filling {
  entry: DemoEntry;
  ids: DemoIds;
}

/**
 * Returns the fields of an entry as Payload stores them: Markdown as rich text, names as ids, relative days as dates, texts in their typography.
 * Payload validates the values.
 * @throws DemoError for unknown fields and names.
 */
export const fill = (fields: readonly FlattenedField[], entry: DemoEntry, ids: DemoIds): Data =>
  filled(fields, entry.data, { entry, ids }, '');

function filled(
  fields: readonly FlattenedField[],
  data: unknown,
  filling: Filling,
  path: string,
): Data {
  const entries = Object.entries((data ?? {}) as Data).map(([name, value]) => {
    const at = `${path}${name}`;
    const field = fields.find((one) => one.name === name);
    if (!field || ownFields.has(name) || ('virtual' in field && field.virtual))
      throw new DemoError(filling.entry.file, `${at} is not a field`);
    return [name, stored(field, value, filling, at)];
  });
  return Object.fromEntries(entries);
}

function stored(field: FlattenedField, value: unknown, filling: Filling, at: string): unknown {
  const { file, locale, slug } = filling.entry;
  const refuse = (problem: string): never => {
    throw new DemoError(file, `${at} ${problem}`);
  };
  const rows = () => (Array.isArray(value) ? value : refuse('is not a list'));
  const text = () => (typeof value === 'string' ? value : refuse('is not a text'));
  const idOf = (kind: string, name: string) =>
    filling.ids.get(kind)?.get(isWritten(kind) ? `${name}.${locale}` : name);
  const rowOf = (fields: FlattenedField[], row: unknown, index: number) =>
    filled(fields, row, filling, `${at}.${index}.`);
  switch (field.type) {
    case 'group':
      return filled(field.flattenedFields, value, filling, `${at}.`);
    case 'array':
      return rows().map((row, index) => rowOf(field.flattenedFields, row, index));
    case 'blocks':
      return rows().map(({ blockType, ...row }, index) => {
        const block = field.blocks.find((one) => one.slug === blockType);
        if (!block) return refuse(`has no block "${blockType}"`);
        return { blockType, ...rowOf(block.flattenedFields, row, index) };
      });
    case 'text':
    case 'email':
    case 'textarea':
      return typeset(field.name === 'altPl' ? 'pl' : locale, text(), field.name);
    case 'date':
      return (
        momentOf(text(), locale, { forGuests: slug === 'events' }) ??
        refuse('is no date and no number of days from today')
      );
    case 'upload':
    case 'relationship': {
      const kind = String(field.relationTo);
      const named = (name: string) =>
        idOf(kind, name) ?? refuse(`names "${name}", which is not in ${kind}`);
      return field.hasMany ? rows().map(named) : named(text());
    }
    case 'richText':
      try {
        return richText(text(), locale, (name) => idOf('pages', name));
      } catch (cause) {
        return refuse((cause as Error).message);
      }
    default:
      return value;
  }
}
