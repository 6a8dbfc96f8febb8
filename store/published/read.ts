import { and, asc, eq, gt, isNotNull, like } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import {
  type DocumentKind,
  type DocumentLocale,
  type StoredDocument,
  schemaVersion,
} from './documents.ts';
import { readRevision } from './revision.ts';
import { draftDocuments, publishedDocuments } from './tables.ts';

/** Documents published or unpublished after a revision. */
export interface Changes {
  /** The latest included revision. */
  revision: number;
  documents: StoredDocument[];
}

/**
 * Returns the published documents, all (0) or those changed after a revision. A transaction in progress will get a higher revision than every visible
 * one.
 */
export async function readChanges(session: DbSession, since: number): Promise<Changes> {
  const revision = await readRevision(session);
  if (revision === since) return { revision, documents: [] };
  const rows = publishedDocuments(session);
  const newer = and(eq(rows.schemaVersion, schemaVersion), gt(rows.revision, since));
  const documents = await session.orm
    .select({
      kind: rows.kind,
      id: rows.id,
      locale: rows.locale,
      json: rows.json,
      revision: rows.revision,
    })
    .from(rows)
    // A full read needs no tombstones.
    .where(since === 0 ? and(newer, isNotNull(rows.json)) : newer)
    .orderBy(asc(rows.revision));
  const last = documents.at(-1)?.revision ?? 0;
  return { revision: Math.max(revision, last), documents };
}

/** Returns the drafts of some kinds that differ from the published version. */
export async function readDrafts(
  session: DbSession,
  ...kinds: DocumentKind[]
): Promise<StoredDocument[]> {
  const rows = draftDocuments(session);
  const found = await session.orm
    .select({ kind: rows.kind, id: rows.id, locale: rows.locale, json: rows.json })
    .from(rows)
    .where(eq(rows.schemaVersion, schemaVersion));
  return found.filter(({ kind }) => kinds.includes(kind));
}

export async function readPublished(
  session: DbSession,
  kind: DocumentKind,
): Promise<StoredDocument[]> {
  const rows = publishedDocuments(session);
  return session.orm
    .select({ kind: rows.kind, id: rows.id, locale: rows.locale, json: rows.json })
    .from(rows)
    .where(and(eq(rows.schemaVersion, schemaVersion), eq(rows.kind, kind), isNotNull(rows.json)));
}

/** Returns a culture's published documents that may contain price fields: those with a `{{` anywhere. Scans all rows. */
export async function readWithPriceFields(
  session: DbSession,
  locale: DocumentLocale,
): Promise<StoredDocument[]> {
  const rows = publishedDocuments(session);
  return session.orm
    .select({ kind: rows.kind, id: rows.id, locale: rows.locale, json: rows.json })
    .from(rows)
    .where(
      and(eq(rows.schemaVersion, schemaVersion), eq(rows.locale, locale), like(rows.json, '%{{%')),
    );
}

/** Returns every row of one node, tombstones included. */
export async function readNode(
  session: DbSession,
  kind: DocumentKind,
  id: number,
): Promise<StoredDocument[]> {
  const rows = publishedDocuments(session);
  return session.orm
    .select({ kind: rows.kind, id: rows.id, locale: rows.locale, json: rows.json })
    .from(rows)
    .where(and(eq(rows.kind, kind), eq(rows.id, id), eq(rows.schemaVersion, schemaVersion)));
}

/** Returns whether every document exists in the current schema version: a rebuild writes the office last, and it always exists then. */
export async function isComplete(session: DbSession): Promise<boolean> {
  return (await readPublished(session, 'reportingOffice')).length > 0;
}
