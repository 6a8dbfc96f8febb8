import { and, eq, lt } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { type DocumentKey, documentKey, type StoredDocument, schemaVersion } from './documents.ts';
import { readNode } from './read.ts';
import { incrementRevision } from './revision.ts';
import { draftDocuments, publishedDocuments } from './tables.ts';

/** The source of the documents of all cultures. */
export type DocumentNode = Pick<DocumentKey, 'id' | 'kind'>;

/**
 * Stores a node's published documents, in the transaction that publishes it: changed ones get the next revision, removed ones a tombstone; without a
 * change nothing is written.
 * @param documents every document of this node, of all cultures.
 * @returns the number of changed rows.
 */
export async function publish(
  session: DbSession,
  { id, kind }: DocumentNode,
  documents: readonly StoredDocument[],
): Promise<number> {
  const stored = await readNode(session, kind, id);
  const before = new Map(stored.map((one) => [documentKey(one), one.json]));
  const after = new Map(documents.map((one) => [documentKey(one), one]));
  const removed = stored.filter((one) => one.json !== null && !after.has(documentKey(one)));
  const changed: StoredDocument[] = [
    ...documents.filter((one) => one.json !== (before.get(documentKey(one)) ?? null)),
    ...removed.map((one) => ({ ...one, json: null })),
  ];
  if (changed.length === 0) return 0;
  const revision = await incrementRevision(session);
  const rows = publishedDocuments(session);
  for (const { locale, json } of changed) {
    await session.orm
      .insert(rows)
      .values({ kind, id, locale, schemaVersion, revision, json })
      .onConflictDoUpdate({
        target: [rows.kind, rows.id, rows.locale, rows.schemaVersion],
        set: { revision, json },
      });
  }
  return changed.length;
}

/** Stores a node's draft for previews, where it differs from the published version. */
export async function saveDrafts(
  session: DbSession,
  { id, kind }: DocumentNode,
  drafts: readonly (StoredDocument & { json: string })[],
): Promise<void> {
  const rows = draftDocuments(session);
  await session.orm
    .delete(rows)
    .where(and(eq(rows.kind, kind), eq(rows.id, id), eq(rows.schemaVersion, schemaVersion)));
  if (drafts.length === 0) return;
  await session.orm
    .insert(rows)
    .values(drafts.map(({ locale, json }) => ({ kind, id, locale, schemaVersion, json })));
}

/** Deletes documents of unused schema versions. The previous version is retained for sites that are not upgraded yet. */
export async function deleteOldSchemaVersions(session: DbSession): Promise<void> {
  const [published, drafts] = [publishedDocuments(session), draftDocuments(session)];
  await session.orm.delete(published).where(lt(published.schemaVersion, schemaVersion - 1));
  await session.orm.delete(drafts).where(lt(drafts.schemaVersion, schemaVersion - 1));
}
