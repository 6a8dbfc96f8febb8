import { holidaysFrom } from '@oilway/store/holidays.ts';
import { expect, it } from 'vitest';
import { landCodes, landOfPostalCode } from './german-land.ts';

it('uses the same Land codes as the holiday calendar', () => {
  const regions = Object.keys(holidaysFrom(0, 'de')).filter(({ length }) => length === 2);
  expect([...landCodes, 'de'].sort()).toEqual(regions.sort());
});

it.each([
  ['01067', 'sn'],
  ['03046', 'bb'],
  ['06108', 'st'],
  ['10115', 'be'],
  ['14467', 'bb'],
  ['20095', 'hh'],
  ['24103', 'sh'],
  ['26121', 'ni'],
  ['27568', 'hb'],
  ['28195', 'hb'],
  ['39104', 'st'],
  ['49074', 'ni'],
  ['50667', 'nw'],
  ['55116', 'rp'],
  ['60311', 'he'],
  ['63739', 'by'],
  ['66111', 'sl'],
  ['66482', 'rp'],
  ['68159', 'bw'],
  ['80331', 'by'],
  ['88212', 'bw'],
  ['89073', 'bw'],
  ['89231', 'by'],
  ['99084', 'th'],
])('maps the postal code %s to the Land %s', (code, land) => {
  expect(landOfPostalCode(code)).toBe(land);
});

it.each(['', '00-001', '00001', '1234', 'abcde'])('returns no Land for %j', (code) => {
  expect(landOfPostalCode(code)).toBeUndefined();
});
