import type { Culture } from '@oilway/store/cultures.ts';
import { priceText } from '@oilway/store/money.ts';

const from = { 'de-DE': 'ab', 'pl-PL': 'od' } as const satisfies Record<Culture, string>;

/** `ab 79 €`, `od 249 zł`. It is never broken in two lines. */
export const priceFrom = (amount: number, culture: Culture): string =>
  `${from[culture]}\u00a0${priceText(amount, culture)}`;
