import type { NumbersBlock } from '@oilway/store/published/documents.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { Numbers } from './Numbers.tsx';

export const numbers = defineBlock<NumbersBlock>({
  view: Numbers,
  ground: () => ({ upper: 'graphite', lower: 'graphite' }),
});
