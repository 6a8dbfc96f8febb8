import type { BlockBackground, BlockPosition } from '../parts/block-position.ts';
import type { Block } from './block-types.ts';

/**
 * Returns the position of every block. A pour is drawn once a page: only a pour hero in first place starts it.
 * @param pageBlocks all blocks of the page, if a side menu separates them.
 */
export function blockPositions(
  blocks: readonly Block[],
  pageBlocks: readonly Block[] = blocks,
): BlockPosition[] {
  const lastThreaded = threadEndIndex(blocks);
  const compact = compactBlocks(pageBlocks);
  return blocks.map((block, index) => {
    const above = blocks[index - 1];
    const below = blocks[index + 1];
    return {
      order: index + 1,
      first: index === 0,
      above: above ? backgroundOf(above).lower : 'paper',
      below: below ? backgroundOf(below).upper : 'footer',
      thread: index > lastThreaded ? 'none' : index === lastThreaded ? 'end' : 'along',
      pourAbove: index > 0 && index <= lastThreaded,
      ...((compact.includes(block) || (index === 1 && isList(block))) && { compact: true }),
    };
  });
}

/** Returns a hero in first place and what begins right after it, a tool or a text without heading, anchors not counted; nothing without both. */
function compactBlocks([hero, ...others]: readonly Block[]): readonly Block[] {
  if (hero?.blockType !== 'hero' || hero.variant === 'pour') return [];
  const next = others.find(({ blockType }) => blockType !== 'anchor');
  const isPlain = next?.blockType === 'text' && !next.heading && !hero.text && !hero.illustration;
  return next && (isPlain || isTool(next)) ? [hero, next] : [];
}

const toolTypes: readonly Block['blockType'][] = [
  'contactForm',
  'memberArea',
  'reportForm',
  'searchResults',
  'sponsoringForm',
];

const isTool = (block: Block) =>
  block.blockType === 'map' ? block.display === 'full' : toolTypes.includes(block.blockType);

/** The list a page is for is close to its hero, which keeps its drawing. */
const isList = ({ blockType }: Block) => blockType === 'newsList' || blockType === 'eventList';

/** Index of the block the thread ends in: the map teaser or services right after the hero; -1 without a pour. */
function threadEndIndex(blocks: readonly Block[]): number {
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

/** Returns the colours at the upper and lower edge of a block, which the shapes of its neighbours continue. */
function backgroundOf(block: Block): { upper: BlockBackground; lower: BlockBackground } {
  switch (block.blockType) {
    case 'hero':
      return { upper: 'graphite', lower: belowHero[block.variant] };
    case 'numbers':
      return { upper: 'graphite', lower: 'graphite' };
    case 'map':
      return { upper: 'panel', lower: 'panel' };
    case 'callToAction':
      return block.shape === 'pool' ? { upper: 'amber', lower: 'amber' } : paper;
    default:
      return paper;
  }
}

const paper = { upper: 'paper', lower: 'paper' } as const;
const belowHero = { pour: 'paper', field: 'graphite', picture: 'amber' } as const;
