import type { AuditChanges, NotedValue } from '@oilway/store/audit/act.ts';
import { canonical } from '@oilway/store/audit/chain.ts';
import type { FlattenedField } from 'payload';
import type { Watched } from './watched.ts';

type Doc = Record<string, unknown>;

const ours = new Set(['id', 'createdAt', 'updatedAt', 'savedAt', '_status']);

/**
 * Returns the changed fields of a document. Values are included only for fields whose values may be logged.
 * @param before undefined for a new document: then only the fields whose values may be logged are included.
 */
export function changesBetween(
  before: Doc | undefined,
  after: Doc,
  fields: readonly FlattenedField[],
  { only, values = [] }: Watched,
): AuditChanges {
  const changes: AuditChanges = {};
  for (const field of fields) {
    const { name } = field;
    if (ours.has(name) || isHidden(field) || (only && !only.includes(name))) continue;
    const [old, now] = [before?.[name], after[name]].map(bare);
    if (canonical(old ?? null) === canonical(now ?? null)) continue;
    if (values.includes(name))
      changes[name] = { ...(before && { before: plain(old) }), after: plain(now) };
    else if (before) changes[name] = {};
  }
  return changes;
}

const isHidden = (field: FlattenedField): boolean =>
  ('hidden' in field && field.hidden === true) || ('virtual' in field && Boolean(field.virtual));

/** Normalizes a value: a populated reference becomes its id, and every empty value becomes the same. */
function bare(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(bare);
  if (typeof value !== 'object') return value;
  const doc = value as Doc;
  // Rows of arrays have a text id, too.
  if (typeof doc.id === 'number' || ('id' in doc && 'createdAt' in doc)) return doc.id;
  const entries = Object.entries(doc).map(([name, own]) => [name, bare(own)] as const);
  const kept = entries.filter(([, own]) => own !== null);
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

function plain(value: unknown): NotedValue {
  if (Array.isArray(value))
    return value.filter((one) => typeof one === 'string' || typeof one === 'number');
  if (['string', 'number', 'boolean'].includes(typeof value)) return value as NotedValue;
  return null;
}
