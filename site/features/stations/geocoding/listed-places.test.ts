import { describe, expect, it } from 'vitest';
import { kilometres } from '../domain/distance.ts';
import { listedPlaces, readListedPlaces } from './listed-places.ts';
import { knownPlace } from './place-search.ts';

describe('the list of places', () => {
  it('has only known postal codes, and each place lies at its own', () => {
    for (const country of ['de', 'pl'] as const) {
      const listed = listedPlaces[country];
      expect(listed.length).toBeGreaterThan(20);
      for (const { name, code } of listed) {
        const at = knownPlace(country, code);
        expect(at?.by, `${name} ${code}`).toBe('code');
        const found = knownPlace(country, `${code} ${name}`);
        expect(found?.label, name).toMatch(new RegExp(`${name}$`));
        expect(at && found && kilometres(at, found)).toBeLessThan(1);
      }
    }
  });

  it.each([
    ['{', 'list.json is no JSON'],
    ['[]', 'list.json is no object with "de" and "pl"'],
    ['{"at":{}}', 'list.json: "at" is no country of the site, use "de" and "pl"'],
    ['{"de":[]}', 'list.json: "de" is no object of names and postal codes'],
    ['{"de":{"?":"44649"}}', 'list.json: de: "?" is no name of a place'],
    [
      '{"de":{"Elberfeld":42103}}',
      'list.json: de: "Elberfeld" needs a postal code such as "42103", not 42103',
    ],
    [
      '{"pl":{"Nowa Huta":"31901"}}',
      'list.json: pl: "Nowa Huta" needs a postal code such as "31-901", not "31901"',
    ],
  ])('%s is refused', (text, message) => {
    expect(() => readListedPlaces(text, 'list.json')).toThrow(message);
  });
});
