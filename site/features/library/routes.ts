import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { MemberLibrary } from '@oilway/store/library/member-library.ts';
import type { LibraryNode } from '@oilway/store/library/tree.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { paths } from '../../pages/paths.ts';
import { cultureOf } from '../../portal/asker.ts';
import { plainKey, portalNode } from '../../portal/portal-node.ts';
import { memberCall } from '../../portal/routes.ts';
import type { Context } from '../../server/context.ts';
import { cultureName, nodeId } from '../../server/http/call-schema.ts';
import { Problem, unknownParameter } from '../../server/http/problem.ts';
import { mostLetters } from './files/library-query.ts';
import { filterKey, filterName } from './filter-names.ts';

/** Filters of a question, results of an answer. */
const mostFilters = 50;
const mostResults = 200;

const address = z.string().nullable();

/** The entity File of specification section 3. What a file does not have is null; the rest are addresses. */
const wireFile = z.object({
  id: z.number().int(),
  name: z.string(),
  date: z.iso.datetime(),
  version: z.string(),
  file: address.meta({ description: 'Where it is downloaded; null for a mere link.' }),
  fullFilePath: address.meta({ description: 'The same, as a whole address.' }),
  printFile: address,
  thumbnail: address,
  externalLink: address,
  category: z
    .object({
      umbracoNodeId: z.number().int(),
      nodeKey: z.string(),
      name: z.string(),
    })
    .meta({ description: 'Where it lies, with the number and the key that the calls take.' }),
});

/** An example in the description of the calls: the German library. */
const example = portalNode('de-DE');

const nodeKey = z
  .string()
  .max(100)
  .nullish()
  .meta({
    description:
      'A UUID in any case, for files of a category and of those below it: the `data-node-key` of the html element of a page of the portal (all files of its language), of the part of the library that is shown or of a link of its categories; also `category.nodeKey` of getFiles. Without one, or with an empty one: all files, in the language of the page that asks or else of the member.',
    examples: [example.key],
  });

const categoryId = nodeId.meta({
  description:
    'The `data-node-id` of the html element of a page of the portal (all files of a language), of the part of the library that is shown or of a link of its categories; also `category.umbracoNodeId` of a file in this list.',
  examples: [String(example.id)],
});

/** Files of a page, and so many are read at a time of a list that is asked for as a whole. */
const filesOfPage = 500;

const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
  .optional()
  .meta({
    description: `Of the list, ${filesOfPage} files each, from 1; behind the last one are empty ones. All of it where none is asked for.`,
  });

const question = z.strictObject({
  search: z.string().max(mostLetters).meta({ description: 'What has been typed.' }),
  nodeKey,
  filters: z
    .array(z.string().max(100))
    .max(mostFilters)
    .nullish()
    .meta({ description: 'Names of filters in either language, or their keys.' }),
  hasFocus: z.boolean().nullish().meta({ description: 'Whether the last word may be unfinished.' }),
});

const result = z.object({
  name: z.string(),
  url: z.string().meta({ description: 'Of the file, from the root of the site, or of a link.' }),
});

