import type { Locale } from '@oilway/store/cultures.ts';
import { getTranslation } from '@payloadcms/translations';
import type { FlattenedBlocksField, FlattenedField } from 'payload';

export type Data = Record<string, unknown>;

/** A label in the schema: a record by language, or a function of the language. */
export type WalkLabel = Parameters<typeof getTranslation>[0] | false | undefined;

/** One step of a path to a field: a group, or the row of a list, counted from 1. */
export interface Step {
  label: WalkLabel;
  row?: number;
}

/** A field of a document with its value. Groups are flattened; a list comes before its rows. */
export interface Leaf {
  field: FlattenedField;
  value: unknown;
  /** The group or row that contains the value. */
  holder: Data;
  /** Path in the form: `blocks.2.cards.0.link.page`. */
  path: string;
  /** The path with row ids, which stay the same when rows are moved. */
  key: string;
  trail: readonly Step[];
  /** Set for a localized field when all languages are walked. */
  locale: Locale | undefined;
}

interface Position {
  root: Data;
  path: string;
  key: string;
  trail: readonly Step[];
  locale: Locale | undefined;
  allLocales: boolean;
}

/** Fields that Payload adds to those of the schema. */
const ownFields = new Set(['id', 'blockName', 'blockType', 'createdAt', 'updatedAt', '_status']);

/**
 * Yields every visible field of a document or global, in the order of the form: for one language, or with `allLocales` for a document read with
 * `locale: 'all'`.
 */
export function leavesOf(
  fields: readonly FlattenedField[],
  data: Data,
  allLocales = false,
): Leaf[] {
  const start: Position = {
    root: data,
    path: '',
    key: '',
    trail: [],
    locale: undefined,
    allLocales,
  };
  return [...walk(fields, data, start)];
}

function* walk(
  fields: readonly FlattenedField[],
  holder: Data,
  at: Position,
): Generator<Leaf, void> {
  for (const field of fields) {
    if (ownFields.has(field.name) || isHidden(field, holder, at)) continue;
    const prefix = at.path && `${at.path}.`;
    const here = {
      ...at,
      path: `${prefix}${field.name}`,
      key: `${at.key && `${at.key}.`}${field.name}`,
      trail: [...at.trail, { label: labelOf(field) }],
    };
    const value = holder[field.name];
    if (!at.allLocales || !('localized' in field && field.localized)) {
      yield* enter(field, value, holder, here);
      continue;
    }
    for (const [locale, one] of Object.entries((value ?? {}) as Data))
      yield* enter(field, one, holder, { ...here, locale: locale as Locale });
  }
}

function* enter(
  field: FlattenedField,
  value: unknown,
  holder: Data,
  at: Position,
): Generator<Leaf, void> {
  if (field.type === 'group' || field.type === 'tab') {
    yield* walk(field.flattenedFields, (value ?? {}) as Data, at);
    return;
  }
  const { key, locale, path, trail } = at;
  yield { field, value, holder, path, key, trail, locale };
  if (field.type !== 'array' && field.type !== 'blocks') return;
  const rows = Array.isArray(value) ? (value as Data[]) : [];
  for (const [index, row] of rows.entries()) {
    const block = field.type === 'blocks' ? blockOf(field, row) : undefined;
    const inner = block
      ? block.flattenedFields
      : (field as { flattenedFields?: [] }).flattenedFields;
    const step = { label: block?.labels?.singular ?? labelOf(field), row: index + 1 };
    yield* walk(inner ?? [], row, {
      ...at,
      path: `${path}.${index}`,
      key: `${key}.${row.id ?? index}`,
      trail: [...trail.slice(0, -1), step],
    });
  }
}

/** Returns the block definition of a row. */
export function blockOf(field: FlattenedBlocksField, row: Data) {
  return field.blocks.find(({ slug }) => slug === row.blockType);
}

function labelOf(field: FlattenedField): WalkLabel {
  return ('label' in field ? field.label : undefined) as WalkLabel;
}

/** Fields that the form hides, always or by a condition. */
function isHidden(field: FlattenedField, holder: Data, { path, root }: Position): boolean {
  if (('virtual' in field && field.virtual) || ('hidden' in field && field.hidden)) return true;
  const { condition, hidden } = (field.admin ?? {}) as {
    condition?: (data: Data, sibling: Data, more: object) => boolean;
    hidden?: boolean;
  };
  if (hidden) return true;
  const more = { blockData: holder, operation: 'update', path: path.split('.'), user: null };
  return condition ? !condition(root, holder, more) : false;
}

/** Returns the label path of a field: `4. Karten > 2. Karten > Verweis > Seite`. */
export function trailText(trail: readonly Step[], language: StudioLanguage): string {
  return trail
    .map(({ label, row }) => `${row ? `${row}. ` : ''}${labelText(label, language)}`)
    .filter(Boolean)
    .join(' > ');
}

/** The interface language with Payload's translations. */
export type StudioLanguage = Parameters<typeof getTranslation>[1];

export function labelText(label: WalkLabel, language: StudioLanguage): string {
  return label ? String(getTranslation(label as Record<string, string>, language)) : '';
}
