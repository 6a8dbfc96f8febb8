import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';

/** The background of a block at its edge. */
export type BlockBackground = 'paper' | 'graphite' | 'amber' | 'panel';

/** The position of a block among its neighbours, computed by `blockPositions`. */
export interface BlockPosition {
  /** Number of the block on the page, from 1; 0 for a standalone block. */
  order: number;
  /** The first block's heading is the page's h1. */
  first: boolean;
  /** Background at the end of the block above; that of the header is paper. */
  above: BlockBackground;
  /** Background at the start of the block below; the footer starts with its own amber curve. */
  below: BlockBackground | 'footer';
  /** The thread of oil from the hero: runs along the block, ends in it with a drip, or neither. */
  thread: 'none' | 'along' | 'end';
  /** The thread comes in from above; without `along` it ends in the block's upper edge. */
  pourAbove: boolean;
  /** The block is the page's tool (a form, a search, the map), or the hero right above it: compact, so that the tool begins above the fold. Or a list right below a hero. */
  compact?: boolean;
  /** The block is within the text of another one, such as a gallery in an article. */
  isInner?: boolean;
}

export const standalonePosition: BlockPosition = {
  order: 0,
  first: false,
  above: 'paper',
  below: 'paper',
  thread: 'none',
  pourAbove: false,
};

/** Props of a block: the block, and the page with the block's data. */
export interface BlockProps<B, Data extends object = object> {
  block: B;
  page: PageContext & Data;
  position?: BlockPosition;
  /** Of a hero in first place: what another block of the page adds to it. */
  details?: ReactNode;
  /** Renders one of the block's inner blocks; nothing for any other value. */
  renderInner?: (inner: unknown) => ReactNode;
}
