import type { CallToActionBlock } from '@oilway/store/published/documents.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { CallToAction } from './CallToAction.tsx';

export const callToAction = defineBlock<CallToActionBlock>({
  view: CallToAction,
  ground: ({ shape }) =>
    shape === 'pool' ? { upper: 'amber', lower: 'amber' } : { upper: 'paper', lower: 'paper' },
});
