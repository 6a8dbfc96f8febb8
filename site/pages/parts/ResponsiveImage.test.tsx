import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePage, examplePhotograph } from '../../development/examples/blocks/page.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';

const styles = readFileSync(join(import.meta.dirname, 'ResponsiveImage.module.css'), 'utf8');

/** Returns the focal point classes for a focal point in percent. */
function focusAt(focalX: number | null, focalY: number | null): string[] {
  const html = renderToStaticMarkup(
    <ResponsiveImage
      media={{ ...examplePhotograph, focalX, focalY }}
      page={examplePage}
      sizes="50vw"
    />,
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
])('sets focal point classes for %s, %s', (x, y, classes) => {
  expect(focusAt(x, y)).toEqual(classes);
});

test.each(['x', 'y'])(
  'defines a focal point class for each tenth of %s except the middle',
  (axis) => {
    for (const tenth of [0, 1, 2, 3, 4, 6, 7, 8, 9, 10])
      expect(styles).toContain(`.${axis}${tenth} {\n  --focal-${axis}: ${tenth * 10}%;\n}`);
    expect(styles).toContain('object-position: var(--focal-x, 50%) var(--focal-y, 50%);');
  },
);

test('renders a photo with responsive sizes and AVIF', () => {
  const html = renderToStaticMarkup(
    <ResponsiveImage media={examplePhotograph} page={examplePage} sizes="50vw" />,
  );
  expect(html).toMatch(
    /^<picture[^>]*><source type="image\/avif" srcSet="[^"]* 320w, [^"]* 1600w" sizes="50vw"\/><img [^>]*loading="lazy"[^>]* sizes="50vw" srcSet="[^"]* 320w, /,
  );
});
