import type { Locale } from '@oilway/store/cultures.ts';
import type { PayloadRequest } from 'payload';
import { languages } from '../languages.ts';
import type { Translated } from './languages.ts';
import type { Change } from './last-edit.ts';

/** One version of a document, as its list says it. */
export interface VersionLine {
  id: number;
  /** ISO 8601. */
  at: string;
  change: Change;
  /** What was published, taken down or written; empty where that is no longer known. */
  languages: Locale[];
  /** Those that visitors read as they stand in this version. */
  shown: Locale[];
  /** Who did it; undefined for the system itself, for somebody who left, and for what is older than this record. */
  author: string | undefined;
}

interface Row {
  id: number;
  updatedAt: string;
  publishedLocale?: Locale | null;
  snapshot?: boolean | null;
  version: {
    _status?: Partial<Record<Locale, string>>;
    changedBy?: number | null;
    changedIn?: Locale | null;
    change?: Change | null;
  };
}

/** The versions of a document, the newest first. @throws where whoever asks may not read them. */
export async function readVersions(
  collection: Translated,
  id: number,
  req: PayloadRequest,
): Promise<VersionLine[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req: Object.create(req) as PayloadRequest,
    where: { parent: { equals: id } },
    sort: ['updatedAt', 'id'],
    select: {
      updatedAt: true,
      publishedLocale: true,
      snapshot: true,
      version: { _status: true, changedBy: true, changedIn: true, change: true },
    } as never,
  });
  const rows = docs as unknown as Row[];
  const names = await namesOf(rows, req);
  return linesOf(rows, names);
}

/** @param rows the oldest first. */
function linesOf(rows: readonly Row[], names: ReadonlyMap<number, string>): VersionLine[] {
  const lines: VersionLine[] = [];
  const shown = new Map<Locale, VersionLine>();
  let before: Row['version']['_status'] = {};
  for (const row of rows) {
    const { version } = row;
    const published = publishedBy(row, before);
    before = version._status;
    // What Payload keeps of the drafts beside a publication, which is no deed of anybody.
    if (row.snapshot) continue;
    // What is older than the record of changes tells its publications only.
    const change = version.change ?? (published.length > 0 ? 'published' : 'draft');
    const edited = version.changedIn ? [version.changedIn] : [];
    const line: VersionLine = {
      id: row.id,
      at: row.updatedAt,
      change,
      languages: change === 'published' ? published : edited,
      shown: [],
      author: version.changedBy ? names.get(version.changedBy) : undefined,
    };
    lines.push(line);
    if (change === 'published') for (const language of published) shown.set(language, line);
    if (change === 'unpublished') for (const language of edited) shown.delete(language);
  }
  for (const [language, line] of shown) line.shown.push(language);
  return lines.reverse();
}

/** The languages a version published: the one it names, else those that were not published in the version before it. */
function publishedBy(row: Row, before: Row['version']['_status']): Locale[] {
  const now = languages.filter((one) => row.version._status?.[one] === 'published');
  if (row.publishedLocale) return [row.publishedLocale];
  return row.version.change === 'published'
    ? now
    : now.filter((one) => before?.[one] !== 'published');
}

async function namesOf(rows: readonly Row[], req: PayloadRequest): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ version }) => version.changedBy ?? []);
  const { docs } = await req.payload.find({
    collection: 'staff',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req: Object.create(req) as PayloadRequest,
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
