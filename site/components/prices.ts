import type { Locale } from '@oilway/store/locales.ts';
import { priceText } from '@oilway/store/money.ts';

const from = { 'de-DE': 'ab', 'pl-PL': 'od' } as const satisfies Record<Locale, string>;

/** Returns `ab 79 €` or `od 249 zł`, which never breaks into two lines. */
export const priceFrom = (amount: number, locale: Locale): string =>
  `${from[locale]}\u00a0${priceText(amount, locale)}`;
