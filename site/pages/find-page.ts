import type { Locale } from '@oilway/store/locales.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { Block } from './blocks/block-types.ts';
import type { BlockData, BlockTable } from './blocks/definition.ts';
import { loadDetailPage } from './detail-pages.ts';
import { detailPageHead, type HeadOptions, pageHead } from './head.ts';
import { loadPageContext } from './load-page-context.ts';
import type { PageContext } from './page-context.ts';
import type { Head } from './render/document.tsx';

/** A page of the tree or below one. */
export interface FoundPage {
  page: PageContext;
  blocks: readonly Block[];
  head: (data: BlockData, options: HeadOptions) => Head;
}

/** Returns the page at a path, with its context; undefined when the path has none. */
export async function findPage(
  table: BlockTable,
  source: ContentSource,
  locale: Locale,
  path: string,
): Promise<FoundPage | undefined> {
  const node = (await source.tree(locale)).byPath.get(path);
  if (node) {
    const stored = await source.page(node.id, locale);
    if (!stored) return undefined;
    const page = await loadPageContext(source, locale, node);
    const blocks = stored.blocks ?? [];
    const head: FoundPage['head'] = (data, options) =>
      pageHead(table, { page, stored, blocks, data }, options);
    return { page, blocks, head };
  }
  const detail = await loadDetailPage(table, source, locale, path);
  if (!detail) return undefined;
  const { blocks, context: page } = detail;
  const head: FoundPage['head'] = (data, options) =>
    detailPageHead(table, { ...detail, data }, options);
  return { page, blocks, head };
}
