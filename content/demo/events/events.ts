import type { DemoEvent } from '../shape-lists.ts';
import { typesetBoth } from '../typography.ts';
import { later } from './later.ts';
import { soon } from './soon.ts';

/** The next one first. */
export const events: readonly DemoEvent[] = [...soon, ...later].map(({ de, pl, ...event }) => ({
  ...event,
  ...typesetBoth({ de, pl }),
}));
