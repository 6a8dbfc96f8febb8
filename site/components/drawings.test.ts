import { readFileSync } from 'node:fs';
import { svgColors } from '@oilway/store/svg/svg-image.ts';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

test('drawings use colours of the design tokens in both schemes', () => {
  const colours = new Set(tokens.match(/#[0-9a-f]{6}/g));
  let shared = 0;
  for (const [name, [light, dark]] of Object.entries(svgColors)) {
    expect([colours.has(light), colours.has(dark)], name).toEqual([true, true]);
    const token = new RegExp(`^ *--${name}: (.*);$`, 'm').exec(tokens)?.[1];
    if (token === undefined) continue;
    shared += 1;
    expect(token, name).toBe(light === dark ? light : `light-dark(${light}, ${dark})`);
  }
  expect(shared).toBeGreaterThan(8);
});
