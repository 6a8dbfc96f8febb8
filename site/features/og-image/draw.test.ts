import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawTitle } from './draw.ts';

const draw = (title: string, kicker?: string) =>
  drawTitle({ title, address: 'oilway.example', ...(kicker ? { kicker } : {}) });

/** Returns the bounding box of a title's letters in pixels. */
async function boundsOf(title: string, line?: string) {
  const grey = (image: Buffer) =>
    sharp(image).flatten().greyscale().raw().toBuffer({ resolveWithObject: true });
  const [{ data: own, info }, { data: bare }] = await Promise.all([
    draw(title, line).then(grey),
    draw('').then(grey),
  ]);
  const changed = [...own.keys()].filter((at) => Math.abs((own[at] ?? 0) - (bare[at] ?? 0)) > 80);
  const [columns, rows] = [
    changed.map((at) => at % info.width),
    changed.map((at) => at / info.width),
  ];
  const minimum = (values: number[]) => values.reduce((one, other) => Math.min(one, other), 1200);
  const maximum = (values: number[]) => values.reduce((one, other) => Math.max(one, other), 0);
  return {
    left: minimum(columns),
    right: maximum(columns),
    top: minimum(rows),
    bottom: maximum(rows),
  };
}

describe('title layout', () => {
  test.each([
    'Filter',
    'Ölwechsel, gleich um die Ecke.',
    'Was mit dem Altöl passiert und warum es nach der Aufbereitung besser schmiert als vorher: ein Besuch in der Raffinerie',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'Motorölwechselintervallverlängerung und Ölfilterpatronenentsorgung bei Kraftfahrzeugflotten',
    'W'.repeat(120),
    'word '.repeat(300),
  ])('draws the title within its box: %s', async (title) => {
    for (const line of [
      '',
      '12. November 2026 · Rothenburg ob der Tauber und noch eine sehr lange Anschrift',
    ]) {
      const { left, right, top, bottom } = await boundsOf(title, line);
      expect(left).toBeGreaterThanOrEqual(66);
      expect(right).toBeLessThanOrEqual(912);
      expect(top).toBeGreaterThanOrEqual(130);
      expect(bottom).toBeLessThanOrEqual(490);
    }
  });
});

describe('line breaks', () => {
  test('does not break a line after a one-letter Polish word', async () => {
    const joined = await draw('Nowe stacje w\u00a0Łodzi i\u00a0w\u00a0Gdańsku');
    expect((await draw('Nowe stacje w Łodzi i w Gdańsku')).equals(joined)).toBe(true);
  });

  test('starts a second sentence on a new line and draws a short title in large letters', async () => {
    const [two, one] = [
      await boundsOf('Filter. Vier Stück, vier Aufgaben.'),
      await boundsOf('Am 5. Mai'),
    ];
    expect(two.bottom - two.top).toBeGreaterThan(220);
    expect(one.bottom - one.top).toBeLessThan(120);
    expect(one.bottom - one.top).toBeGreaterThan(80);
  });
});

describe('drawTitle', () => {
  test('draws Polish letters and omits characters without a glyph', async () => {
    const [plain, polish] = [await draw('Zrodlo'), await draw('Źródło')];
    expect(polish.equals(plain)).toBe(false);
    expect((await draw('Filter 漢\u{1f6e2}\u0007\ud800')).equals(await draw('Filter'))).toBe(true);
    // The same letter in decomposed form (NFD).
    expect((await draw('Z\u0301rodlo')).equals(await draw('Źrodlo'))).toBe(true);
  });

  test('draws a title with markup as a PNG', async () => {
    const made = await draw('</svg><script>alert("1")</script>&amp;');
    expect((await sharp(made).metadata()).format).toBe('png');
  });

  test('returns an image for a title without any supported letter', async () => {
    expect((await sharp(await draw('Замена масла')).metadata()).width).toBe(1200);
  });
});