/** `GET /getFiles`, `POST /search` and `GET /getfilter` of specification section 7, for whoever is logged in. */
export async function libraryCalls(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { config, librarySearch, store } = context;
  memberCall(app, context, {
    method: 'GET',
    path: '/getFiles',
    operationId: 'getFiles',
    summary: 'The files of a category and of those below it, or of all, that the member may see',
    question: z.strictObject({
      umbracoNodeId: categoryId,
      cultureName,
      page,
    }),
    entry: wireFile,
    async answer({ cultureName: culture, page: asked, umbracoNodeId }, member) {
      const library = await store.libraryOf(member);
      const id = Number(umbracoNodeId);
      const node = id === portalNode(culture).id ? undefined : id;
      const detail = `There is no category ${umbracoNodeId} in ${culture}.`;
      const listed = (files: LibraryFile[]) => files.map((one) => wired(one, config.origin));
      if (asked !== undefined) {
        const part = { page: Number(asked), most: filesOfPage };
        const files = await library.files(culture, node, part);
        if (!files) throw unknownParameter('umbracoNodeId', detail);
        return listed(files);
      }
      const ids = await library.fileIds(culture, node);
      if (!ids) throw unknownParameter('umbracoNodeId', detail);
      const read = async (some: readonly number[]) => listed(await library.filesById(some));
      if (ids.length <= filesOfPage) return read(ids);
      return Readable.from(inParts(ids, read), { objectMode: false });
    },
  });
  memberCall(app, context, {
    method: 'POST',
    path: '/search',
    operationId: 'search',
    summary: 'The files that a member may see and looks for, the best first',
    question,
    entry: result,
    async answer({ filters: names, hasFocus, nodeKey: key, search }, member, request) {
      const filters = keysOf(names ?? []);
      const asked = { words: search, filters, typing: hasFocus ?? false };
      const library = await store.libraryOf(member);
      const node = nodeAt(library, 'nodeKey', key) ?? {
        culture: cultureOf(request, context, { member }),
      };
      if (search.trim() === '' && filters.length === 0) return [];
      const { ids } = await librarySearch.find({ ...asked, ...node }, library.rights);
      return resultsOf(config.origin, library, ids);
    },
  });
  memberCall(app, context, {
    method: 'GET',
    path: '/getfilter',
    operationId: 'getfilter',
    summary: 'The names of the filters that leave some of the files of a category',
    question: z.strictObject({ umbracoNodeKey: nodeKey }),
    entry: z.string(),
    async answer({ umbracoNodeKey: key }, member, request) {
      const library = await store.libraryOf(member);
      const node = nodeAt(library, 'umbracoNodeKey', key) ?? {
        culture: cultureOf(request, context, { member }),
      };
      const asked = { words: '', filters: [], typing: false, ...node };
      const { filters } = await librarySearch.find(asked, library.rights);
      return filters.map((filter) => filterName(filter.key, node.culture));
    },
  });
}

/** The JSON of a list that may be long: it leaves as it is read, and others get their turn in between. */
async function* inParts(
  ids: readonly number[],
  listed: (ids: readonly number[]) => Promise<unknown[]>,
): AsyncGenerator<string> {
  let before = '[';
  for (let from = 0; from < ids.length; from += filesOfPage) {
    const files = await listed(ids.slice(from, from + filesOfPage));
    // What was deleted meanwhile may be all of a part.
    if (files.length > 0) {
      yield before + JSON.stringify(files).slice(1, -1);
      before = ',';
    }
    await turn();
  }
  yield before === '[' ? '[]' : ']';
}

/** A file as the calls answer with it. @param origin of the site, without a slash. */
function wired(found: LibraryFile, origin: string): z.infer<typeof wireFile> {
  const { category, categoryTitle, date, externalLink, file, id, name, nodeKey, printFile } = found;
  const path = file && paths.portalFile(id);
  const picture = file?.thumbnail || (!file && printFile?.thumbnail);
  return {
    id,
    name,
    date,
    version: found.version,
    file: path,
    fullFilePath: path && origin + path,
    printFile: printFile && paths.portalFile(id, 'print'),
    thumbnail: picture ? paths.portalFile(id, 'thumbnail') : null,
    externalLink,
    category: { umbracoNodeId: category, nodeKey, name: categoryTitle },
  };
}

/** @throws Problem 400 for a name that no filter has. */
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
 * The language of a key, and its category where that is not the portal's own; undefined where none is asked for.
 * @throws Problem 404 for one that the member may not see, and for one that is not there, alike.
 */
function nodeAt(
  library: MemberLibrary,
  name: string,
  key: string | null | undefined,
): { culture: Culture; category?: number } | undefined {
  if (!key) return undefined;
  const wanted = plainKey(key);
  const whole = cultures.find((culture) => plainKey(portalNode(culture).key) === wanted);
  if (whole) return { culture: whole };
  const idIn = (tree: readonly LibraryNode[]): number | undefined => {
    for (const { children, id, nodeKey: own } of tree) {
      const found = plainKey(own) === wanted ? id : idIn(children);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const culture of cultures) {
    const category = idIn(library.tree(culture));
    if (category !== undefined) return { culture, category };
  }
  throw unknownParameter(name, 'There is no such category.');
}

/** The best of what was found, as it stands in the database now: what went in the meantime is left out. */
async function resultsOf(
  origin: string,
  library: MemberLibrary,
  ids: readonly number[],
): Promise<z.infer<typeof result>[]> {
  const best = ids.slice(0, mostResults);
  return (await library.filesById(best)).map((file) => {
    const { externalLink, file: own, name, printFile } = wired(file, origin);
    return { name, url: own ?? externalLink ?? printFile ?? '' };
  });
}
