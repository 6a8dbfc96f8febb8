import type { Culture } from '@oilway/store/cultures.ts';
import type { Source } from '../content/source.ts';
import type { Block } from './blocks/block-types.ts';
import type { BlockData, BlockTable } from './blocks/definition.ts';
import { loadDetailPage } from './detail-pages.ts';
import { detailPageHead, type HeadOptions, headOf } from './head.ts';
import { loadSurroundings } from './load-page.ts';
import type { PageContext } from './page-context.ts';
import type { Head } from './render/document.tsx';

/** A page of the tree or below one. */
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
  if (!detail) return undefined;
  const { blocks, context: page } = detail;
  const head: FoundPage['head'] = (data, options) =>
    detailPageHead(table, { ...detail, data }, options);
  return { page, blocks, head };
}
