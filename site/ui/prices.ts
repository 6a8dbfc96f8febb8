import type { Culture } from '@oilway/store/cultures.ts';

const currencies = { 'de-DE': 'EUR', 'pl-PL': 'PLN' } as const satisfies Record<Culture, string>;
const from = { 'de-DE': 'ab', 'pl-PL': 'od' } as const satisfies Record<Culture, string>;

/** `ab 79 €`, `od 249 zł`; cents only where there are some. It is never broken in two lines. */
export function priceFrom(amount: number, culture: Culture): string {
  const format = new Intl.NumberFormat(culture, {
    style: 'currency',
    currency: currencies[culture],
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${from[culture]} ${format.format(amount)}`.replaceAll(' ', '\u00a0');
}
