import { createHash } from 'node:crypto';
import type { AuditAct, NotedValue } from './act.ts';
import type { auditLog } from './tables.ts';

export type AuditRow = (typeof auditLog.sqlite)['$inferSelect'];

/** A row's position: its number, its time in ISO 8601, and the previous row's hash. */
type Place = Pick<AuditRow, 'id' | 'at' | 'previous'>;

/** The previous hash of the first row. */
export const beginning = '0'.repeat(64);

/** Maximal characters of a value or title; longer ones are truncated. */
const longest = 200;

/** Returns the row of an act, with its hash, which includes the previous row's hash. */
export function rowOf({ action, actor, changes, subject }: AuditAct, place: Place): AuditRow {
  const row = {
    ...place,
    actor: actor?.id ?? null,
    actorName: actor ? storable(actor.name) : null,
    actorRole: actor ? storable(actor.role) : null,
    action,
    kind: subject ? storable(subject.kind) : null,
    subject: subject?.id === undefined ? null : storable(String(subject.id)),
    title: subject?.title ? storable(subject.title) : null,
    changes: changes && Object.keys(changes).length > 0 ? changesOf(changes) : null,
  };
  return { ...row, checksum: hashOf(row) };
}

/** Returns the SHA-256 of a row's contents, in hexadecimal. */
export const hashOf = ({
  checksum: _,
  ...row
}: Omit<AuditRow, 'checksum'> & { checksum?: string }): string =>
  createHash('sha256').update(canonical(row)).digest('hex');

/** Returns JSON with sorted keys: the databases may return keys in another order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const named = Object.entries(value)
    .filter(([, own]) => own !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, own]) => `${JSON.stringify(name)}:${canonical(own)}`);
  return `{${named.join(',')}}`;
}

/** Returns the text as both databases store it: PostgreSQL accepts neither NUL nor a lone surrogate. */
const storable = (text: string): string =>
  Array.from(text.toWellFormed().replaceAll('\0', '')).slice(0, longest).join('');

function changesOf(changes: NonNullable<AuditAct['changes']>): NonNullable<AuditAct['changes']> {
  const said = Object.entries(changes).map(([name, { after, before }]) => [
    storable(name),
    {
      ...(before === undefined ? {} : { before: plain(before) }),
      ...(after === undefined ? {} : { after: plain(after) }),
    },
  ]);
  return Object.fromEntries(said);
}

function plain(value: NotedValue): NotedValue {
  if (typeof value === 'string') return storable(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null || typeof value === 'boolean') return value;
  return value.slice(0, longest).map((one) => plain(one) as number | string);
}
