import type { FlattenedField } from 'payload';
import { isWritten } from '../editing/country.ts';
import type { DemoEntry } from './entries.ts';
import type { Data, Path } from './files.ts';
import { momentOf } from './moments.ts';
import { MarkdownError, richText } from './rich-text.ts';
import { typeset } from './typography.ts';

export interface Filling {
  entry: DemoEntry;
  /** Of what is in a collection, by its name in the files. */
  ids: ReadonlyMap<string, ReadonlyMap<string, number>>;
  problems: string[];
}

/** What Payload keeps itself beside the fields of a document. */
const ownFields = new Set(['id', 'createdAt', 'updatedAt', '_status', 'blockName']);

/**
 * What a file says, as Payload stores it: Markdown as rich text, names as ids, days from today as moments, texts in their
 * typography. What no field takes is a problem; everything else is left to Payload's own validation.
 * @param shared false inside of what each language has for itself.
 */
export function fill(
  fields: readonly FlattenedField[],
  data: unknown,
  filling: Filling,
  path: Path = [],
  shared = isShared(filling.entry),
): Data {
  const refuse = (what: string, at: Path = path) => {
    filling.problems.push(filling.entry.problem(at, what));
    return {};
  };
  if (!isMapping(data)) return refuse('has no fields');
  const filled = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const at = [...path, name];
    const field = fields.find((one) => one.name === name);
    if (!field || ownFields.has(name) || ('virtual' in field && field.virtual)) {
      refuse('is not a field there', at);
      return [];
    }
    const common = shared && !('localized' in field && field.localized);
    if (field.type === 'group')
      return [[name, fill(field.flattenedFields, value, filling, at, common)]];
    if (common) refuse('is the same in all languages: only the German file says it', at);
    return [[name, stored(field, value, filling, at)]];
  });
  return Object.fromEntries(filled);
}

function stored(field: FlattenedField, value: unknown, filling: Filling, path: Path): unknown {
  const refuse = (what: string, line?: number) => {
    filling.problems.push(filling.entry.problem(path, what, line));
  };
  if (field.type === 'array' || field.type === 'blocks') {
    if (!Array.isArray(value)) return refuse('is not a list');
    return value.map((row, index) => {
      const at = [...path, index];
      if (field.type === 'array') return fill(field.flattenedFields, row, filling, at, false);
      const { blockType, ...rest } = isMapping(row) ? row : {};
      const block = field.blocks.find(({ slug }) => slug === blockType);
      if (block) return { blockType, ...fill(block.flattenedFields, rest, filling, at, false) };
      filling.problems.push(filling.entry.problem(at, 'has no blockType that exists'));
      return {};
    });
  }
  if (value === null) return refuse('is empty');
  if (field.type === 'relationship' && field.hasMany) {
    if (!Array.isArray(value)) return refuse('is not a list');
    return value.map((one, index) =>
      stored({ ...field, hasMany: false } as FlattenedField, one, filling, [...path, index]),
    );
  }
  if (field.type === 'number') return typeof value === 'number' ? value : refuse('is no number');
  if (field.type === 'checkbox')
    return typeof value === 'boolean' ? value : refuse('is neither true nor false');
  if (field.type === 'select') return value;
  if (typeof value !== 'string') return refuse('is not a text: put it in quotes');
  switch (field.type) {
    case 'text':
    case 'email':
    case 'textarea':
      return typeset(field.name === 'altPl' ? 'pl' : filling.entry.locale, value, field.name);
    case 'date':
      return (
        momentOf(value, filling.entry.locale, { forGuests: filling.entry.slug === 'events' }) ??
        refuse('is no date and no number of days from today')
      );
    case 'upload':
    case 'relationship': {
      const kind = String(field.relationTo);
      return idIn(filling, kind, value) ?? refuse(`names "${value}", which is not in ${kind}`);
    }
    case 'richText':
      try {
        return richText(value, filling.entry.locale, (name) => idIn(filling, 'pages', name));
      } catch (cause) {
        if (!(cause instanceof MarkdownError)) throw cause;
        return refuse(cause.message, cause.line);
      }
    default:
      return refuse('is not for the demo content');
  }
}

/** Whether what no language has for itself is said by the German file alone. */
const isShared = ({ locale, order, slug }: DemoEntry): boolean =>
  order === undefined && locale !== 'de' && !isWritten(slug);

const idIn = ({ entry, ids }: Filling, kind: string, name: string): number | undefined =>
  ids.get(kind)?.get(isWritten(kind) ? `${name}.${entry.locale}` : name);

function isMapping(value: unknown): value is Data {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
