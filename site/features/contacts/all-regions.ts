import type { Culture } from '@oilway/store/cultures.ts';

/** What the choice of a region offers first; the specification's own word for it is English (section 9). */
export const allRegions = {
  'de-DE': 'Alle Regionen',
  'pl-PL': 'Wszystkie regiony',
} as const satisfies Record<Culture, string>;

const words = ['', 'All regions', ...Object.values(allRegions)].map((word) => word.toLowerCase());

/** Whether a client that asks for a region means all of them. */
export const meansAll = (region: string): boolean => words.includes(region.trim().toLowerCase());

/** The name of the region in the address. */
export const regionParameter = { 'de-DE': 'region', 'pl-PL': 'region' } as const satisfies Record<
  Culture,
  string
>;
