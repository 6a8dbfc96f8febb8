import type { Locale } from '@oilway/store/locales.ts';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { ContentReader } from '../../content/content-reader.ts';
import type { SiteConfig } from '../../server/config.ts';
import type { Thing } from '../json-ld.ts';
import type { PageContext } from '../page-context.ts';
import type { BlockProps } from '../parts/block-position.ts';
import type { Block } from './block-types.ts';
import type { DetailPages } from './detail-pages.ts';

/** The argument of a block's `load`. */
export interface LoadContext<B extends Block, Query extends object = object> {
  block: B;
  page: PageContext;
  content: ContentReader;
  config: SiteConfig;
  /** The parsed search parameters of the block; empty where the URL has none of them. */
  query: Query;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What a block adds to the head of its page. */
export interface BlockHead {
  /** A later page of a list, which has its own canonical URL. */
  listPage?: { number: number; address: string };
  /** Replaces the page's title in `<title>`, but not in Open Graph metadata: a URL can be written by anyone. */
  title?: string | undefined;
  /** The `og:type`; `website` by default. */
  kind?: 'article';
  /** The node id for API calls in place of the page's own. */
  nodeId?: number;
  /** Excludes the page from search engines. */
  noIndex?: boolean;
  structuredData?: () => readonly Thing[];
}

/** A block, and its page with the block's data. */
export interface LoadedBlock<B extends Block, Data extends object> {
  block: B;
  page: PageContext & Data;
}

/** Extends the Content-Security-Policy of the page: `security-headers.ts`. */
export type BlockCsp = 'form' | 'video' | 'reporting';

/** The search parameters of a block: the name of each in the URL, by language, and the schema of their values. */
export interface SearchParams<Query extends object> {
  names: Record<Locale, { [Name in keyof Query]?: string }>;
  /** Strips what it does not accept, and never fails. */
  schema: z.ZodType<Query>;
}

/** Defines a block type, in the folder of its feature. */
export interface BlockDefinition<B extends Block, Data extends object, Query extends object> {
  component: ComponentType<BlockProps<B, Data>>;
  /** What the block adds to the hero in first place on its page, above that one's buttons. */
  heroDetails?: ComponentType<LoadedBlock<B, Data>>;
  /** Undefined for a block without search parameters. */
  searchParams?: (block: B) => SearchParams<Query> | undefined;
  /** Loads what the component shows beside the block itself; it is merged into the page that the component gets. */
  load?: (context: LoadContext<B, Partial<Query>>) => Promise<Data> | Data;
  head?: (loaded: LoadedBlock<B, Data>, site: HeadSite) => BlockHead;
  csp?: BlockCsp;
  /** Blocks within the block, such as those in the text of an article; its component renders each with `renderInner`. */
  innerBlocks?: (block: B) => readonly Block[];
  /** Detail pages below a page of the tree, made of this block, which editors cannot place. */
  detailPages?: DetailPages | readonly DetailPages[];
}

/** Data of the site for a head. */
export interface HeadSite {
  /** Brand name, which precedes the name of a station. */
  name: string;
  phone: string | undefined;
  absoluteUrl: (path: string) => string;
}

/** Returns the definition as it is, typed: the parts of a block infer each other's types. */
export function defineBlock<
  B extends Block,
  Data extends object = object,
  Query extends object = object,
>(definition: BlockDefinition<B, Data, Query>): BlockDefinition<B, Data, Query> {
  return definition;
}

/** Every block type with its definition: a type without one does not compile. */
export type BlockTable = {
  // biome-ignore lint/suspicious/noExplicitAny: each block has its own data and query
  [Type in Block['blockType']]: BlockDefinition<Extract<Block, { blockType: Type }>, any, any>;
};

/** Returns the definition of a block. The table pairs every type with its own; TypeScript can't follow that through an index. */
export function definitionOf(
  table: BlockTable,
  block: Block,
): BlockDefinition<Block, object, object> {
  return table[block.blockType] as unknown as BlockDefinition<Block, object, object>;
}

/** Returns the blocks with those within them. */
export const withInnerBlocks = (table: BlockTable, blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...(definitionOf(table, block).innerBlocks?.(block) ?? [])]);

/** The parsed search parameters of the blocks that have any. */
export type BlockQueries = ReadonlyMap<Block, object>;

/** Returns the parsed search parameters of each block. The first value of a repeated parameter counts; unknown and invalid ones are left out. */
export function parseSearchParams(
  table: BlockTable,
  blocks: readonly Block[],
  { locale, searchParams }: { locale: Locale; searchParams: URLSearchParams },
): BlockQueries {
  const queries = new Map<Block, object>();
  if (searchParams.size === 0) return queries;
  for (const block of blocks) {
    const declared = definitionOf(table, block).searchParams?.(block);
    if (!declared) continue;
    const values = Object.entries<string>({ ...declared.names[locale] }).flatMap(([key, name]) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[key, value]];
    });
    const query = Object.entries(declared.schema.parse(Object.fromEntries(values)));
    const present = query.filter(([, value]) => value !== undefined);
    if (present.length > 0) queries.set(block, Object.fromEntries(present));
  }
  return queries;
}

/** Loaded data by block. */
export type BlockData = ReadonlyMap<Block, object>;

/** Loads the data of the blocks of a page, one after the other. */
export async function loadBlocks(
  table: BlockTable,
  blocks: readonly Block[],
  { queries, ...context }: Omit<LoadContext<Block>, 'block' | 'query'> & { queries: BlockQueries },
): Promise<BlockData> {
  const data = new Map<Block, object>();
  for (const block of withInnerBlocks(table, blocks)) {
    const query = queries.get(block) ?? {};
    const loaded = await definitionOf(table, block).load?.({ ...context, block, query });
    if (loaded) data.set(block, loaded);
  }
  return data;
}

/** Returns the policy of a page. One that takes reports loads nothing from third parties, with any other block. */
export function cspOf(
  table: BlockTable,
  blocks: readonly Block[],
): 'page' | 'form' | 'video' | 'videoAndForm' | 'reporting' {
  const policies = new Set(
    withInnerBlocks(table, blocks).map((block) => definitionOf(table, block).csp),
  );
  if (policies.has('reporting')) return 'reporting';
  if (policies.has('video')) return policies.has('form') ? 'videoAndForm' : 'video';
  return policies.has('form') ? 'form' : 'page';
}
