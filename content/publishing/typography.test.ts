import { describe, expect, it } from 'vitest';
import { typesetText } from './typography.ts';

/** Shows no-break spaces as ~ and word joiners as +. */
const shown = (locale: 'de' | 'pl', text: string) =>
  typesetText(locale, text).replaceAll('\u00a0', '~').replaceAll('\u2060', '+');

describe('typesetText', () => {
  it.each([
    ['de', 'ab 79 € und 18 Minuten', 'ab 79~€ und 18~Minuten'],
    ['de', 'bei 100 °C etwa 8 mm²/s', 'bei 100~°C etwa 8~mm²/s'],
    ['de', '§ 5 DDG, Art. 6 Abs. 1', '§~5 DDG, Art.~6 Abs.~1'],
    ['de', 'Hannöversche Straße 22', 'Hannöversche Straße 22'],
    ['de', 'ein 10W-40', 'ein 10W-+40'],
    ['de', 'VW 504 00/507 00, MB 229.52', 'VW~504~00/507~00, MB~229.52'],
    ['pl', 'norma VW 508 00', 'norma VW~508~00'],
    ['pl', 'olej i filtr w cenie', 'olej i~filtr w~cenie'],
    ['pl', 'do 30 tys. km', 'do 30~tys. km'],
    ['pl', '97% z 690 ton', '97% z~690~ton'],
    ['pl', 'na stronie o ', 'na stronie o~'],
    ['de', 'ruft +49 231 000 100 an', 'ruft +49~231~000~100 an'],
    ['pl', 'kapitał 200 000 zł', 'kapitał 200~000~zł'],
    ['de', 'https://oilway.example/5W-30/a?b=c', 'https://oilway.example/5W-30/a?b=c'],
    ['pl', 'o 5 km: w-9.w@oilway.example', 'o~5~km: w-9.w@oilway.example'],
    ['pl', 'sp. z o.o.', 'sp.~z~o.o.'],
    ['de', 'ab {{oil-5-l}} je Liter, {{vw-508-00}}', 'ab {{oil-5-l}} je Liter, {{vw-508-00}}'],
    ['pl', 'od {{filtr-z-aktywnym-weglem}}', 'od {{filtr-z-aktywnym-weglem}}'],
  ] as const)('%s: %s', (locale, written, set) => {
    expect(shown(locale, written)).toBe(set);
    expect(typesetText(locale, typesetText(locale, written))).toBe(typesetText(locale, written));
  });

  it.each(['1', 'a', '@', '5W-', ' a', '+48 1', ' 1', '1 000 ', '://'])(
    'processes 100,000 repetitions of %j within two seconds',
    (part) => {
      const text = part.repeat(100_000);
      const begun = performance.now();
      for (const locale of ['de', 'pl'] as const) typesetText(locale, text);
      expect(performance.now() - begun).toBeLessThan(2000);
    },
  );
});
