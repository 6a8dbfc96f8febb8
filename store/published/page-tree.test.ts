import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTree, type TreeRow } from './page-tree.ts';

const row = (id: number, parent: number | null, slug = `s${id}`): TreeRow => ({
  id,
  key: `k${id}`,
  parent,
  title: `T${id}`,
  slug,
  translationKey: `t${id}`,
});

describe('buildTree', () => {
  test('builds paths from ancestors in any row order', () => {
    const tree = buildTree([row(3, 2), row(2, 1), row(1, null, '')], 'de-DE');
    expect([...tree.byPath.keys()].sort()).toEqual(['/', '/s2', '/s2/s3']);
    expect(tree.ancestry(3).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(buildTree([row(1, null, ''), row(2, 1)], 'pl-PL').byId.get(2)?.path).toBe('/pl/s2');
  });

  test('omits pages below a missing page or without a slug', () => {
    const tree = buildTree([row(1, null, ''), row(2, 9), row(3, 2), row(4, 1, '')], 'de-DE');
    expect([...tree.byId.keys()]).toEqual([1]);
    expect(tree.ancestry(3)).toEqual([]);
  });

  test('finds a page by its translation key only if it is reachable', () => {
    const tree = buildTree([row(1, null, ''), row(2, 1), row(3, 9)], 'pl-PL');
    expect(tree.byTranslationKey.get('t2')?.path).toBe('/pl/s2');
    expect(tree.byTranslationKey.has('t3')).toBe(false);
  });

  test('omits cycles and the pages below them', () => {
    const tree = buildTree([row(1, null, ''), row(2, 3), row(3, 2), row(4, 3), row(5, 5)], 'de-DE');
    expect([...tree.byId.keys()]).toEqual([1]);
  });

  test('builds a chain of 10,000 pages and omits one without a root', () => {
    const line = (top: number | null) =>
      Array.from({ length: 10_000 }, (_, at) => row(at + 1, at === 0 ? top : at, 'a')).reverse();
    expect(buildTree(line(null), 'de-DE').byId.size).toBe(10_000);
    expect(buildTree(line(20_000), 'de-DE').byId.size).toBe(0);
  });

  test('terminates for any rows and gives every page a complete ancestry', () => {
    const rows = fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 12 }),
        key: fc.string(),
        parent: fc.option(fc.integer({ min: 0, max: 13 })),
        title: fc.string(),
        slug: fc.string(),
        translationKey: fc.string(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(rows, fc.constantFrom('de-DE' as const, 'pl-PL' as const), (any, locale) => {
        const tree = buildTree(any, locale);
        for (const page of tree.byId.values()) {
          const line = tree.ancestry(page.id);
          expect(line.at(-1)).toBe(page);
          expect(line[0]?.parent).toBeNull();
          const parent = line.at(-2);
          if (parent)
            expect(page.path).toBe(`${parent.path === '/' ? '' : parent.path}/${page.slug}`);
        }
        for (const [path, page] of tree.byPath) expect(tree.byId.get(page.id)?.path).toBe(path);
      }),
      runs(500),
    );
  });
});
