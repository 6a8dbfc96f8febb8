import { asc, gt } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { type AuditRow, auditGenesisHash, hashAuditRow } from './chain.ts';
import { auditLog } from './tables.ts';

/** Rows per query. */
const pageSize = 1000;

/**
 * Why a row is invalid. `changed`: its content does not match its hash. `order`: it does not follow the previous row, because one was removed,
 * inserted or moved. `start`: earlier rows are missing and no deletion record says so. `head`: the expected newest row is missing.
 */
export type ChainError = 'changed' | 'order' | 'start' | 'head';

export interface AuditVerification {
  rows: number;
  head?: { id: number; checksum: string };
  /** The first invalid row; undefined when the log is intact. */
  broken?: { id: number; reason: ChainError };
}

/** Verifies the whole log. @param head the hash of a formerly newest row, stored elsewhere; without it a truncated end is undetectable. */
export async function verifyAudit(session: DbSession, head?: string): Promise<AuditVerification> {
  let first: AuditRow | undefined;
  let last: AuditRow | undefined;
  let purgeRow: AuditRow | undefined;
  let headFound = head === undefined;
  let rows = 0;
  for await (const row of allRows(session)) {
    const broken = chainErrorAt(row, last);
    if (broken) return { rows, broken: { id: row.id, reason: broken } };
    rows += 1;
    first ??= row;
    if (row.action === 'trimmed') purgeRow = row;
    if (row.checksum === head || isTrimmedTo(row, head)) headFound = true;
    last = row;
  }
  const result = last ? { rows, head: { id: last.id, checksum: last.checksum } } : { rows };
  if (first && !isChainStart(first, purgeRow))
    return { ...result, broken: { id: first.id, reason: 'start' } };
  if (!headFound) return { ...result, broken: { id: (last?.id ?? 0) + 1, reason: 'head' } };
  return result;
}

async function* allRows(session: DbSession): AsyncGenerator<AuditRow> {
  const rows = auditLog(session);
  for (let after: number | undefined; ; ) {
    const batch: AuditRow[] = await session.orm
      .select()
      .from(rows)
      .where(after === undefined ? undefined : gt(rows.id, after))
      .orderBy(asc(rows.id))
      .limit(pageSize);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < pageSize) return;
    after = last.id;
  }
}

function chainErrorAt(row: AuditRow, before: AuditRow | undefined): ChainError | undefined {
  if (hashAuditRow(row) !== row.checksum) return 'changed';
  if (before && (row.id !== before.id + 1 || row.previous !== before.checksum)) return 'order';
  return undefined;
}

/** Returns whether a row is the first of all, or the first one after the newest deletion. */
function isChainStart({ id, previous }: AuditRow, purgeRow: AuditRow | undefined): boolean {
  if (id === 1) return previous === auditGenesisHash;
  return purgeRow?.changes?.upTo?.after === id - 1 && isTrimmedTo(purgeRow, previous);
}

const isTrimmedTo = ({ action, changes }: AuditRow, hash: string | undefined): boolean =>
  action === 'trimmed' && hash !== undefined && changes?.checksum?.after === hash;
