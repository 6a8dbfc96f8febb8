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
    ['{', /^list\.json: SyntaxError/],
    ['[]', /^list\.json: .*expected object/],
    ['{"at":{}}', /"at"/],
    ['{"de":[]}', /→ at de$/],
    ['{"de":{"?":"44649"}}', /→ at de\["\?"\]/],
    ['{"de":{"Elberfeld":42103}}', /needs a postal code\n.*→ at de\.Elberfeld/],
    ['{"pl":{"Nowa Huta":"31901"}}', /such as "31-901"\n.*→ at pl\["Nowa Huta"\]/],
  ])('%s is refused', (text, message) => {
    expect(() => readListedPlaces(text, 'list.json')).toThrow(message);
  });
});
