import type { NumbersBlock } from '../../page/blocks/block-types.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { Numbers } from './Numbers.tsx';

export const numbers = defineBlock<NumbersBlock>({
  view: Numbers,
  ground: () => ({ upper: 'graphite', lower: 'graphite' }),
});
