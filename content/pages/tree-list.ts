import type {
  CollectionAdminOptions,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PaginatedDocs,
  PayloadRequest,
  Where,
} from 'payload';
import { selectedCountryFilter } from '../editing/country.ts';
import { idOf } from '../id-of.ts';
import { languageOf, languages } from '../languages.ts';

/** The arguments of a find that select and paginate documents. */
interface FindArgs {
  limit?: number;
  overrideAccess?: boolean;
  page?: number;
  trash?: boolean;
  where?: Where;
}

/** One page of the list: from the hook before the operation to the one after it. */
interface TreeSlice extends Required<Pick<FindArgs, 'limit' | 'page'>> {
  depths: ReadonlyMap<number, number>;
  totalDocs: number;
}

interface PageRow {
  id: number;
  parent: number | undefined;
  title: string;
}

/**
 * Filters the list of pages by country, and orders it by the tree unless another column than the title is selected. The order is none of the database:
 * Payload sorts by columns, and a position in the tree is no column.
 */
export const pageListFilter: NonNullable<CollectionAdminOptions['baseListFilter']> = ({
  req,
  sort,
}) => {
  req.context.ordersByTree = !sort || sort === 'title';
  return selectedCountryFilter({ req });
};

/** Finds the pages of one page of the list in the order of the tree. */
export const selectByTree: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !req.context.ordersByTree) return args;
  // The finds below use the same context.
  req.context.ordersByTree = false;
  const { limit: maxDocs, overrideAccess, page = 1, trash, where } = args as FindArgs;
  if (trash) return args;
  const matches = new Set((await findRows(req, { overrideAccess, where })).map(({ id }) => id));
  const depths = treeDepths(await findRows(req, { overrideAccess: true }), languageOf(req));
  const limit = maxDocs || matches.size;
  const ids = [...depths.keys()].filter((id) => matches.has(id));
  const shownIds = ids.slice((page - 1) * limit, page * limit);
  req.context.treeSlice = { depths, limit, page, totalDocs: ids.length } satisfies TreeSlice;
  return { ...args, page: 1, where: { id: { in: shownIds } } };
};

/** Orders the found pages by the tree, adds the `treeDepth` of each, and counts all pages of the list. */
export const orderByTree: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const slice = req.context.treeSlice as TreeSlice | undefined;
  if (operation !== 'find' || !slice) return result;
  req.context.treeSlice = undefined;
  const { depths, limit, page, totalDocs } = slice;
  const position = new Map([...depths.keys()].map((id, index) => [id, index]));
  const positionOf = (doc: { id: unknown }) => position.get(Number(doc.id)) ?? 0;
  const { docs, ...rest } = result as PaginatedDocs<{ id: number }>;
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit));
  return {
    ...rest,
    docs: docs
      .toSorted((one, other) => positionOf(one) - positionOf(other))
      .map((doc) => ({ ...doc, treeDepth: depths.get(doc.id) ?? 0 })),
    ...{ limit, page, totalDocs, totalPages },
    pagingCounter: (page - 1) * limit + 1,
    hasNextPage: page < totalPages,
    hasPrevPage: page > 1,
    nextPage: page < totalPages ? page + 1 : null,
    prevPage: page > 1 ? page - 1 : null,
  } as typeof result;
};

async function findRows(
  req: PayloadRequest,
  { overrideAccess = false, where = {} }: Pick<FindArgs, 'overrideAccess' | 'where'>,
): Promise<PageRow[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    where,
    select: { parent: true, title: true },
    depth: 0,
    pagination: false,
    overrideAccess,
    req,
  });
  return docs.map(({ id, parent, title }) => ({ id, parent: idOf(parent), title: title ?? '' }));
}

/** Returns the depth of each page by id, in the order of the tree: each page before those below it, siblings by title. */
export function treeDepths(
  rows: readonly PageRow[],
  language: string = languages[0],
): Map<number, number> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sorted = rows.toSorted((one, other) => compare(one.title, other.title));
  const ids = new Set(rows.map(({ id }) => id));
  const children = Map.groupBy(sorted, ({ parent }) => (ids.has(parent ?? 0) ? parent : undefined));
  const depths = new Map<number, number>();
  const addBelow = (parent: number | undefined, depth: number) => {
    for (const { id } of children.get(parent) ?? []) {
      depths.set(id, depth);
      addBelow(id, depth + 1);
    }
  };
  // The home page before drafts without a parent.
  children.get(undefined)?.sort((one, other) => +children.has(other.id) - +children.has(one.id));
  addBelow(undefined, 0);
  // Pages of a cycle.
  for (const { id } of sorted) if (!depths.has(id)) depths.set(id, 0);
  return depths;
}
