import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { LibraryNode } from '@oilway/store/library/category-tree.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { MemberLibrary } from '@oilway/store/library/member-library.ts';
import { type Locale, locales } from '@oilway/store/locales.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { paths } from '../../pages/paths.ts';
import { requestLocale } from '../../portal/current-member.ts';
import { normalizeNodeKey, portalRootNode } from '../../portal/portal-node.ts';
import { memberApiRoute } from '../../portal/routes.ts';
import type { Context } from '../../server/context.ts';
import { localeParam, nodeId } from '../../server/http/api-schema.ts';
import { Problem, unknownParameter } from '../../server/http/problem.ts';
import { maxQueryLength } from './files/library-query.ts';
import { filterKey, filterName } from './filter-names.ts';

/** Maximum number of filters in a request, and of results in a response. */
const maxFilters = 50;
const maxResults = 200;

const nullableUrl = z.string().nullable();

/** The entity File of specification section 3; missing URLs are null. */
const wireFile = z.object({
  id: z.number().int(),
  name: z.string(),
  date: z.iso.datetime(),
  version: z.string(),
  file: nullableUrl.meta({ description: 'URL of the download; null for a link.' }),
  fullFilePath: nullableUrl.meta({ description: 'The same as an absolute URL.' }),
  printFile: nullableUrl,
  thumbnail: nullableUrl,
  externalLink: nullableUrl,
  category: z
    .object({
      umbracoNodeId: z.number().int(),
      nodeKey: z.string(),
      name: z.string(),
    })
    .meta({ description: 'Category with the id and key that the calls take.' }),
});

/** Example in the OpenAPI document: the German library. */
const example = portalRootNode('de-DE');

const nodeKey = z
  .string()
  .max(100)
  .nullish()
  .meta({
    description:
      'A UUID, ignoring case, for the files of a category and its subcategories: the `data-node-key` of the html element of a page of the portal (all files of its language), of the current part of the library or of a category link; also `category.nodeKey` of getFiles. If missing or empty: all files, in the language of the referring page, else of the member.',
    examples: [example.key],
  });

const categoryId = nodeId.meta({
  description:
    'The `data-node-id` of the html element of a page of the portal (all files of a language), of the current part of the library or of a category link; also `category.umbracoNodeId` of a file in this list.',
  examples: [String(example.id)],
});

/** Number of files per page, and per read of a complete list. */
const pageSize = 500;

const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
  .optional()
  .meta({
    description: `Page of the list, ${pageSize} files each, from 1; empty after the last one. If missing, the complete list.`,
  });

const searchBody = z.strictObject({
  search: z.string().max(maxQueryLength).meta({ description: 'Search words as typed.' }),
  nodeKey,
  filters: z
    .array(z.string().max(100))
    .max(maxFilters)
    .nullish()
    .meta({ description: 'Names of filters in either language, or keys.' }),
  hasFocus: z.boolean().nullish().meta({ description: 'Whether the last word may be incomplete.' }),
});

const result = z.object({
  name: z.string(),
  url: z.string().meta({ description: 'URL of the file, relative to the site, or of a link.' }),
});

/** Registers `GET /getFiles`, `POST /search` and `GET /getfilter` of specification section 7, which require a session. */
export async function libraryRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { config, librarySearch, store } = context;
  memberApiRoute(app, context, {
    method: 'GET',
    path: '/getFiles',
    operationId: 'getFiles',
    summary: 'The files of a category and its subcategories, or all, that the member may access',
    inputSchema: z.strictObject({
      umbracoNodeId: categoryId,
      cultureName: localeParam,
      page,
    }),
    itemSchema: wireFile,
    async handle({ cultureName: locale, page: requested, umbracoNodeId }, member) {
      const library = await store.memberLibrary(member);
      const id = Number(umbracoNodeId);
      const node = id === portalRootNode(locale).id ? undefined : id;
      const detail = `There is no category ${umbracoNodeId} in ${locale}.`;
      const toResponses = (files: LibraryFile[]) =>
        files.map((one) => toFileResponse(one, config.origin));
      if (requested !== undefined) {
        const part = { page: Number(requested), pageSize };
        const files = await library.files(locale, node, part);
        if (!files) throw unknownParameter('umbracoNodeId', detail);
        return toResponses(files);
      }
      const ids = await library.fileIds(locale, node);
      if (!ids) throw unknownParameter('umbracoNodeId', detail);
      const read = async (some: readonly number[]) => toResponses(await library.filesById(some));
      if (ids.length <= pageSize) return read(ids);
      return Readable.from(streamJsonArray(ids, read), { objectMode: false });
    },
  });
  memberApiRoute(app, context, {
    method: 'POST',
    path: '/search',
    operationId: 'search',
    summary: 'The files that match a search and that the member may access, the best first',
    inputSchema: searchBody,
    itemSchema: result,
    async handle({ filters: names, hasFocus, nodeKey: key, search }, member, request) {
      const filters = keysOf(names ?? []);
      const requested = { words: search, filters, isIncomplete: hasFocus ?? false };
      const library = await store.memberLibrary(member);
      const node = findNodeByKey(library, 'nodeKey', key) ?? {
        locale: requestLocale(request, context, { member }),
      };
      if (search.trim() === '' && filters.length === 0) return [];
      const { ids } = await librarySearch.find({ ...requested, ...node }, library.categoryIds);
      return toSearchResults(config.origin, library, ids);
    },
  });
  memberApiRoute(app, context, {
    method: 'GET',
    path: '/getfilter',
    operationId: 'getfilter',
    summary: 'The names of the filters that match files of a category',
    inputSchema: z.strictObject({ umbracoNodeKey: nodeKey }),
    itemSchema: z.string(),
    async handle({ umbracoNodeKey: key }, member, request) {
      const library = await store.memberLibrary(member);
      const node = findNodeByKey(library, 'umbracoNodeKey', key) ?? {
        locale: requestLocale(request, context, { member }),
      };
      const requested = { words: '', filters: [], isIncomplete: false, ...node };
      const { filters } = await librarySearch.find(requested, library.categoryIds);
      return filters.map((filter) => filterName(filter.key, node.locale));
    },
  });
}

