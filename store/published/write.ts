import { and, eq, lt } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { type DocumentKey, keyOf, type StoredDocument, shape } from './documents.ts';
import { readNode } from './read.ts';
import { raiseRevision } from './revision.ts';
import { draftDocuments, publishedDocuments } from './tables.ts';

/** The source of the documents of all cultures. */
export type Node = Pick<DocumentKey, 'id' | 'kind'>;

/**
 * Stores a node's published documents, in the transaction that publishes it: changed ones get the next revision, removed ones a tombstone; without a
 * change nothing is written.
 * @param now every document of this node, of all cultures.
 * @returns the number of changed rows.
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

/** Stores a node's draft for previews, where it differs from the published version. */
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

/** Deletes documents of unused schema versions. The previous version is retained for sites that are not upgraded yet. */
export async function forgetOtherShapes(session: Session): Promise<void> {
  const [published, drafts] = [publishedDocuments(session), draftDocuments(session)];
  await session.orm.delete(published).where(lt(published.shape, shape - 1));
  await session.orm.delete(drafts).where(lt(drafts.shape, shape - 1));
}
