import type { Locale } from '@oilway/store/cultures.ts';
import { getTranslation } from '@payloadcms/translations';
import type { FlattenedBlocksField, FlattenedField } from 'payload';

export type Data = Record<string, unknown>;

/** A word of the studio as a schema has it: one for each language, or a function of the language. */
export type WalkLabel = Parameters<typeof getTranslation>[0] | false | undefined;

/** One step on the way to a field: a group, or the row of a list, counted from 1. */
export interface Step {
  label: WalkLabel;
  row?: number;
}

/** One field of a document with what it holds. Groups are passed through; lists come before their rows. */
export interface Leaf {
  field: FlattenedField;
  value: unknown;
  /** What stands beside the value in its group or row. */
  holder: Data;
  /** As the form names it: `blocks.2.cards.0.link.page`. */
  path: string;
  /** The same with the rows' own ids, which they keep when they are moved. */
  key: string;
  trail: readonly Step[];
  /** Set when all languages are walked and this field differs between them. */
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

/** What Payload keeps beside an editor's own fields. */
const ownFields = new Set(['id', 'blockName', 'blockType', 'createdAt', 'updatedAt', '_status']);

/**
 * Every field an editor sees of a document or global, in the order of the form: of one language, or
 * with `allLocales` of a document that was read with `locale: 'all'`.
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

/** The definition of one row of a list of blocks. */
export function blockOf(field: FlattenedBlocksField, row: Data) {
  return field.blocks.find(({ slug }) => slug === row.blockType);
}

function labelOf(field: FlattenedField): WalkLabel {
  return ('label' in field ? field.label : undefined) as WalkLabel;
}

/** Fields that the form does not show: for good, or because of what stands beside them. */
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

/** The way to a field in words: `4. Karten > 2. Karten > Verweis > Seite`. */
export function trailText(trail: readonly Step[], language: StudioLanguage): string {
  return trail
    .map(({ label, row }) => `${row ? `${row}. ` : ''}${labelText(label, language)}`)
    .filter(Boolean)
    .join(' > ');
}

/** What words are asked of: the language of the interface and Payload's own translations. */
export type StudioLanguage = Parameters<typeof getTranslation>[1];

export function labelText(label: WalkLabel, language: StudioLanguage): string {
  return label ? String(getTranslation(label as Record<string, string>, language)) : '';
}
