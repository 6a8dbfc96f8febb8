import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { SearchQuestion } from '@oilway/search/question.ts';
import { cultures } from '@oilway/store/cultures.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { MemberLibrary } from '@oilway/store/library/member-library.ts';
import type { LibraryNode } from '@oilway/store/library/tree.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { cultureName, nodeId } from '../../http/call-schema.ts';
import { Problem, unknownParameter } from '../../http/problem.ts';
import { paths } from '../../paths.ts';
import { cultureOf } from '../../portal/asker.ts';
import { memberCall } from '../../portal/calls.ts';
import { mostLetters } from './files/library-query.ts';
import { filterKey, filterName } from './search/filter-names.ts';

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
});

const nodeKey = z.string().max(100).optional().meta({
  description: 'The key of a category: files in it and below. Empty for all files of the site.',
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
    .optional()
    .meta({ description: 'Names of filters in either language, or their keys.' }),
  hasFocus: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the last word may be unfinished.' }),
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
    summary: 'The files of a category and of those below it that the member may see',
    question: z.strictObject({
      umbracoNodeId: nodeId.meta({ description: 'The id of a category.' }),
      cultureName,
      page,
    }),
    entry: wireFile,
    async answer({ cultureName: culture, page: asked, umbracoNodeId }, member) {
      const library = await store.libraryOf(member);
      const ids = await library.fileIds(culture, Number(umbracoNodeId));
      const detail = `There is no category ${umbracoNodeId} in ${culture}.`;
      if (!ids) throw unknownParameter('umbracoNodeId', detail);
      const listed = async (some: readonly number[]) =>
        (await library.filesById(some)).map((one) => wired(one, config.origin));
      if (asked === undefined && ids.length > filesOfPage)
        return Readable.from(inParts(ids, listed), { objectMode: false });
      const first = (Number(asked ?? 1) - 1) * filesOfPage;
      return listed(ids.slice(first, first + filesOfPage));
    },
  });
  memberCall(app, context, {
    method: 'POST',
    path: '/search',
    operationId: 'search',
    summary: 'The files that a member may see and looks for, the best first',
    question,
    entry: result,
    async answer({ filters = [], hasFocus = false, nodeKey: key, search }, member, request) {
      const asked = { words: search, filters: keysOf(filters), typing: hasFocus };
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
  const { date, externalLink, file, id, name, printFile, version } = found;
  const path = file && paths.portalFile(id);
  const picture = file?.thumbnail || (!file && printFile?.thumbnail);
  return {
    id,
    name,
    date,
    version,
    file: path,
    fullFilePath: path && origin + path,
    printFile: printFile && paths.portalFile(id, 'print'),
    thumbnail: picture ? paths.portalFile(id, 'thumbnail') : null,
    externalLink,
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
 * The category of a key; undefined where none is asked for.
 * @throws Problem 404 for one that the member may not see, and for one that is not there, alike.
 */
function nodeAt(
  library: MemberLibrary,
  name: string,
  key = '',
): Required<Pick<SearchQuestion, 'culture' | 'category'>> | undefined {
  if (key === '') return undefined;
  const idIn = (tree: readonly LibraryNode[]): number | undefined => {
    for (const { children, id, nodeKey: own } of tree) {
      const found = own === key ? id : idIn(children);
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
