import type { PageContext } from '../page-context.ts';

/** The colour a block shows at the edge where the next one begins. */
export type Ground = 'paper' | 'graphite' | 'amber' | 'panel';

/** What a block has to know of its neighbours; `Blocks` works it out. */
export interface Place {
  /** Which block of the page it is, counted from 1; 0 for one by itself. */
  order: number;
  /** The first block's heading is the page's h1. */
  first: boolean;
  /** What the block above ends in; the header counts as paper. */
  above: Ground;
  /** What the block below begins with; the footer begins with its own amber curve. */
  below: Ground | 'footer';
  /** The thread of oil from the hero: runs along the block, drops its last drip into it, or neither. */
  thread: 'none' | 'along' | 'end';
  /** The thread comes in from above; without `along` it ends in the block's upper edge. */
  pourAbove: boolean;
}

export const alone: Place = {
  order: 0,
  first: false,
  above: 'paper',
  below: 'paper',
  thread: 'none',
  pourAbove: false,
};

/** What a view gets: its block, and the page with what the block has loaded. */
export interface BlockProps<B, Data extends object = object> {
  block: B;
  page: PageContext & Data;
  place?: Place;
}
