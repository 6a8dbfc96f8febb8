import type { Block } from '../blocks/block-types.ts';
import type { Ground } from '../parts/place.ts';

/** Returns the colours at the upper and lower edge of a block, which the shapes of its neighbours continue. */
export function backgroundOf(block: Block): { upper: Ground; lower: Ground } {
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
