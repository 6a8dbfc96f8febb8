import type { HeroBlock } from '@oilway/store/published/documents.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { Hero } from './Hero.tsx';

const lower = { pour: 'paper', field: 'graphite', picture: 'amber' } as const;

export const hero = defineBlock<HeroBlock>({
  view: Hero,
  ground: ({ variant }) => ({ upper: 'graphite', lower: lower[variant] }),
});
