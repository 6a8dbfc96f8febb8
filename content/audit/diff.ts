import type { AuditChanges, AuditValue } from '@oilway/store/audit/audit-event.ts';
import { canonical } from '@oilway/store/audit/chain.ts';
import type { FlattenedField } from 'payload';
import type { AuditOptions } from './audit-options.ts';

type Doc = Record<string, unknown>;

const ignoredFields = new Set(['id', 'createdAt', 'updatedAt', 'savedAt', '_status']);

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
    if (loggedValues.includes(name))
      changes[name] = {
        ...(before && { before: loggedValue(oldValue) }),
        after: loggedValue(newValue),
      };
    else if (before) changes[name] = {};
  }
  return changes;
}

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
