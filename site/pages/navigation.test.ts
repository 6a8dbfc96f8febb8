import { expect, it } from 'vitest';
import { headerData } from './navigation.ts';

const entry = (label: string, url: string, lead: string[] = []) => ({
  id: label,
  label,
  kind: 'url' as const,
  url,
  lead: lead.map((path) => ({ id: path, label: path, kind: 'url' as const, url: path })),
});
const header = {
  id: 1,
  menu: [
    entry('Services', '', ['/oil', '/fleet']),
    entry('Fleet', '/fleet'),
    entry('News', '/news'),
  ],
};
const current = (...paths: string[]) => {
  const line = ['/', ...paths].map((path) => ({ path }));
  const { menu } = headerData(header as never, ({ url }) => url || undefined, line as never);
  return menu.filter((one) => one.current).map(({ label }) => label);
};

it('marks the entry of the page or its ancestor, and a mega menu only if no entry matches', () => {
  expect(current('/oil')).toEqual(['Services']);
  expect(current('/fleet')).toEqual(['Fleet']);
  expect(current('/news', '/news/post')).toEqual(['News']);
  expect(current()).toEqual([]);
});
