import type { AuditChanges, NotedValue } from '@oilway/store/audit/act.ts';
import { canonical } from '@oilway/store/audit/chain.ts';
import type { FlattenedField } from 'payload';
import type { Watched } from './watched.ts';

type Doc = Record<string, unknown>;

const ours = new Set(['id', 'createdAt', 'updatedAt', 'savedAt', '_status']);

/**
 * What differs between two states of a document, by its fields. Both values stand there where they may be noted.
 * @param before nothing for a new document: then only what may be noted is.
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

/** A reference is the id of what it refers to, however much of that came along; nothing is nothing, however it is written. */
function bare(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(bare);
  if (typeof value !== 'object') return value;
  const doc = value as Doc;
  // Rows of a list have an id, too, which is a text.
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
