import { and, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { DocumentKey } from './documents.ts';
import { pricedDocuments } from './tables.ts';
import type { Node } from './write.ts';

/** A document with the keys of the prices that its texts name. */
export interface PricedDocument extends DocumentKey {
  keys: readonly string[];
}

/** Keeps which prices one node names, in the transaction that writes its documents; what names none is left out. */
export async function keepPriced(
  session: Session,
  { id, kind }: Node,
  draft: boolean,
  documents: readonly PricedDocument[],
): Promise<void> {
  const rows = pricedDocuments(session);
  await session.orm
    .delete(rows)
    .where(and(eq(rows.kind, kind), eq(rows.id, id), eq(rows.draft, draft)));
  const priced = documents.filter(({ keys }) => keys.length > 0);
  if (priced.length === 0) return;
  await session.orm
    .insert(rows)
    .values(priced.map(({ culture, keys }) => ({ kind, id, culture, draft, keys })));
}

/** Every node that names a price in its texts, in any language, published or as a draft. */
export async function readPricedNodes(session: Session): Promise<Node[]> {
  const rows = pricedDocuments(session);
  return session.orm.selectDistinct({ kind: rows.kind, id: rows.id }).from(rows);
}

/** The published documents that name prices. */
export async function readPriced(session: Session): Promise<PricedDocument[]> {
  const rows = pricedDocuments(session);
  const { culture, id, keys, kind } = rows;
  return session.orm.select({ kind, id, culture, keys }).from(rows).where(eq(rows.draft, false));
}
