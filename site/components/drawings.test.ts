import { readFileSync } from 'node:fs';
import { paints } from '@oilway/store/drawings/drawing.ts';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

test('drawings are painted in the colours of the look: a token of the same name has the same, in both schemes', () => {
  const colours = new Set(tokens.match(/#[0-9a-f]{6}/g));
  let shared = 0;
  for (const [name, [light, dark]] of Object.entries(paints)) {
    expect([colours.has(light), colours.has(dark)], name).toEqual([true, true]);
    const token = new RegExp(`^ *--${name}: (.*);$`, 'm').exec(tokens)?.[1];
    if (token === undefined) continue;
    shared += 1;
    expect(token, name).toBe(light === dark ? light : `light-dark(${light}, ${dark})`);
  }
  expect(shared).toBeGreaterThan(8);
});
