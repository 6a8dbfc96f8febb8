import { createHash } from 'node:crypto';
import type { AuditEvent, AuditValue } from './audit-event.ts';
import type { auditLog } from './tables.ts';

export type AuditRow = (typeof auditLog.sqlite)['$inferSelect'];

/** A row's position: its number, its time in ISO 8601, and the previous row's hash. */
type ChainPosition = Pick<AuditRow, 'id' | 'at' | 'previous'>;

/** The previous hash of the first row. */
export const auditGenesisHash = '0'.repeat(64);

/** Maximal characters of a value or title; longer ones are truncated. */
const maxTextLength = 200;

/** Returns the row of an act, with its hash, which includes the previous row's hash. */
export function rowOf(
  { action, actor, changes, subject }: AuditEvent,
  position: ChainPosition,
): AuditRow {
  const row = {
    ...position,
    actor: actor?.id ?? null,
    actorName: actor ? sanitizeText(actor.name) : null,
    actorRole: actor ? sanitizeText(actor.role) : null,
    action,
    kind: subject ? sanitizeText(subject.kind) : null,
    subject: subject?.id === undefined ? null : sanitizeText(String(subject.id)),
    title: subject?.title ? sanitizeText(subject.title) : null,
    changes: changes && Object.keys(changes).length > 0 ? sanitizeChanges(changes) : null,
  };
  return { ...row, checksum: hashAuditRow(row) };
}

/** Returns the SHA-256 of a row's contents, in hexadecimal. */
export const hashAuditRow = ({
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
const sanitizeText = (text: string): string =>
  Array.from(text.toWellFormed().replaceAll('\0', '')).slice(0, maxTextLength).join('');

function sanitizeChanges(
  changes: NonNullable<AuditEvent['changes']>,
): NonNullable<AuditEvent['changes']> {
  const entries = Object.entries(changes).map(([name, { after, before, row }]) => [
    sanitizeText(name),
    {
      ...(before === undefined ? {} : { before: sanitizeValue(before) }),
      ...(after === undefined ? {} : { after: sanitizeValue(after) }),
      ...(row === undefined ? {} : { row: sanitizeText(row) }),
    },
  ]);
  return Object.fromEntries(entries);
}

function sanitizeValue(value: AuditValue): AuditValue {
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null || typeof value === 'boolean') return value;
  return value.slice(0, maxTextLength).map((one) => sanitizeValue(one) as number | string);
}
