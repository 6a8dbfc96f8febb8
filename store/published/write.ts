import { and, eq, lt } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { type DocumentKey, keyOf, type StoredDocument, shape } from './documents.ts';
import { readNode } from './read.ts';
import { raiseRevision } from './revision.ts';
import { draftDocuments, publishedDocuments } from './tables.ts';

/** What the documents of all cultures are made from. */
export type Node = Pick<DocumentKey, 'id' | 'kind'>;

/**
 * Stores what is published of one node, in the transaction that publishes it: what has changed gets the next revision, what is gone
 * a tombstone, and nothing is written where nothing changed.
 * @param now every document of this node, of all cultures.
 * @returns how many rows changed.
 */
export async function publish(
  session: Session,
  { id, kind }: Node,
  now: readonly StoredDocument[],
): Promise<number> {
  const stored = await readNode(session, kind, id);
  const before = new Map(stored.map((one) => [keyOf(one), one.json]));
  const after = new Map(now.map((one) => [keyOf(one), one]));
  const gone = stored.filter((one) => one.json !== null && !after.has(keyOf(one)));
  const changed: StoredDocument[] = [
    ...now.filter((one) => one.json !== (before.get(keyOf(one)) ?? null)),
    ...gone.map((one) => ({ ...one, json: null })),
  ];
  if (changed.length === 0) return 0;
  const revision = await raiseRevision(session);
  const rows = publishedDocuments(session);
  for (const { culture, json } of changed) {
    await session.orm
      .insert(rows)
      .values({ kind, id, culture, shape, revision, json })
      .onConflictDoUpdate({
        target: [rows.kind, rows.id, rows.culture, rows.shape],
        set: { revision, json },
      });
  }
  return changed.length;
}

/** Keeps the newest state of one node for previews, where it is not what is published. */
export async function keepDrafts(
  session: Session,
  { id, kind }: Node,
  drafts: readonly (StoredDocument & { json: string })[],
): Promise<void> {
  const rows = draftDocuments(session);
  await session.orm
    .delete(rows)
    .where(and(eq(rows.kind, kind), eq(rows.id, id), eq(rows.shape, shape)));
  if (drafts.length === 0) return;
  await session.orm
    .insert(rows)
    .values(drafts.map(({ culture, json }) => ({ kind, id, culture, shape, json })));
}

/** Removes documents of a form that no site reads any more: those of the one before are kept, for sites that are not new yet. */
export async function forgetOtherShapes(session: Session): Promise<void> {
  const [published, drafts] = [publishedDocuments(session), draftDocuments(session)];
  await session.orm.delete(published).where(lt(published.shape, shape - 1));
  await session.orm.delete(drafts).where(lt(drafts.shape, shape - 1));
}
