import type { Culture } from '@oilway/store/cultures.ts';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Reading } from '../../content/content-reader.ts';
import type { SiteConfig } from '../../server/config.ts';
import type { Thing } from '../json-ld.ts';
import type { PageContext } from '../page-context.ts';
import type { BlockProps } from '../parts/place.ts';
import type { Block } from './block-types.ts';
import type { DetailPages } from './detail-pages.ts';

/** What `load` of a block gets. */
export interface LoadContext<B extends Block, Query extends object = object> {
  block: B;
  page: PageContext;
  content: Reading;
  config: SiteConfig;
  /** The parsed search parameters of the block; empty where the address has none of them. */
  query: Query;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What a block adds to the head of its page. */
export interface HeadPart {
  /** A later part of a list, which has a canonical address of its own. */
  part?: { number: number; address: string };
  /** Replaces the page's name in `<title>`, but not in the metadata of shared links: an address can be written by anyone. */
  title?: string | undefined;
  /** What the page is to a network that shows a link to it; a website unless it says otherwise. */
  kind?: 'article';
  /** The node that a call may name in place of the page's own. */
  nodeId?: number;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** Structured data. */
  things?: () => readonly Thing[];
}

/** A block with what it has loaded, and the page it is on. */
export interface LoadedBlock<B extends Block, Data extends object> {
  block: B;
  page: PageContext & Data;
}

/** What the Content-Security-Policy of the page allows beyond our own: `security-headers.ts`. */
export type BlockCsp = 'form' | 'video' | 'reporting';

/** The search parameters of a block: the name of each in the address, by language, and the schema of their values. */
export interface SearchParams<Query extends object> {
  names: Record<Culture, { [Name in keyof Query]?: string }>;
  /** Strips what it does not accept, and never fails. */
  schema: z.ZodType<Query>;
}

/** A block, in the folder of its subject. */
export interface BlockDefinition<B extends Block, Data extends object, Query extends object> {
  component: ComponentType<BlockProps<B, Data>>;
  /** Undefined for a block that the address does not change. */
  searchParams?: (block: B) => SearchParams<Query> | undefined;
  /** Reads what the component shows beside the block itself; the component gets it with its page. */
  load?: (context: LoadContext<B, Partial<Query>>) => Promise<Data> | Data;
  head?: (loaded: LoadedBlock<B, Data>, site: SiteOfHead) => HeadPart;
  csp?: BlockCsp;
  /** Pages of their own below a page of the tree, each made of this block, which editors can't place. */
  detailPages?: DetailPages | readonly DetailPages[];
}

/** What the whole site contributes to a head. */
export interface SiteOfHead {
  /** Of the brand, before the name of a station. */
  name: string;
  phone: string | undefined;
  absolute: (path: string) => string;
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

/** The parsed search parameters of the blocks that have any. */
export type BlockQueries = ReadonlyMap<Block, object>;

/**
 * Returns what the address asks each block. The first value of a repeated parameter counts; what no block knows, or its schema does not
 * accept, is left out.
 */
export function parseSearchParams(
  table: BlockTable,
  blocks: readonly Block[],
  { culture, searchParams }: { culture: Culture; searchParams: URLSearchParams },
): BlockQueries {
  const queries = new Map<Block, object>();
  if (searchParams.size === 0) return queries;
  for (const block of blocks) {
    const known = definitionOf(table, block).searchParams?.(block);
    if (!known) continue;
    const given = Object.entries<string>({ ...known.names[culture] }).flatMap(([key, name]) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[key, value]];
    });
    const query = Object.entries(known.schema.parse(Object.fromEntries(given)));
    const present = query.filter(([, value]) => value !== undefined);
    if (present.length > 0) queries.set(block, Object.fromEntries(present));
  }
  return queries;
}

/** What each block of a page has loaded. */
export type BlockData = ReadonlyMap<Block, object>;

/** Loads the data of the blocks of a page, one after the other. */
export async function loadBlocks(
  table: BlockTable,
  blocks: readonly Block[],
  { queries, ...context }: Omit<LoadContext<Block>, 'block' | 'query'> & { queries: BlockQueries },
): Promise<BlockData> {
  const data = new Map<Block, object>();
  for (const block of blocks) {
    const query = queries.get(block) ?? {};
    const loaded = await definitionOf(table, block).load?.({ ...context, block, query });
    if (loaded) data.set(block, loaded);
  }
  return data;
}

/** Returns the policy of a page. One that takes reports loads nothing from third parties, whatever else is on it. */
export function cspOf(
  table: BlockTable,
  blocks: readonly Block[],
): 'page' | 'form' | 'video' | 'videoAndForm' | 'reporting' {
  const policies = new Set(blocks.map((block) => definitionOf(table, block).csp));
  if (policies.has('reporting')) return 'reporting';
  if (policies.has('video')) return policies.has('form') ? 'videoAndForm' : 'video';
  return policies.has('form') ? 'form' : 'page';
}
