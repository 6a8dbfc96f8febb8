import type { Culture } from '@oilway/store/cultures.ts';
import type { DocumentKinds, Kind } from '@oilway/store/published/documents.ts';
import { buildTree, type PageTree } from '@oilway/store/published/page-tree.ts';
import { readDrafts, readPublished } from '@oilway/store/published/read.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';

/** What visitors of a culture see of a kind, by id. */
export async function shown<K extends Kind>(
  payload: Payload,
  kind: K,
  culture: Culture,
): Promise<Map<number, DocumentKinds[K]>> {
  const stored = await readPublished(databaseOf(payload), kind);
  const own = stored.filter((one) => one.culture === culture);
  return new Map(own.map(({ id, json }) => [id, JSON.parse(json ?? 'null')]));
}

/** The same as its editors have it now. */
export async function drafted<K extends Kind>(
  payload: Payload,
  kind: K,
  culture: Culture,
): Promise<Map<number, DocumentKinds[K]>> {
  const found = await shown(payload, kind, culture);
  for (const one of await readDrafts(databaseOf(payload), kind))
    if (one.culture === culture) found.set(one.id, JSON.parse(one.json ?? 'null'));
  return found;
}

export async function shownTree(payload: Payload, culture: Culture): Promise<PageTree> {
  const pages = [...(await shown(payload, 'page', culture)).values()];
  const rows = pages.map(({ id, key, parent, slug, title, translationKey }) => ({
    id,
    key,
    parent: parent ?? null,
    title,
    slug: slug ?? '',
    translationKey,
  }));
  return buildTree(rows, culture);
}
