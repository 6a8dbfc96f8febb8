import type { Locale } from '@oilway/store/locales.ts';
import type { DocumentKind, DocumentKinds } from '@oilway/store/published/documents.ts';
import { buildTree, type PageTree } from '@oilway/store/published/page-tree.ts';
import { readDrafts, readPublished } from '@oilway/store/published/read.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';

/** Returns the published documents of a kind and culture by id. */
export async function readPublishedDocuments<K extends DocumentKind>(
  payload: Payload,
  kind: K,
  locale: Locale,
): Promise<Map<number, DocumentKinds[K]>> {
  const stored = await readPublished(databaseOf(payload), kind);
  const ofLocale = stored.filter((one) => one.locale === locale);
  return new Map(ofLocale.map(({ id, json }) => [id, JSON.parse(json ?? 'null')]));
}

/** Returns the newest versions of the same documents. */
export async function readNewestDocuments<K extends DocumentKind>(
  payload: Payload,
  kind: K,
  locale: Locale,
): Promise<Map<number, DocumentKinds[K]>> {
  const found = await readPublishedDocuments(payload, kind, locale);
  for (const one of await readDrafts(databaseOf(payload), kind))
    if (one.locale === locale) found.set(one.id, JSON.parse(one.json ?? 'null'));
  return found;
}

export async function readPublishedTree(payload: Payload, locale: Locale): Promise<PageTree> {
  const pages = [...(await readPublishedDocuments(payload, 'page', locale)).values()];
  const rows = pages.map(({ id, key, parent, slug, title, translationKey }) => ({
    id,
    key,
    parent: parent ?? null,
    title,
    slug: slug ?? '',
    translationKey,
  }));
  return buildTree(rows, locale);
}
