import { expect, test } from 'vitest';
import { priceFrom } from './prices.ts';

test('formats a price in the currency of the country, with cents only when needed', () => {
  const read = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(read(priceFrom(79, 'de-DE'))).toBe('ab 79 €');
  expect(read(priceFrom(1099, 'pl-PL'))).toBe('od 1099 zł');
  expect(read(priceFrom(12.5, 'de-DE'))).toBe('ab 12,50 €');
  expect(priceFrom(79, 'de-DE')).not.toContain(' ');
});
