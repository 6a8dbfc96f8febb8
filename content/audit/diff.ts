import type { AuditChanges, AuditValue } from '@oilway/store/audit/audit-event.ts';
import { canonical } from '@oilway/store/audit/chain.ts';
import type { FlattenedField } from 'payload';
import { type FieldValue, traverseFields } from '../editing/traverse-fields.ts';
import type { AuditOptions } from './audit-options.ts';

type Doc = Record<string, unknown>;

const ignoredFields = new Set(['id', 'createdAt', 'updatedAt', 'savedAt', 'deletedAt', '_status']);

/**
 * Returns the changed fields of a document. Values are included only for fields whose values may be logged.
 * @param before undefined for a new document: then only the fields whose values may be logged are included.
 */
export function diffDocuments(
  before: Doc | undefined,
  after: Doc,
  fields: readonly FlattenedField[],
  { onlyFields, loggedValues = [] }: AuditOptions,
): AuditChanges {
  const changes: AuditChanges = {};
  for (const field of fields) {
    const { name } = field;
    if (ignoredFields.has(name) || isHidden(field) || (onlyFields && !onlyFields.includes(name)))
      continue;
    const [oldValue, newValue] = [before?.[name], after[name]].map(normalizeValue);
    if (canonical(oldValue ?? null) === canonical(newValue ?? null)) continue;
    if (loggedValues.includes(name) && 'flattenedFields' in field)
      Object.assign(changes, diffParts(before, after, field));
    else if (loggedValues.includes(name))
      changes[name] = {
        ...(before && { before: loggedValue(oldValue) }),
        after: loggedValue(newValue),
      };
    else if (before) changes[name] = {};
  }
  return changes;
}

/** Returns the changed values of a group or of the rows of a list, by path; of rows that only moved, that the list changed. */
function diffParts(before: Doc | undefined, after: Doc, field: FlattenedField): AuditChanges {
  const [oldParts, newParts] = [partsOf(field, before), partsOf(field, after)];
  const changes: AuditChanges = {};
  for (const [path, part] of new Map([...newParts, ...oldParts])) {
    const values = [oldParts, newParts].map((parts) => normalizeValue(parts.get(path)?.value));
    if (canonical(values[0] ?? null) === canonical(values[1] ?? null)) continue;
    const row = rowName((newParts.get(path) ?? part).siblingData);
    const isLogged = part.field.type !== 'relationship';
    changes[path] = {
      ...(before && isLogged && { before: loggedValue(values[0]) }),
      ...(isLogged && { after: loggedValue(values[1]) }),
      ...(row && { row }),
    };
  }
  return Object.keys(changes).length > 0 ? changes : { [field.name]: {} };
}

const partsOf = (field: FlattenedField, doc: Doc | undefined): Map<string, FieldValue> =>
  new Map(
    traverseFields([field], doc ?? {})
      .filter((part) => part.field.type !== 'array')
      .map((part) => [part.rowPath, part]),
  );

/** Returns the text or the option by which editors know a row. */
const rowName = (row: Doc): string | undefined =>
  ['name', 'label', 'heading', 'day', 'from', 'days']
    .map((name) => row[name])
    .find((value): value is string => typeof value === 'string' && value !== '');

const isHidden = (field: FlattenedField): boolean =>
  ('hidden' in field && field.hidden === true) || ('virtual' in field && Boolean(field.virtual));

/** Normalizes a value: a populated reference becomes its id, and every empty value becomes the same. */
function normalizeValue(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalizeValue);
  if (typeof value !== 'object') return value;
  const doc = value as Doc;
  // Rows of arrays have a text id, too.
  if (typeof doc.id === 'number' || ('id' in doc && 'createdAt' in doc)) return doc.id;
  const entries = Object.entries(doc).map(
    ([name, fieldValue]) => [name, normalizeValue(fieldValue)] as const,
  );
  const nonEmptyEntries = entries.filter(([, fieldValue]) => fieldValue !== null);
  return nonEmptyEntries.length === 0 ? null : Object.fromEntries(nonEmptyEntries);
}

function loggedValue(value: unknown): AuditValue {
  if (Array.isArray(value))
    return value.filter((one) => typeof one === 'string' || typeof one === 'number');
  if (['string', 'number', 'boolean'].includes(typeof value)) return value as AuditValue;
  return null;
}
