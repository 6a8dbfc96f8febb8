import { describe, expect, it } from 'vitest';
import { distanceKm } from '../domain/distance.ts';
import { customPlaces, parseCustomPlaces } from './custom-places.ts';
import { geocode } from './geocoder.ts';

describe('listed places', () => {
  it('has only known postal codes and positions each place within 1 km of its code', () => {
    for (const country of ['de', 'pl'] as const) {
      const places = customPlaces[country];
      expect(places.length).toBeGreaterThan(20);
      for (const { name, code } of places) {
        const at = geocode(country, code);
        expect(at?.by, `${name} ${code}`).toBe('code');
        const found = geocode(country, `${code} ${name}`);
        expect(found?.label, name).toMatch(new RegExp(`${name}$`));
        expect(at && found && distanceKm(at, found)).toBeLessThan(1);
      }
    }
  });

  it.each([
    ['{', /^list\.json: SyntaxError/],
    ['[]', /^list\.json: .*expected object/],
    ['{"at":{}}', /"at"/],
    ['{"de":[]}', /→ at de$/],
    ['{"de":{"?":"44649"}}', /→ at de\["\?"\]/],
    ['{"de":{"Elberfeld":42103}}', /needs a postal code\n.*→ at de\.Elberfeld/],
    ['{"pl":{"Nowa Huta":"31901"}}', /such as "31-901"\n.*→ at pl\["Nowa Huta"\]/],
  ])('rejects the list %s', (text, message) => {
    expect(() => parseCustomPlaces(text, 'list.json')).toThrow(message);
  });
});
