import type { Block } from '../blocks/block-types.ts';
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

export interface ViewProps<B> {
  block: B;
  page: PageContext;
  place?: Place;
}

/** Where every block of a page stands. A pour is drawn once a page: only a pouring hero in front starts it. */
export function places(blocks: readonly Block[]): Place[] {
  const threaded = threadEnd(blocks);
  return blocks.map((_, index) => {
    const above = blocks[index - 1];
    const below = blocks[index + 1];
    return {
      order: index + 1,
      first: index === 0,
      above: above ? lowerGround(above) : 'paper',
      below: below ? upperGround(below) : 'footer',
      thread: index > threaded ? 'none' : index === threaded ? 'end' : 'along',
      pourAbove: index > 0 && index <= threaded,
    };
  });
}

/** Index of the block the thread ends in: the map teaser or services right after the hero; -1 without a pour. */
function threadEnd(blocks: readonly Block[]): number {
  const [hero, services, map] = blocks;
  if (hero?.blockType !== 'hero' || hero.variant !== 'pour') {
    return -1;
  }
  if (services?.blockType !== 'cards') {
    return isTeaser(services) ? 1 : 0;
  }
  return isTeaser(map) ? 2 : 1;
}

function isTeaser(block: Block | undefined) {
  return block?.blockType === 'map' && block.display === 'teaser';
}

function lowerGround(block: Block): Ground {
  if (block.blockType === 'hero') {
    return { pour: 'paper', field: 'graphite', picture: 'amber' }[block.variant] as Ground;
  }
  if (block.blockType === 'callToAction' && block.shape === 'pool') {
    return 'amber';
  }
  return block.blockType === 'map' ? 'panel' : block.blockType === 'numbers' ? 'graphite' : 'paper';
}

function upperGround(block: Block): Ground {
  if (block.blockType === 'hero' || block.blockType === 'numbers') {
    return 'graphite';
  }
  if (block.blockType === 'map') {
    return 'panel';
  }
  return block.blockType === 'callToAction' && block.shape === 'pool' ? 'amber' : 'paper';
}
