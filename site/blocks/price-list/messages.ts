import type { Locale } from '@oilway/store/locales.ts';

const german = {
  columns: { title: 'Paket', quantity: 'Enthalten', price: 'Preis' },
  /** `bis 5,5 Liter`, before what else the price covers. */
  upTo: (_litres: number, formatted: string) => `bis\u00a0${formatted}\u00a0Liter`,
};

export const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    columns: { title: 'Pakiet', quantity: 'W\u00a0cenie', price: 'Cena' },
    // The genitive after “do”: fractions and one take the singular.
    upTo: (litres, formatted) =>
      `do\u00a0${formatted}\u00a0${Number.isInteger(litres) && litres !== 1 ? 'litrów' : 'litra'}`,
  },
};
