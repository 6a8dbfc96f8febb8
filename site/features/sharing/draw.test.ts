import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawTitle } from './draw.ts';
import { setTitle } from './title-lines.ts';

const box = { width: 840, height: 330 };
const advance = () => 600;

describe('a title in its box', () => {
  test.each([
    'Filter',
    'Ölwechsel, gleich um die Ecke.',
    'Was mit dem Altöl passiert und warum es nach der Aufbereitung besser schmiert als vorher: ein Besuch in der Raffinerie',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'W'.repeat(120),
    'ab '.repeat(40).trim(),
  ])('%s', (title) => {
    const { lines, size } = setTitle(title, box, advance);
    expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
    expect(lines.length * size * 1.02).toBeLessThanOrEqual(box.height);
    for (const line of lines) expect([...line].length * size * 0.57).toBeLessThanOrEqual(box.width);
  });

  test('is large when it is short, and balanced', () => {
    expect(setTitle('Filter', box, advance)).toEqual({ lines: ['Filter'], size: 120 });
    expect(setTitle('aaaa bbbb cccc dddd', box, advance).lines).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  test('has a line for each sentence where there is room', () => {
    const set = (title: string) => setTitle(title, box, advance).lines;
    expect(set('Kurz. Danach kommt mehr Text')[0]).toBe('Kurz.');
    expect(set('Am 5. Mai')).toEqual(['Am 5. Mai']);
  });

  test('keeps together what the editor joined', () => {
    const { lines } = setTitle('Vier Dinge. Die\u00a0aber\u00a0richtig.', box, advance);
    expect(lines).toContain('Die\u00a0aber\u00a0richtig.');
    const polish = setTitle('Nowe stacje w Łodzi i w Gdańsku', box, advance).lines;
    expect(polish.filter((line) => / [iw]$/.test(line))).toEqual([]);
    expect(polish.join(' ')).toContain('i\u00a0w\u00a0Gdańsku');
  });

  test('ends in an ellipsis where nothing else helps', () => {
    const { lines } = setTitle('word '.repeat(300), box, advance);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});

describe('the drawing', () => {
  const draw = (title: string) => drawTitle({ title, address: 'oilway.example' });

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
