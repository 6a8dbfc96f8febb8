import { getPayload, type Payload } from 'payload';
import { type Culture, localeOf } from './cultures.ts';
import { execute } from './database/execute.ts';
import type { Location, LocationCategory, Media, Page } from './payload-types.ts';
import { type Navigation, readNavigation } from './subjects/navigation.ts';
import { type PageSummary, readPageSummaries } from './subjects/page-summaries.ts';
import type { PageTree } from './subjects/page-tree.ts';
import { readTree } from './subjects/published-tree.ts';

export type { Culture } from './cultures.ts';
export { cultureOfPath, cultures, isCulture, localeOf, rootOf } from './cultures.ts';
export type * from './payload-types.ts';
export type { Navigation } from './subjects/navigation.ts';
export type { PageSummary } from './subjects/page-summaries.ts';
export { buildTree, type PageTree, type TreePage, type TreeRow } from './subjects/page-tree.ts';
export { type PreviewGrant, readPreview, signPreview } from './subjects/preview-token.ts';

/** Where a path leads that is no page any more: a page of a culture, or an address. */
export type RedirectTarget = { page: number; culture: Culture } | { url: string };

/**
 * The one door through which the site reads what the studio keeps. Everything it returns is
 * published content unless `draft` is asked for; it throws when the database is away.
 */
export interface Content {
  /** Rises with every change that visitors can see. */
  revision(): Promise<number>;
  tree(culture: Culture, draft?: boolean): Promise<PageTree>;
  /** One page with its media, locations and linked pages filled in one level deep; undefined when there is none. */
  page(id: number, culture: Culture, draft?: boolean): Promise<Page | undefined>;
  /** Every published page of a culture as search engines should know it, by id. */
  pageSummaries(culture: Culture): Promise<PageSummary[]>;
  navigation(culture: Culture): Promise<Navigation>;
  /** The locations of a culture's country by title, their category and image filled in. */
  locations(culture: Culture): Promise<Location[]>;
  categories(culture: Culture): Promise<LocationCategory[]>;
  media(id: number): Promise<Media | undefined>;
  redirects(): Promise<ReadonlyMap<string, RedirectTarget>>;
  close(): Promise<void>;
}

/** How many rows one query fetches, so that a long list does not hold the process for long. */
const batch = 500;

/** Opens the content of the database that the settings name. Runs no jobs and changes no schema. */
export async function openContent(): Promise<Content> {
  const { default: config } = await import('./payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  return contentOf(payload);
}

function contentOf(payload: Payload): Content {
  const read = (culture: Culture) =>
    ({ locale: localeOf(culture), fallbackLocale: false, overrideAccess: true }) as const;

  return {
    async revision() {
      const [row] = await execute(payload, 'SELECT value FROM content_revision WHERE id = 1');
      return Number(row?.value ?? 0);
    },
    tree: (culture, draft = false) => readTree(payload, culture, { draft }),
    async page(id, culture, draft = false) {
      const published = draft ? [] : [{ _status: { equals: 'published' } }];
      const { docs } = await payload.find({
        ...read(culture),
        collection: 'pages',
        draft,
        depth: 1,
        limit: 1,
        pagination: false,
        where: { and: [{ id: { equals: id } }, ...published] },
      });
      return docs[0];
    },
    pageSummaries: (culture) => readPageSummaries(payload, culture),
    navigation: (culture) => readNavigation(payload, culture),
    async locations(culture) {
      const found: Location[] = [];
      for (let page = 1; ; page += 1) {
        const { docs } = await payload.find({
          ...read(culture),
          collection: 'locations',
          depth: 1,
          limit: batch,
          page,
          pagination: false,
          sort: ['title', 'id'],
          where: { country: { equals: localeOf(culture) } },
        });
        found.push(...docs);
        if (docs.length < batch) return found;
        await new Promise(setImmediate);
      }
    },
    async categories(culture) {
      const { docs } = await payload.find({
        ...read(culture),
        collection: 'location-categories',
        depth: 0,
        limit: 0,
        pagination: false,
      });
      return docs;
    },
    async media(id) {
      const { docs } = await payload.find({
        ...read('de-DE'),
        collection: 'media',
        depth: 0,
        limit: 1,
        pagination: false,
        where: { id: { equals: id } },
      });
      return docs[0];
    },
    async redirects() {
      const { docs } = await payload.find({
        collection: 'redirects',
        depth: 0,
        limit: 0,
        pagination: false,
        overrideAccess: true,
      });
      const targets = new Map<string, RedirectTarget>();
      for (const { from, kind, page, url, culture } of docs) {
        if (kind === 'page' && typeof page === 'number') targets.set(from, { page, culture });
        if (kind === 'url' && url) targets.set(from, { url });
      }
      return targets;
    },
    close: () => payload.destroy(),
  };
}
