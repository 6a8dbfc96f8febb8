import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf } from '@oilway/store/files/file-store.ts';
import { describe, expect, test } from 'vitest';
import { demoFolder } from '../demo/entries.ts';
import { getFileStore } from '../files/stored-uploads.ts';
import { testDatabase } from '../test/database.ts';
import { maxBytes, sanitizeSvg } from './sanitize-svg.ts';

const drawn = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"${more}>${inside}</svg>`;
const clean = (svg: string) => sanitizeSvg(Buffer.from(svg));

test('keeps the shapes of an SVG and removes editor metadata', () => {
  const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/" width="40" height="30" viewBox="0 0 40 30" version="1.1" i:export="x">
      <title>Ölkanne &amp; Tropfen</title><metadata><rdf><a/></rdf></metadata><i:view onload="x"/>
      <!-- oil --><g id="layer1" class="cls-1" i:label="x" transform="translate(2, 3) scale(.5)"><path fill="var(--amber)" d="M0 0h4
        v4z"></path></g>
    </svg>`;
  expect(clean(inkscape)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><g transform="translate(2, 3) scale(.5)"><path fill="var(--amber)" d="M0 0h4 v4z"/></g></svg>',
  );
});

test.each([
  ['a script', drawn('<script>alert(1)</script>'), '<script>'],
  ['a script in capitals', drawn('<SCRIPT>alert(1)</SCRIPT>'), '<SCRIPT>'],
  ['a handler', drawn('<path onclick="alert(1)" d="M0 0"/>'), 'onclick'],
  ['a handler on the root element', drawn('', ' onload="alert(1)"'), 'onload'],
  ['HTML', drawn('<foreignObject><b/></foreignObject>'), '<foreignObject>'],
  ['a link', drawn('<a href="https://evil.example"><path d="M0 0"/></a>'), '<a>'],
  ['an external image', drawn('<image href="https://evil.example/x.png"/>'), '<image>'],
  ['an external use element', drawn('<use href="https://evil.example/x.svg#a"/>'), '<use>'],
  ['an xlink:href', drawn('<g xlink:href="javascript:alert(1)"/>'), 'xlink:href'],
  ['a style sheet', drawn('<style>@import "https://evil.example"</style>'), '<style>'],
  ['a style', drawn('<path style="fill:url(https://evil.example)" d="M0 0"/>'), 'style'],
  [
    'an external paint',
    drawn('<path fill="url(https://evil.example/#a)" d="M0 0"/>'),
    'fill="url(https://evil.example/#a)"',
  ],
  [
    'an unknown paint variable',
    drawn('<path fill="var(--secret)" d="M0 0"/>'),
    'fill="var(--secret)"',
  ],
  ['a paint that breaks out', drawn('<path fill="a&quot;onload=" d="M0 0"/>'), 'fill="a"onload="'],
  ['an animation', drawn('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
  ['a text element', drawn('<text>Öl</text>'), '<text>'],
  ['loose text', drawn('<![CDATA[<script>]]>'), '<script>'],
  ['an inherited name', drawn('<constructor/>'), '<constructor>'],
  [
    'a style sheet beside it',
    `<?xml-stylesheet href="https://evil.example"?>${drawn('')}`,
    '<?xml-stylesheet?>',
  ],
  [
    'nested entities',
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${drawn('<path d="&b;"/>')}`,
    '<!ENTITY>',
  ],
])('rejects an SVG with %s', (_, svg, what) => {
  expect(() => clean(svg)).toThrow(expect.objectContaining({ reason: 'forbidden', message: what }));
});

test.each([
  ['broken', 'no XML', 'GIF89a'],
  ['broken', 'nothing', ''],
  ['broken', 'half of one', drawn('<g>').slice(0, -6)],
  ['broken', 'an unknown word', drawn('<path d="&b;"/>')],
  ['broken', 'a page', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
  ['broken', 'one of another language', '<svg xmlns="urn:other" viewBox="0 0 1 1"/>'],
  ['size', 'no size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['size', 'an endless one', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e9 1"/>'],
  ['large', 'many shapes', drawn('<g/>'.repeat(5001))],
  ['large', 'deep ones', drawn('<g>'.repeat(50) + '</g>'.repeat(50))],
  ['large', 'many bytes', drawn(' '.repeat(maxBytes))],
])('rejects as %s: %s', (reason, _, svg) => {
  expect(() => clean(svg)).toThrow(expect.objectContaining({ reason }));
});

test('rejects SVG values crafted to slow the parser within five seconds', () => {
  const begun = performance.now();
  for (const [name, value] of [
    ['stroke-width', '1'.repeat(60_000)],
    ['transform', 'scale(1) '.repeat(6000)],
    ['fill', ' '.repeat(60_000)],
  ])
    expect(() => clean(drawn(`<path ${name}="${value}!" d=""/>`))).toThrow();
  expect(performance.now() - begun).toBeLessThan(5000);
});

describe('SVG uploads', () => {
  const database = testDatabase();

  const store = (svg: string, file: { name: string; mimetype: string }) => {
    const data = Buffer.from(svg);
    return database.payload.create({
      collection: 'media',
      data: { altDe: 'Ölkanne', altPl: 'Bańka' },
      file: { data, size: data.length, ...file },
    });
  };
  const svgFile = { name: 'kanne.svg', mimetype: 'image/svg+xml' };

  test('stores a sanitized drawing with its size', async () => {
    const svg = readFileSync(join(demoFolder, 'media/dipstick.svg'), 'utf8');
    const stored = await store(svg, svgFile);
    expect(stored).toMatchObject({ width: 1600, height: 1200, mimeType: 'image/svg+xml' });
    const bytes = await bytesOf(getFileStore(), `media/${stored.filename}`);
    expect(bytes?.toString()).toBe(clean(svg));
    expect(bytes?.toString()).not.toContain('<!--');
  });

  test.each([
    svgFile,
    { ...svgFile, mimetype: 'image/png' },
    { ...svgFile, name: 'kanne.png' },
    { name: 'kanne.png', mimetype: 'image/png' },
  ])('rejects an unsafe SVG sent as $name of $mimetype and stores nothing', async (file) => {
    const before = await database.payload.count({ collection: 'media' });
    for (const inside of ['<script>alert(1)</script>', '<image href="https://evil.example"/>'])
      await expect(store(drawn(inside), file)).rejects.toThrow(
        `enthält ${inside.slice(0, inside.search(/[ >]/))}>`,
      );
    expect(await database.payload.count({ collection: 'media' })).toEqual(before);
  });
});
