import type { Culture } from '@oilway/store/cultures.ts';
import type { Source } from '../content/source.ts';
import { loadArticle } from './articles.ts';
import type { Block } from './blocks/block-types.ts';
import type { BlockData, BlockTable } from './blocks/definition.ts';
import { loadDetailPage } from './detail-pages.ts';
import { articleHead, detailPageHead, type HeadOptions, headOf } from './head.ts';
import { loadSurroundings } from './load-page.ts';
import type { PageContext } from './page-context.ts';
import type { Head } from './render/document.tsx';

/** A page of the tree, a page below one, a news post or an event. */
export interface FoundPage {
  page: PageContext;
  blocks: readonly Block[];
  head: (data: BlockData, options: HeadOptions) => Head;
}

/** Returns the page at a path, with what surrounds it; undefined when the path has none. */
export async function findPage(
  table: BlockTable,
  source: Source,
  culture: Culture,
  path: string,
): Promise<FoundPage | undefined> {
  const node = (await source.tree(culture)).byPath.get(path);
  if (node) {
    const stored = await source.page(node.id, culture);
    if (!stored) return undefined;
    const page = await loadSurroundings(source, culture, node);
    const blocks = stored.blocks ?? [];
    const head: FoundPage['head'] = (data, options) =>
      headOf(table, { page, stored, blocks, data }, options);
    return { page, blocks, head };
  }
  const detail = await loadDetailPage(table, source, culture, path);
  if (detail) {
    const { blocks, context: page } = detail;
    return {
      page,
      blocks,
      head: (data, options) => detailPageHead(table, { ...detail, data }, options),
    };
  }
  const article = await loadArticle(source, culture, path);
  return (
    article && {
      page: article.context,
      blocks: article.blocks,
      head: (_, options) => articleHead(article, options),
    }
  );
}
