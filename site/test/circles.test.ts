import { expect, test } from 'vitest';
import { importsOf, tracked } from './sources.ts';

/** What each name leads to. */
type Graph = Map<string, Set<string>>;

const parts = ['store', 'content', 'site', 'studio'] as const;

/** Which file of a part imports which, types included; a file of the other part is none of it. */
function filesOf(part: (typeof parts)[number]): Graph {
  const files = tracked.filter((file) => file.startsWith(`${part}/`) && /\.tsx?$/.test(file));
  const own = new Set(files);
  return new Map(
    files.map((file) => {
      const named = importsOf(file).map((name) => name.replace(/^@oilway\//, ''));
      return [file, new Set(named.filter((name) => own.has(name)))];
    }),
  );
}

/** The same of subjects: the folders of a part, and what lies beside them. What is not shipped may know everything. */
function subjectsOf(files: Graph): Graph {
  const subjectOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const subjects: Graph = new Map();
  for (const [file, named] of files) {
    if (/\/test\/|\.test\.ts$/.test(file)) continue;
    const subject = subjectOf(file);
    const known = subjects.get(subject) ?? new Set();
    subjects.set(subject, known);
    for (const other of [...named].map(subjectOf)) if (other !== subject) known.add(other);
  }
  return subjects;
}

/** A way that comes back to where it began, if there is one. */
function circleOf(graph: Graph): string[] {
  const done = new Set<string>();
  const follow = (name: string, way: string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const next of graph.get(name) ?? []) {
      const circle = follow(next, [...way, name]);
      if (circle.length > 0) return circle;
    }
    done.add(name);
    return [];
  };
  for (const name of graph.keys()) {
    const circle = follow(name, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

test.each(parts)('in %s no file is part of a circle', (part) => {
  const files = filesOf(part);
  expect(files.size).toBeGreaterThan(part === 'studio' ? 80 : 100);
  expect(circleOf(files)).toEqual([]);
});

// What the site's rooms may know is on its floors: `floors.test.ts`.
test.each(['store', 'content', 'studio'] as const)(
  'in %s no subject is part of a circle',
  (part) => {
    expect(circleOf(subjectsOf(filesOf(part)))).toEqual([]);
  },
);

test('a circle is found', () => {
  const graph: Graph = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set()],
    ['c', new Set(['d'])],
    ['d', new Set(['b', 'c'])],
  ]);
  expect(circleOf(graph)).toEqual(['c', 'd', 'c']);
});
