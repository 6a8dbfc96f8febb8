import type { Locale } from './locales.ts';

const money = { style: 'currency', trailingZeroDisplay: 'stripIfInteger' } as const;
const formats: Record<Locale, Intl.NumberFormat> = {
  'de-DE': new Intl.NumberFormat('de-DE', { ...money, currency: 'EUR' }),
  'pl-PL': new Intl.NumberFormat('pl-PL', { ...money, currency: 'PLN' }),
};

/** Returns a price: `79 €`, `1.099 €`, `12,80 €`, `1099 zł`, with decimals only if they are not zero and with non-breaking spaces. */
export const priceText = (amount: number, locale: Locale): string =>
  formats[locale].format(amount).replaceAll(' ', '\u00a0');
