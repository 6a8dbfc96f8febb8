import { expect, test } from 'vitest';
import { readableAddress, wireAddress } from './mail-address.ts';

test.each([
  ['info@müller-öl.de', 'info@xn--mller-l-f1a2c.de'],
  ['biuro@łódź.pl', 'biuro@xn--d-uga0v4h.pl'],
  ['post@straße.example', 'post@xn--strae-oqa.example'],
  ['office@bücher.vermögensberatung', 'office@xn--bcher-kva.xn--vermgensberatung-pwb'],
])('converts %s to %s and back', (written, wire) => {
  expect(wireAddress(written)).toBe(wire);
  expect(readableAddress(wire)).toBe(written);
  expect(readableAddress(written.normalize('NFD'))).toBe(written);
});

test.each([
  ['Cyrillic that looks Latin', 'chef@оilway.de', 'chef@xn--ilway-iye.de'],
  ['a dotless i', 'chef@oılway.de', 'chef@xn--olway-n4a.de'],
])('shows the address in Punycode: %s', (_, written, wire) => {
  expect(readableAddress(written)).toBe(wire);
  expect(readableAddress(wire)).toBe(wire);
});

test.each([
  'Miriam@Posteo.DE',
  'niemand',
  '',
  'a@xn--.de',
  'a@xn--0.de',
  'a@b@c',
  'ü@a.de',
  'a@ü/b',
])('leaves %j unchanged', (address) => {
  expect([readableAddress(address), wireAddress(address)]).toEqual([address, address]);
});
