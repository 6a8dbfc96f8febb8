import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePage, examplePhotograph } from '../../development/examples/blocks/page.ts';
import { Picture } from './Picture.tsx';

const styles = readFileSync(join(import.meta.dirname, 'Picture.module.css'), 'utf8');

/** The classes of a picture whose focal point is at these hundredths, as the style sheet names them. */
function focusAt(focalX: number | null, focalY: number | null): string[] {
  const html = renderToStaticMarkup(
    <Picture media={{ ...examplePhotograph, focalX, focalY }} page={examplePage} sizes="50vw" />,
  );
  const [, names = ''] = /<img class="([^"]*)"/.exec(html) ?? [];
  return [...names.matchAll(/\b_?([xy]\d+)(?=_|\b)/g)].map(([, name]) => name ?? '');
}

test.each([
  [50, 50, []],
  [null, null, []],
  [0, 100, ['x0', 'y10']],
  [12, 88, ['x1', 'y9']],
  [45, 44.9, ['y4']],
  [-3, 250, ['x0', 'y10']],
])('a focal point at %s, %s', (x, y, classes) => {
  expect(focusAt(x, y)).toEqual(classes);
});

test.each(['x', 'y'])(
  'each tenth of %s but the middle has a class that keeps it in sight',
  (axis) => {
    for (const tenth of [0, 1, 2, 3, 4, 6, 7, 8, 9, 10])
      expect(styles).toContain(`.${axis}${tenth} {\n  --focal-${axis}: ${tenth * 10}%;\n}`);
    expect(styles).toContain('object-position: var(--focal-x, 50%) var(--focal-y, 50%);');
  },
);

test('a photograph comes in the sizes and formats that a browser can choose from', () => {
  const html = renderToStaticMarkup(
    <Picture media={examplePhotograph} page={examplePage} sizes="50vw" />,
  );
  expect(html).toMatch(
    /^<picture[^>]*><source type="image\/avif" srcSet="[^"]* 320w, [^"]* 1600w" sizes="50vw"\/><img [^>]*loading="lazy"[^>]* sizes="50vw" srcSet="[^"]* 320w, /,
  );
});
