import type { DemoNews } from '../shape-lists.ts';
import { typesetBoth } from '../typography.ts';
import { firstHalf2025 } from './first-half-2025.ts';
import { firstHalf2026 } from './first-half-2026.ts';
import { secondHalf2025 } from './second-half-2025.ts';
import { secondHalf2026 } from './second-half-2026.ts';

/** Two years of news, the oldest first. */
export const news: readonly DemoNews[] = [
  ...firstHalf2025,
  ...secondHalf2025,
  ...firstHalf2026,
  ...secondHalf2026,
].map(({ de, pl, ...post }) => ({ ...post, ...typesetBoth({ de, pl }) }));
