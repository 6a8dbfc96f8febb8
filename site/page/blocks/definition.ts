import type { Culture } from '@oilway/store/cultures.ts';
import type { ComponentType } from 'react';
import type { SiteConfig } from '../../config.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Source } from '../../reading/source.ts';
import type { Thing } from '../json-ld.ts';
import type { PageContext } from '../page-context.ts';
import type { Ground, ViewProps } from '../parts/place.ts';
import type { KeptHtml, Piece } from '../render/kept-html.ts';
import type { Block } from './block-types.ts';
import type { PagesBelow } from './pages-below.ts';

/** What a block is made from while its page is. */
export interface Loading<B extends Block> {
  block: B;
  page: PageContext;
  source: Source;
  config: SiteConfig;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The first value of a parameter of the address. */
export type ReadParameter = (name: string) => string | undefined;

/** A question of the address, put to what a block has loaded. */
export interface BlockQuestion<Query extends object> {
  query: Query;
  culture: Culture;
  reading: Reading;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What a block says in the head of its page. */
export interface HeadPart {
  /** Which later part of a list is shown, and its address: such a part is found under it. */
  part?: { number: number; address: string };
  /** What the address asks of it: the title of the page for whoever asked. */
  asked?: string | undefined;
  /** For search engines: made where a head is, not for each question. */
  things?: () => readonly Thing[];
}

/** What a block has loaded, with the page it is shown on. */
export interface Loaded<B extends Block, Data extends object> {
  block: B;
  page: PageContext & Data;
}

/** What the policy of a page's answer allows beyond our own: `security-headers.ts`. */
export type BlockPolicy = 'form' | 'video' | 'reporting';

/**
 * A block, in the folder of its subject. What a view shows beside what its block says is named by `Data`, which `load` reads; the
 * view gets it with its page.
 */
export interface BlockDefinition<B extends Block, Data extends object, Query extends object> {
  view: ComponentType<ViewProps<B, Data>>;
  load?: (loading: Loading<B>) => Promise<Data> | Data;
  /** Of a block that shows something else when the address asks something; all others may not look at the question. */
  asked?: {
    /** Whether this one does. */
    when?: (block: B) => boolean;
    /** What is asked, bounded and always written alike; undefined for nothing. The answer to a search stays out of search engines. */
    read?: (culture: Culture, read: ReadParameter) => { query: Query; search: boolean } | undefined;
    /** What the question changes. */
    data?: (loaded: Loaded<B, Data>, question: BlockQuestion<Query>) => Promise<Data> | Data;
    /** What the HTML that is kept of it is made from: read with the page that keeps it. */
    kept?: (site: Pick<BlockQuestion<Query>, 'culture' | 'reading'>) => Promise<unknown>;
    /** The same as the view, of what was rendered before, where many ask. */
    html?: (props: ViewProps<B, Data>, kept: KeptHtml) => Piece;
    /** Whether an answer holds for a minute only. */
    fleeting?: (query: Query) => boolean;
  };
  head?: (loaded: Loaded<B, Data>, site: HeadOfSite) => HeadPart;
  policy?: BlockPolicy;
  /** Of a block that no editor places: pages of its own below one of the tree, each made of it. */
  pages?: PagesBelow;
  /** The colours at its upper and lower edge; paper unless it says otherwise. */
  ground?: (block: B) => { upper: Ground; lower: Ground };
}

/** What the whole site says of itself in a head. */
export interface HeadOfSite {
  /** Of the brand, before the name of a station. */
  name: string;
  phone: string | undefined;
  absolute: (path: string) => string;
}

/** Gives a block's parts the types of each other. */
export function defineBlock<
  B extends Block,
  Data extends object = object,
  Query extends object = object,
>(definition: BlockDefinition<B, Data, Query>): BlockDefinition<B, Data, Query> {
  return definition;
}

/** Every block type with its definition: a type without one does not compile. The table of contents holds it. */
export type BlockTable = {
  // biome-ignore lint/suspicious/noExplicitAny: each block has data and questions of its own
  [Type in Block['blockType']]: BlockDefinition<Extract<Block, { blockType: Type }>, any, any>;
};

/** The definition of one block. The table pairs every type with its own; TypeScript can't follow that through an index. */
export function definitionOf(
  table: BlockTable,
  block: Block,
): BlockDefinition<Block, object, object> {
  return table[block.blockType] as unknown as BlockDefinition<Block, object, object>;
}

/** What each block of a page has loaded. */
export type BlockData = ReadonlyMap<Block, object>;

/** Reads what the blocks of a page show, each for itself. */
export async function loadBlocks(
  table: BlockTable,
  blocks: readonly Block[],
  around: Omit<Loading<Block>, 'block'>,
): Promise<BlockData> {
  const data = new Map<Block, object>();
  for (const block of blocks) {
    const loaded = await definitionOf(table, block).load?.({ ...around, block });
    if (loaded) data.set(block, loaded);
  }
  return data;
}

/** What a page allows: one that takes reports loads nothing of anybody, whatever else stands on it. */
export function policyOf(
  table: BlockTable,
  blocks: readonly Block[],
): 'page' | 'form' | 'video' | 'videoAndForm' | 'reporting' {
  const policies = new Set(blocks.map((block) => definitionOf(table, block).policy));
  if (policies.has('reporting')) return 'reporting';
  if (policies.has('video')) return policies.has('form') ? 'videoAndForm' : 'video';
  return policies.has('form') ? 'form' : 'page';
}
