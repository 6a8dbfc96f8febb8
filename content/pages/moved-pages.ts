import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { PageTree } from '@oilway/store/published/page-tree.ts';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { readTree } from '../publishing/published-tree.ts';

type Trees = Record<Culture, PageTree>;

/** Before a change that visitors may see: remembers where every published page stands. */
export const rememberPaths: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation === 'update' && !req.context.savesDraft)
    req.context.treesBefore = await readTrees(req);
  return data;
};

/**
 * After it: every page that now stands elsewhere (its own address or an ancestor's changed) leaves a
 * redirect at its old path, and a redirect at a path that is a page again goes away.
 */
export const followMovedPages: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = req.context.treesBefore as Trees | undefined;
  if (req.context.savesDraft) return doc;
  const after = await readTrees(req);
  for (const culture of cultures) {
    await freePaths(after[culture], before?.[culture], req);
    if (before) await leaveRedirects(before[culture], after[culture], culture, req);
  }
  delete req.context.treesBefore;
  return doc;
};

async function readTrees(req: PayloadRequest): Promise<Trees> {
  const german = await readTree(req.payload, 'de-DE', { req });
  const polish = await readTree(req.payload, 'pl-PL', { req });
  return { 'de-DE': german, 'pl-PL': polish };
}

async function freePaths(
  after: PageTree,
  before: PageTree | undefined,
  req: PayloadRequest,
): Promise<void> {
  const taken = [...after.byPath.keys()].filter((path) => !before?.byPath.has(path));
  if (taken.length === 0) return;
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { in: taken } },
    req,
    overrideAccess: true,
  });
}

async function leaveRedirects(
  before: PageTree,
  after: PageTree,
  culture: Culture,
  req: PayloadRequest,
): Promise<void> {
  for (const page of before.byId.values()) {
    const now = after.byId.get(page.id);
    if (!now || now.path === page.path || after.byPath.has(page.path)) continue;
    const data = {
      from: page.path,
      kind: 'page' as const,
      page: page.id,
      culture,
      automatic: true,
    };
    await req.payload.delete({
      collection: 'redirects',
      where: { from: { equals: page.path } },
      req,
      overrideAccess: true,
    });
    await req.payload.create({ collection: 'redirects', data, req, overrideAccess: true });
  }
}
