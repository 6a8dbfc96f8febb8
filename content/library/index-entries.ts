import type { Culture } from '@oilway/store/cultures.ts';
import type { Payload, Where } from 'payload';
import { execute } from '../database/execute.ts';
import type { PortalFile } from '../payload-types.ts';
import { published } from './library.ts';

/** A published file as a search index needs it, whoever may see it. */
export interface IndexedFile {
  id: number;
  /** The title. */
  name: string;
  /** The name of its file, with its ending; empty where there is only a link. */
  fileName: string;
  mediaType: string;
  category: number;
  nodeKey: string;
  /** The title of the category. */
  categoryTitle: string;
  culture: Culture;
  /** ISO 8601. */
  date: string;
  version: string;
  externalLink: string | null;
  hasFile: boolean;
  hasPrintFile: boolean;
  /** What the file says, on one line; empty until its job has read it. */
  text: string;
}

/** Rows that are read at a time, between which others get their turn. */
const rows = 2000;

/** @param last an id of ours: nothing from outside. */
const marksAfter = (last: number) =>
  `SELECT f.id AS id, f.updated_at AS entry, u.updated_at AS upload, c.updated_at AS category
  FROM portal_files f
  JOIN file_categories c ON c.id = f.category_id
  LEFT JOIN portal_uploads u ON u.id = f.file_id
  WHERE f.state = 'published' AND f.id > ${last} ORDER BY f.id LIMIT ${rows}`;

/** Every published file by its id, with a mark that changes whenever what an index holds of it is old. */
export async function indexMarks(payload: Payload): Promise<Map<number, string>> {
  const marks = new Map<number, string>();
  for (let last = 0; ; ) {
    const some = await execute(payload, marksAfter(last));
    for (const { category, entry, id, upload } of some) {
      last = Number(id);
      const moments = [entry, upload, category].map((moment) => Number(new Date(String(moment))));
      marks.set(last, moments.join(' '));
    }
    if (some.length < rows) return marks;
    await new Promise(setImmediate);
  }
}

/** The category above each category, null for none: what lies below one is found in it, too. */
export async function categoryParents(payload: Payload): Promise<Map<number, number | null>> {
  const found = await execute(payload, 'SELECT id, parent_id AS parent FROM file_categories');
  return new Map(
    found.map(({ id, parent }) => [Number(id), parent === null ? null : Number(parent)]),
  );
}

/** How many published files lie in each category itself, whoever may see them; a category without any is left out. */
export async function filesInCategories(payload: Payload): Promise<Map<number, number>> {
  const found = await execute(
    payload,
    `SELECT category_id AS category, count(*) AS files FROM portal_files
    WHERE state = 'published' GROUP BY category_id`,
  );
  return new Map(found.map(({ category, files }) => [Number(category), Number(files)]));
}

const batch = 200;

/** Published files in batches by id, all or these, between which others get their turn. */
export async function* indexedFiles(
  payload: Payload,
  ids?: readonly number[],
): AsyncGenerator<IndexedFile[]> {
  for (let last = 0; ; ) {
    const asked: Where[] = ids ? [{ id: { in: [...ids] } }] : [];
    const { docs } = await payload.find({
      collection: 'portal-files',
      where: { and: [published, { id: { greater_than: last } }, ...asked] },
      sort: 'id',
      limit: batch,
      pagination: false,
      depth: 1,
      overrideAccess: true,
      showHiddenFields: true,
      select,
      populate: {
        'file-categories': { title: true, key: true, culture: true },
        'portal-uploads': { originalName: true, mimeType: true, text: true },
      },
    });
    yield docs.flatMap(entryOf);
    if (docs.length < batch) return;
    last = docs.at(-1)?.id ?? 0;
    await new Promise(setImmediate);
  }
}

const select = {
  title: true,
  category: true,
  file: true,
  printFile: true,
  externalLink: true,
  date: true,
  version: true,
} as const;

function entryOf({
  category,
  date,
  externalLink,
  file,
  id,
  printFile,
  title,
  version,
}: Pick<PortalFile, 'id' | keyof typeof select>): IndexedFile[] {
  if (typeof category !== 'object') return [];
  const upload = file && typeof file === 'object' ? file : undefined;
  return [
    {
      id,
      name: title,
      fileName: upload?.originalName ?? '',
      mediaType: upload?.mimeType ?? '',
      category: category.id,
      nodeKey: category.key,
      categoryTitle: category.title,
      culture: category.culture,
      date,
      version: version ?? '',
      externalLink: externalLink || null,
      hasFile: Boolean(upload),
      hasPrintFile: Boolean(printFile),
      text: upload?.text ?? '',
    },
  ];
}