/** Streams a long list as JSON, in batches between which the event loop handles other requests. */
async function* streamJsonArray(
  ids: readonly number[],
  toResponses: (ids: readonly number[]) => Promise<unknown[]>,
): AsyncGenerator<string> {
  let before = '[';
  for (let from = 0; from < ids.length; from += pageSize) {
    const files = await toResponses(ids.slice(from, from + pageSize));
    // All files of a batch may have been deleted meanwhile.
    if (files.length > 0) {
      yield before + JSON.stringify(files).slice(1, -1);
      before = ',';
    }
    await yieldToEventLoop();
  }
  yield before === '[' ? '[]' : ']';
}

/** Returns the File entity of a file. @param origin of the site, without a trailing slash. */
function toFileResponse(libraryFile: LibraryFile, origin: string): z.infer<typeof wireFile> {
  const { category, categoryTitle, date, externalLink, file, id, name, nodeKey, printFile } =
    libraryFile;
  const path = file && paths.portalFile(id);
  const hasThumbnail = file?.thumbnail || (!file && printFile?.thumbnail);
  return {
    id,
    name,
    date,
    version: libraryFile.version,
    file: path,
    fullFilePath: path && origin + path,
    printFile: printFile && paths.portalFile(id, 'print'),
    thumbnail: hasThumbnail ? paths.portalFile(id, 'thumbnail') : null,
    externalLink,
    category: { umbracoNodeId: category, nodeKey, name: categoryTitle },
  };
}

/** @throws Problem 400 for an unknown filter name. */
function keysOf(names: readonly string[]): string[] {
  return names.map((name) => {
    const key = filterKey(name);
    if (key !== undefined) return key;
    const detail = 'must be names of filters, see /getfilter';
    throw new Problem(400, 'One of the filters is unknown.', [
      { name: 'filters', code: 'unknown', detail },
    ]);
  });
}

/**
 * Returns the language of a key, and its category unless it is the portal's root; undefined without a key.
 * @throws Problem 404, the same for an inaccessible and for an unknown key.
 */
function findNodeByKey(
  library: MemberLibrary,
  name: string,
  key: string | null | undefined,
): { locale: Locale; category?: number } | undefined {
  if (!key) return undefined;
  const wanted = normalizeNodeKey(key);
  const rootLocale = locales.find(
    (locale) => normalizeNodeKey(portalRootNode(locale).key) === wanted,
  );
  if (rootLocale) return { locale: rootLocale };
  const idIn = (tree: readonly LibraryNode[]): number | undefined => {
    for (const { children, id, nodeKey: own } of tree) {
      const found = normalizeNodeKey(own) === wanted ? id : idIn(children);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const locale of locales) {
    const category = idIn(library.categoryTree(locale));
    if (category !== undefined) return { locale, category };
  }
  throw unknownParameter(name, 'Category not found.');
}

/** Returns the best results with current data from the database, without files deleted meanwhile. */
async function toSearchResults(
  origin: string,
  library: MemberLibrary,
  ids: readonly number[],
): Promise<z.infer<typeof result>[]> {
  const best = ids.slice(0, maxResults);
  return (await library.filesById(best)).map((file) => {
    const { externalLink, file: own, name, printFile } = toFileResponse(file, origin);
    return { name, url: own ?? externalLink ?? printFile ?? '' };
  });
}
