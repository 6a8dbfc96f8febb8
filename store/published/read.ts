import { and, asc, eq, gt, isNotNull, like } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { type DocumentCulture, type Kind, type StoredDocument, shape } from './documents.ts';
import { readRevision } from './revision.ts';
import { draftDocuments, publishedDocuments } from './tables.ts';

/** What has been published, or taken down, after a revision. */
export interface Changes {
  /** The last change that is in here. */
  revision: number;
  documents: StoredDocument[];
}

/**
 * What visitors can see, from the beginning (0) or after a revision that was read before. What a transaction under way is going to
 * publish has a higher revision than all that is visible.
 */
export async function readChanges(session: Session, since: number): Promise<Changes> {
  const revision = await readRevision(session);
  if (revision === since) return { revision, documents: [] };
  const rows = publishedDocuments(session);
  const newer = and(eq(rows.shape, shape), gt(rows.revision, since));
  const documents = await session.orm
    .select({
      kind: rows.kind,
      id: rows.id,
      culture: rows.culture,
      json: rows.json,
      revision: rows.revision,
    })
    .from(rows)
    // Whoever begins needs no tombstones.
    .where(since === 0 ? and(newer, isNotNull(rows.json)) : newer)
    .orderBy(asc(rows.revision));
  const last = documents.at(-1)?.revision ?? 0;
  return { revision: Math.max(revision, last), documents };
}

/** The drafts of a kind that differ from what is published. */
export async function readDrafts(session: Session, ...kinds: Kind[]): Promise<StoredDocument[]> {
  const rows = draftDocuments(session);
  const found = await session.orm
    .select({ kind: rows.kind, id: rows.id, culture: rows.culture, json: rows.json })
    .from(rows)
    .where(eq(rows.shape, shape));
  return found.filter(({ kind }) => kinds.includes(kind));
}

/** Everything of one kind that visitors can see. */
export async function readPublished(session: Session, kind: Kind): Promise<StoredDocument[]> {
  const rows = publishedDocuments(session);
  return session.orm
    .select({ kind: rows.kind, id: rows.id, culture: rows.culture, json: rows.json })
    .from(rows)
    .where(and(eq(rows.shape, shape), eq(rows.kind, kind), isNotNull(rows.json)));
}

/** The published documents of a culture that may name prices: those with a `{{` anywhere. It reads through all. */
export async function readWithFields(
  session: Session,
  culture: DocumentCulture,
): Promise<StoredDocument[]> {
  const rows = publishedDocuments(session);
  return session.orm
    .select({ kind: rows.kind, id: rows.id, culture: rows.culture, json: rows.json })
    .from(rows)
    .where(and(eq(rows.shape, shape), eq(rows.culture, culture), like(rows.json, '%{{%')));
}

/** Every row of one node, tombstones too. */
export async function readNode(
  session: Session,
  kind: Kind,
  id: number,
): Promise<StoredDocument[]> {
  const rows = publishedDocuments(session);
  return session.orm
    .select({ kind: rows.kind, id: rows.id, culture: rows.culture, json: rows.json })
    .from(rows)
    .where(and(eq(rows.kind, kind), eq(rows.id, id), eq(rows.shape, shape)));
}

/** Whether all documents are there in today's form: the office's is the last that a rebuilding writes, and it is always there then. */
export async function isComplete(session: Session): Promise<boolean> {
  return (await readPublished(session, 'reportingOffice')).length > 0;
}
