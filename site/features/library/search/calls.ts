import type { SearchQuestion } from '@oilway/search/question.ts';
import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { MemberLibrary } from '@oilway/store/library/member-library.ts';
import type { LibraryNode } from '@oilway/store/library/tree.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { problem } from '../../../http/call-schema.ts';
import { Problem, unknownParameter } from '../../../http/problem.ts';
import { cultureOf, visitOf } from '../../../portal/asker.ts';
import { addressesOf } from '../../../portal/prefix.ts';
import { wireFile } from '../files/addresses.ts';
import { filterKey, filterName } from './filter-names.ts';

/** Characters of a question, filters of one, results of an answer. */
export const longestQuestion = 200;
const mostFilters = 50;
const mostResults = 200;

const nodeKey = z.string().max(100).optional().meta({
  description: 'The key of a category: files in it and below. Empty for all files of the site.',
});

const question = z.strictObject({
  search: z.string().max(longestQuestion).meta({ description: 'What has been typed.' }),
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

const failures = { 400: problem, 401: problem, 404: problem };

/** `POST /search` and `GET /getfilter` of specification section 7, for whoever is logged in. */
export async function librarySearchCalls(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  for (const [index, url] of addressesOf('/search').entries())
    app.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url,
      schema: {
        operationId: index === 0 ? 'search' : 'searchPrefixed',
        summary: 'The files that a member may see and looks for, the best first',
        tags: ['customer portal'],
        body: question,
        response: { 200: z.array(result), ...failures },
      },
      async handler(request, reply) {
        const member = await memberAt(request, context);
        const { filters = [], hasFocus = false, nodeKey: key, search } = request.body;
        const asked = { words: search, filters: keysOf(filters), typing: hasFocus };
        const library = await context.store.libraryOf(member);
        const node = nodeAt(request, context, { library, member }, 'nodeKey', key);
        reply.header('cache-control', 'private, no-store');
        if (search.trim() === '' && filters.length === 0) return [];
        const { ids } = await context.librarySearch.find({ ...asked, ...node }, library.rights);
        return resultsOf(context, library, ids);
      },
    });
  for (const [index, url] of addressesOf('/getfilter').entries())
    app.withTypeProvider<ZodTypeProvider>().route({
      method: 'GET',
      url,
      schema: {
        operationId: index === 0 ? 'getfilter' : 'getfilterPrefixed',
        summary: 'The names of the filters that leave some of the files of a category',
        tags: ['customer portal'],
        querystring: z.strictObject({ umbracoNodeKey: nodeKey }),
        response: { 200: z.array(z.string()), ...failures },
      },
      async handler(request, reply) {
        const member = await memberAt(request, context);
        const key = request.query.umbracoNodeKey;
        const library = await context.store.libraryOf(member);
        const node = nodeAt(request, context, { library, member }, 'umbracoNodeKey', key);
        const asked = { words: '', filters: [], typing: false, ...node };
        const { filters } = await context.librarySearch.find(asked, library.rights);
        reply.header('cache-control', 'private, no-store');
        return filters.map((filter) => filterName(filter.key, node.culture));
      },
    });
}

type Member = Visit['member'];

/** @throws Problem 401 */
async function memberAt(request: FastifyRequest, context: Context): Promise<Member> {
  const visit = await visitOf(request, context);
  if (!visit) throw new Problem(401, 'Nobody is logged in.');
  return visit.member;
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

/** @throws Problem 404 for a category that the member may not see, and for one that is not there, alike. */
function nodeAt(
  request: FastifyRequest,
  context: Context,
  { library, member }: { library: MemberLibrary; member: Member },
  name: string,
  key = '',
): Pick<SearchQuestion, 'culture' | 'category'> {
  if (key === '') return { culture: cultureOf(request, context, { member }) };
  for (const culture of cultures) {
    const node = nodeIn(library.tree(culture), culture, key);
    if (node) return node;
  }
  throw unknownParameter(name, 'There is no such category.');
}

function nodeIn(
  tree: readonly LibraryNode[],
  culture: Culture,
  key: string,
): { culture: Culture; category: number } | undefined {
  for (const { children, id, nodeKey: own } of tree) {
    if (own === key) return { culture, category: id };
    const below = nodeIn(children, culture, key);
    if (below) return below;
  }
  return undefined;
}

/** The best of what was found, as it stands in the database now: what went in the meantime is left out. */
async function resultsOf(
  { config }: Context,
  library: MemberLibrary,
  ids: readonly number[],
): Promise<z.infer<typeof result>[]> {
  const best = ids.slice(0, mostResults);
  return (await library.filesById(best)).map((file) => {
    const { externalLink, file: own, name, printFile } = wireFile(file, config.origin);
    return { name, url: own ?? externalLink ?? printFile ?? '' };
  });
}
