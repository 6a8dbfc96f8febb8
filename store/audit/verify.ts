import { asc, gt } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { type AuditRow, beginning, hashOf } from './chain.ts';
import { auditLog } from './tables.ts';

/** Rows per query. */
const page = 1000;

/**
 * Why a row is invalid. `changed`: its content does not match its hash. `order`: it does not follow the previous row, because one was removed,
 * inserted or moved. `start`: earlier rows are missing and no deletion record says so. `head`: the expected newest row is missing.
 */
export type Break = 'changed' | 'order' | 'start' | 'head';

export interface Verdict {
  rows: number;
  head?: { id: number; checksum: string };
  /** The first invalid row; undefined when the log is intact. */
  broken?: { id: number; reason: Break };
}

/** Verifies the whole log. @param head the hash of a formerly newest row, stored elsewhere; without it a truncated end is undetectable. */
export async function verifyAudit(session: Session, head?: string): Promise<Verdict> {
  let first: AuditRow | undefined;
  let last: AuditRow | undefined;
  let trimmed: AuditRow | undefined;
  let seen = head === undefined;
  let rows = 0;
  for await (const row of allRows(session)) {
    const broken = breakAt(row, last);
    if (broken) return { rows, broken: { id: row.id, reason: broken } };
    rows += 1;
    first ??= row;
    if (row.action === 'trimmed') trimmed = row;
    if (row.checksum === head || isTrimmedTo(row, head)) seen = true;
    last = row;
  }
  const told = last ? { rows, head: { id: last.id, checksum: last.checksum } } : { rows };
  if (first && !isBeginning(first, trimmed))
    return { ...told, broken: { id: first.id, reason: 'start' } };
  if (!seen) return { ...told, broken: { id: (last?.id ?? 0) + 1, reason: 'head' } };
  return told;
}

async function* allRows(session: Session): AsyncGenerator<AuditRow> {
  const rows = auditLog(session);
  for (let after: number | undefined; ; ) {
    const found: AuditRow[] = await session.orm
      .select()
      .from(rows)
      .where(after === undefined ? undefined : gt(rows.id, after))
      .orderBy(asc(rows.id))
      .limit(page);
    yield* found;
    const last = found.at(-1);
    if (!last || found.length < page) return;
    after = last.id;
  }
}

function breakAt(row: AuditRow, before: AuditRow | undefined): Break | undefined {
  if (hashOf(row) !== row.checksum) return 'changed';
  if (before && (row.id !== before.id + 1 || row.previous !== before.checksum)) return 'order';
  return undefined;
}

/** Returns whether a row is the first of all, or the first one after the newest deletion. */
function isBeginning({ id, previous }: AuditRow, trimmed: AuditRow | undefined): boolean {
  if (id === 1) return previous === beginning;
  return trimmed?.changes?.upTo?.after === id - 1 && isTrimmedTo(trimmed, previous);
}

const isTrimmedTo = ({ action, changes }: AuditRow, hash: string | undefined): boolean =>
  action === 'trimmed' && hash !== undefined && changes?.checksum?.after === hash;
