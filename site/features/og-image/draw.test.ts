import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawTitle } from './draw.ts';

const draw = (title: string, line?: string) =>
  drawTitle({ title, address: 'oilway.example', ...(line ? { line } : {}) });

/** How far the letters of a title reach, in pixels from the left and from the top. */
async function reachOf(title: string, line?: string) {
  const grey = (picture: Buffer) =>
    sharp(picture).flatten().greyscale().raw().toBuffer({ resolveWithObject: true });
  const [{ data: own, info }, { data: bare }] = await Promise.all([
    draw(title, line).then(grey),
    draw('').then(grey),
  ]);
  const changed = [...own.keys()].filter((at) => Math.abs((own[at] ?? 0) - (bare[at] ?? 0)) > 80);
  const [columns, rows] = [
    changed.map((at) => at % info.width),
    changed.map((at) => at / info.width),
  ];
  const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other), 1200);
  const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other), 0);
  return { left: least(columns), right: most(columns), top: least(rows), bottom: most(rows) };
}

describe('a title stays in its box', () => {
  test.each([
    'Filter',
    'Ölwechsel, gleich um die Ecke.',
    'Was mit dem Altöl passiert und warum es nach der Aufbereitung besser schmiert als vorher: ein Besuch in der Raffinerie',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'Motorölwechselintervallverlängerung und Ölfilterpatronenentsorgung bei Kraftfahrzeugflotten',
    'W'.repeat(120),
    'word '.repeat(300),
  ])('%s', async (title) => {
    for (const line of [
      '',
      '12. November 2026 · Rothenburg ob der Tauber und noch eine sehr lange Anschrift',
    ]) {
      const { left, right, top, bottom } = await reachOf(title, line);
      expect(left).toBeGreaterThanOrEqual(66);
      expect(right).toBeLessThanOrEqual(912);
      expect(top).toBeGreaterThanOrEqual(130);
      expect(bottom).toBeLessThanOrEqual(490);
    }
  });
});

describe('lines', () => {
  test('a Polish word of one letter ends none', async () => {
    const joined = await draw('Nowe stacje w\u00a0Łodzi i\u00a0w\u00a0Gdańsku');
    expect((await draw('Nowe stacje w Łodzi i w Gdańsku')).equals(joined)).toBe(true);
  });

  test('a sentence begins one where there is room; a title is large when it is short', async () => {
    const [two, one] = [
      await reachOf('Filter. Vier Stück, vier Aufgaben.'),
      await reachOf('Am 5. Mai'),
    ];
    expect(two.bottom - two.top).toBeGreaterThan(220);
    expect(one.bottom - one.top).toBeLessThan(120);
    expect(one.bottom - one.top).toBeGreaterThan(80);
  });
});

describe('the drawing', () => {
  test('Polish letters are drawn, letters without a form are left out', async () => {
    const [plain, polish] = [await draw('Zrodlo'), await draw('Źródło')];
    expect(polish.equals(plain)).toBe(false);
    expect((await draw('Filter 漢\u{1f6e2}\u0007\ud800')).equals(await draw('Filter'))).toBe(true);
    // The same letter in two parts, as some keyboards write it.
    expect((await draw('Z\u0301rodlo')).equals(await draw('Źrodlo'))).toBe(true);
  });

  test('markup is a title like any other', async () => {
    const made = await draw('</svg><script>alert("1")</script>&amp;');
    expect((await sharp(made).metadata()).format).toBe('png');
  });

  test('a title in letters that the font lacks leaves the picture with the logo', async () => {
    expect((await sharp(await draw('Замена масла')).metadata()).width).toBe(1200);
  });
});
