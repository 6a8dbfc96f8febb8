import type { Country } from '@oilway/store/locales.ts';
import { getTranslation } from '@payloadcms/translations';
import type { FlattenedBlock, FlattenedField } from 'payload';
import { lexicalBlocks } from './lexical.ts';
import { richTextBlocks } from './rich-text-blocks.ts';

export type Data = Record<string, unknown>;

/** A label in the schema: a record by language, or a function of the language. */
export type FieldLabel = Parameters<typeof getTranslation>[0] | false | undefined;

/** One step of a path to a field: a group, or the row of a list, counted from 1. */
export interface TrailStep {
  label: FieldLabel;
  row?: number;
}

/** A field of a document with its value. Groups are flattened; a list comes before its rows. */
export interface FieldValue {
  field: FlattenedField;
  value: unknown;
  /** The group or row that contains the value. */
  siblingData: Data;
  /** Path in the form: `blocks.2.cards.0.link.page`. */
  path: string;
  /** The path with row ids, which stay the same when rows are moved. */
  rowPath: string;
  trail: readonly TrailStep[];
  /** Set for a localized field when all languages are walked. */
  locale: Country | undefined;
}

interface TraversalState {
  root: Data;
  path: string;
  rowPath: string;
  trail: readonly TrailStep[];
  locale: Country | undefined;
  allLocales: boolean;
}

const payloadFields = new Set([
  'id',
  'blockName',
  'blockType',
  'createdAt',
  'updatedAt',
  '_status',
]);

/**
 * Yields every visible field of a document or global, in the order of the form: for one language, or with `allLocales` for a document read with
 * `locale: 'all'`.
 */
export function traverseFields(
  fields: readonly FlattenedField[],
  data: Data,
  allLocales = false,
): FieldValue[] {
  const initialState: TraversalState = {
    root: data,
    path: '',
    rowPath: '',
    trail: [],
    locale: undefined,
    allLocales,
  };
  return [...traverse(fields, data, initialState)];
}

function* traverse(
  fields: readonly FlattenedField[],
  siblingData: Data,
  state: TraversalState,
): Generator<FieldValue, void> {
  for (const field of fields) {
    if (payloadFields.has(field.name) || isHidden(field, siblingData, state)) continue;
    const prefix = state.path && `${state.path}.`;
    const fieldState = {
      ...state,
      path: `${prefix}${field.name}`,
      rowPath: `${state.rowPath && `${state.rowPath}.`}${field.name}`,
      trail: [...state.trail, { label: fieldLabel(field) }],
    };
    const value = siblingData[field.name];
    if (!state.allLocales || !('localized' in field && field.localized)) {
      yield* traverseField(field, value, siblingData, fieldState);
      continue;
    }
    for (const [locale, localizedValue] of Object.entries((value ?? {}) as Data))
      yield* traverseField(field, localizedValue, siblingData, {
        ...fieldState,
        locale: locale as Country,
      });
  }
}

function* traverseField(
  field: FlattenedField,
  value: unknown,
  siblingData: Data,
  state: TraversalState,
): Generator<FieldValue, void> {
  if (field.type === 'group' || field.type === 'tab') {
    yield* traverse(field.flattenedFields, (value ?? {}) as Data, state);
    return;
  }
  const { rowPath, locale, path, trail } = state;
  yield { field, value, siblingData, path, rowPath, trail, locale };
  if (field.type !== 'array' && field.type !== 'blocks' && field.type !== 'richText') return;
  const isText = field.type === 'richText';
  const blocks = isText ? richTextBlocks(field) : field.type === 'blocks' ? field.blocks : [];
  const list = isText ? lexicalBlocks(value) : value;
  const rows = Array.isArray(list) ? (list as Data[]) : [];
  for (const [index, row] of rows.entries()) {
    const block = findBlock(blocks, row);
    const inner = block
      ? block.flattenedFields
      : (field as { flattenedFields?: [] }).flattenedFields;
    const step = { label: block?.labels?.singular ?? fieldLabel(field), row: index + 1 };
    yield* traverse(inner ?? [], row, {
      ...state,
      path: `${path}.${index}`,
      rowPath: `${rowPath}.${row.id ?? index}`,
      trail: [...(isText ? trail : trail.slice(0, -1)), step],
    });
  }
}

const findBlock = (blocks: readonly FlattenedBlock[], row: Data) =>
  blocks.find(({ slug }) => slug === row.blockType);

function fieldLabel(field: FlattenedField): FieldLabel {
  return ('label' in field ? field.label : undefined) as FieldLabel;
}

/** Fields that the form hides, always or by a condition. */
function isHidden(
  field: FlattenedField,
  siblingData: Data,
  { path, root }: TraversalState,
): boolean {
  if (('virtual' in field && field.virtual) || ('hidden' in field && field.hidden)) return true;
  const { condition, hidden } = (field.admin ?? {}) as {
    condition?: (data: Data, sibling: Data, options: object) => boolean;
    hidden?: boolean;
  };
  if (hidden) return true;
  const options = {
    blockData: siblingData,
    operation: 'update',
    path: path.split('.'),
    user: null,
  };
  return condition ? !condition(root, siblingData, options) : false;
}

/** Returns the label path of a field: `4. Karten > 2. Karten > Verweis > Seite`. */
export function trailText(trail: readonly TrailStep[], language: StudioLanguage): string {
  return trail
    .map(({ label, row }) => `${row ? `${row}. ` : ''}${labelText(label, language)}`)
    .filter(Boolean)
    .join(' > ');
}

/** The interface language with Payload's translations. */
export type StudioLanguage = Parameters<typeof getTranslation>[1];

export function labelText(label: FieldLabel, language: StudioLanguage): string {
  return label ? String(getTranslation(label as Record<string, string>, language)) : '';
}
