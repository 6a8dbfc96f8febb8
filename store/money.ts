import type { Culture } from './cultures.ts';

const money = { style: 'currency', trailingZeroDisplay: 'stripIfInteger' } as const;
const formats: Record<Culture, Intl.NumberFormat> = {
  'de-DE': new Intl.NumberFormat('de-DE', { ...money, currency: 'EUR' }),
  'pl-PL': new Intl.NumberFormat('pl-PL', { ...money, currency: 'PLN' }),
};

/** `79 €`, `1.099 €`, `12,80 €`, `1099 zł`: cents only where there are some. It is never broken in two lines. */
export const priceText = (amount: number, culture: Culture): string =>
  formats[culture].format(amount).replaceAll(' ', '\u00a0');
