import type { Culture } from '@oilway/store/cultures.ts';
import type { Payload, Where } from 'payload';
import type { PortalFile, PortalUpload } from '../payload-types.ts';
import { lastDownloads } from './note-downloads.ts';
import { type Category, idOf, type Reader, visibleCategories } from './rights.ts';

/** A category that a member may see. One whose parent the member may not see is a root. */
export interface LibraryNode {
  /** `umbracoNodeId` of the calls. */
  id: number;
  /** A uuid; `nodeKey` of the calls. */
  nodeKey: string;
  culture: Culture;
  title: string;
  /** Null for a root. */
  parent: number | null;
  children: LibraryNode[];
}

/** Bytes of a file: the file itself, its print file or an earlier version. */
export interface StoredPart {
  /** Of the upload. A new one for every new version: what a cache or a cookie may compare. */
  id: number;
  /** With its ending, made harmless; not yet what it is saved as, see `downloadName`. */
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  sha256: string;
  pages: number | null;
  thumbnail: boolean;
}

export interface EarlierVersion {
  part: StoredPart;
  version: string;
  /** ISO 8601. */
  date: string;
  replacedAt: string;
}

/** An entry of the library, as a member may see it. */
export interface LibraryFile {
  id: number;
  /** The title. */
  name: string;
  category: number;
  nodeKey: string;
  culture: Culture;
  /** ISO 8601. */
  date: string;
  version: string;
  file: StoredPart | null;
  printFile: StoredPart | null;
  externalLink: string | null;
  /** When its bytes last changed, ISO 8601. */
  changedAt: string;
  /** When the member last downloaded it, ISO 8601; null for never. */
  lastDownload: string | null;
  /** Whether its bytes are others than the member last downloaded. */
  changedSince: boolean;
  /** The latest first. */
  earlier: EarlierVersion[];
}

const unpaged = { limit: 0, pagination: false } as const;

export const published: Where = { state: { equals: 'published' } };

/** The trees of a culture that a member may see. */
export async function readTree(
  payload: Payload,
  reader: Reader,
  culture: Culture,
): Promise<LibraryNode[]> {
  const categories = await visibleCategories(payload, reader);
  const nodes = new Map<number, LibraryNode>();
  for (const { id, key, title, ...category } of categories.values())
    if (category.culture === culture)
      nodes.set(id, { id, nodeKey: key, culture, title, parent: null, children: [] });
  const roots: LibraryNode[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(categories.get(node.id)?.parent ?? -1);
    node.parent = parent?.id ?? null;
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** A page of a list, from 1, with as many entries at most. */
export interface PartOfList {
  page: number;
  most: number;
}

/**
 * The published files of a culture that a member may see, by title; of one category and everything below it where a
 * node is named. Undefined for a node that the member may not see or that is none.
 */
export async function readFiles(
  payload: Payload,
  reader: Reader,
  culture: Culture,
  node?: number,
  part?: PartOfList,
): Promise<LibraryFile[] | undefined> {
  const categories = await visibleCategories(payload, reader);
  const ofCulture = [...categories.values()].filter((category) => category.culture === culture);
  const asked = node === undefined ? ofCulture : below(node, ofCulture);
  if (node !== undefined && asked.length === 0) return undefined;
  const docs = await storedFiles(payload, { category: { in: asked.map(({ id }) => id) } }, part);
  return filesOf(payload, reader, docs, categories);
}

/** Published files by their ids; those that the member may not see are left out, and so are those that are none. */
export async function readFilesById(
  payload: Payload,
  reader: Reader,
  ids: readonly number[],
): Promise<LibraryFile[]> {
  const docs = await storedFiles(payload, { id: { in: [...ids] } });
  return filesOf(payload, reader, docs, await visibleCategories(payload, reader));
}

/** Rows as they are stored: Payload's own reading would go through every field of a long list. */
async function storedFiles(
  payload: Payload,
  where: Where,
  part?: PartOfList,
): Promise<PortalFile[]> {
  const { docs } = await payload.db.find<PortalFile>({
    ...(part ? { limit: part.most, page: part.page, pagination: true } : unpaged),
    collection: 'portal-files',
    where: { and: [published, where] },
    sort: ['title', 'id'],
  });
  return docs;
}

async function partsOf(
  payload: Payload,
  files: readonly PortalFile[],
): Promise<ReadonlyMap<number, StoredPart>> {
  const ids = files.flatMap(({ file, history, printFile }) =>
    [file, printFile, ...(history ?? []).map(({ upload }) => upload)].map(idOf),
  );
  const { docs } = await payload.db.find<PortalUpload>({
    ...unpaged,
    collection: 'portal-uploads',
    where: { id: { in: [...new Set(ids)].filter((id) => id !== null) } },
    select: {
      originalName: true,
      mimeType: true,
      filesize: true,
      sha256: true,
      pages: true,
      thumbnail: true,
    },
  });
  return new Map(docs.map((upload) => [upload.id, partOf(upload)]));
}

function below(node: number, categories: readonly Category[]): Category[] {
  const children = Map.groupBy(categories, ({ parent }) => parent ?? -1);
  const found = categories.filter(({ id }) => id === node);
  for (let at = 0; at < found.length; at += 1)
    found.push(...(children.get(found[at]?.id ?? 0) ?? []));
  return found;
}

async function filesOf(
  payload: Payload,
  reader: Reader,
  docs: readonly PortalFile[],
  categories: ReadonlyMap<number, Category>,
): Promise<LibraryFile[]> {
  const downloads = await lastDownloads(payload, reader.id);
  const seen = docs.filter((doc) => categories.has(idOf(doc.category) ?? 0));
  const parts = await partsOf(payload, seen);
  const part = (upload: Parameters<typeof idOf>[0]) => parts.get(idOf(upload) ?? 0) ?? null;
  return seen.flatMap((doc) => {
    const category = categories.get(idOf(doc.category) ?? 0);
    if (!category) return [];
    const file = part(doc.file);
    const last = downloads.get(doc.id);
    return [
      {
        id: doc.id,
        name: doc.title,
        category: category.id,
        nodeKey: category.key,
        culture: category.culture,
        date: doc.date,
        version: doc.version ?? '',
        file,
        printFile: part(doc.printFile),
        externalLink: doc.externalLink || null,
        changedAt: doc.changedAt ?? doc.updatedAt,
        lastDownload: last?.at ?? null,
        changedSince: last !== undefined && file !== null && last.upload !== file.id,
        earlier: (doc.history ?? []).flatMap(({ date, replacedAt, upload, version }) => {
          const earlier = part(upload);
          return earlier
            ? [{ part: earlier, version: version ?? '', date: date ?? replacedAt, replacedAt }]
            : [];
        }),
      },
    ];
  });
}

const partOf = (upload: PortalUpload): StoredPart => ({
  id: upload.id,
  name: upload.originalName ?? 'datei',
  mediaType: upload.mimeType ?? 'application/octet-stream',
  size: upload.filesize ?? 0,
  sha256: upload.sha256 ?? '',
  pages: upload.pages ?? null,
  thumbnail: Boolean(upload.thumbnail),
});
