import type { Locale } from '@oilway/store/locales.ts';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { beforeEach, expect, test } from 'vitest';
import { Documents } from './documents.ts';
import { createDraftReader } from './drafts.ts';

const german = 'de-DE';
const polish = 'pl-PL';
const page = (id: number, title: string, locale: Locale = german): StoredDocument => ({
  kind: 'page',
  id,
  locale,
  json: JSON.stringify({ id, key: `k${id}`, title, slug: `s${id}`, parent: id === 1 ? null : 1 }),
});
const news = (id: number, title: string): StoredDocument => ({
  kind: 'news',
  id,
  locale: german,
  json: JSON.stringify({ id, title, slug: `n${id}` }),
});
const prices = (amounts: Record<string, number>, locale: Locale = german): StoredDocument => ({
  kind: 'prices',
  id: 1,
  locale,
  json: JSON.stringify({
    id: 1,
    inTexts: Object.entries(amounts).map(([key, amount]) => ({ key, name: key, amount })),
  }),
});

let documents: Documents;
beforeEach(() => {
  documents = new Documents();
  documents.apply([
    page(1, 'Start'),
    page(2, 'Öl ab {{small}}'),
    page(3, 'Olej od {{small}}', polish),
    news(4, 'Neu: {{\tlarge }}'),
    news(5, 'Nichts'),
    prices({ small: 79, large: 99 }),
    prices({ small: 249 }, polish),
  ]);
});

const titleOf = (kind: 'page' | 'news', id: number, locale: Locale = german) =>
  documents.get(kind, id, locale)?.title;
const apply = (...changes: StoredDocument[]) => [...documents.apply(changes)].sort();

test('replaces price placeholders in each language, regardless of reading order', () => {
  expect(titleOf('page', 2)).toBe('Öl ab 79\u00a0€');
  expect(titleOf('page', 3, polish)).toBe('Olej od 249\u00a0zł');
  expect(titleOf('news', 4)).toBe('Neu: 99\u00a0€');
  expect(documents.tree(german).byId.get(2)?.title).toBe('Öl ab 79\u00a0€');
});

test('a new price changes only the collections that show it', () => {
  expect(titleOf('news', 4)).toBe('Neu: 99\u00a0€');
  expect(apply(prices({ small: 84, large: 99 }))).toEqual(['page:de-DE', 'prices:de-DE']);
  expect(titleOf('page', 2)).toBe('Öl ab 84\u00a0€');
  expect(documents.tree(german).byId.get(2)?.title).toBe('Öl ab 84\u00a0€');
  expect(titleOf('page', 3, polish)).toBe('Olej od 249\u00a0zł');
  expect(apply(prices({ small: 84, large: 139 }))).toEqual(['news:de-DE', 'prices:de-DE']);
  expect(titleOf('news', 4)).toBe('Neu: 139\u00a0€');
  expect(apply(prices({ small: 84, large: 139, unused: 1 }))).toEqual(['prices:de-DE']);
});

test('updates a document that changes together with a price', () => {
  apply(page(2, 'Neu ab {{small}}'), prices({ small: 1, large: 99 }));
  expect(titleOf('page', 2)).toBe('Neu ab 1\u00a0€');
  apply(prices({ small: 2, large: 99 }), { ...page(2, ''), json: null });
  expect(titleOf('page', 2)).toBeUndefined();
  expect(documents.tree(german).byId.has(2)).toBe(false);
});

test('renders a placeholder without a price as empty', () => {
  apply(prices({ large: 99 }));
  expect(titleOf('page', 2)).toBe('Öl ab ');
  apply({ ...prices({}), json: null });
  expect(titleOf('news', 4)).toBe('Neu: ');
});

test('keeps placeholders in the stored documents', () => {
  const before = titleOf('news', 4);
  const copy = [...documents.stored()];
  expect(copy).toContainEqual(page(2, 'Öl ab {{small}}'));
  expect(copy).toContainEqual(news(4, 'Neu: {{\tlarge }}'));
  documents = new Documents();
  documents.replace(copy);
  expect(titleOf('news', 4)).toBe(before);
});

test('keeps quotes, backslashes and markup around a placeholder', () => {
  const hostile = '"\\ \\u0022 $& </script>{{small}}<b>\n\u2028';
  apply(page(2, hostile));
  expect(titleOf('page', 2)).toBe(hostile.replace('{{small}}', '79\u00a0€'));
});

test('replaces placeholders in drafts', async () => {
  const drafts = [page(2, 'Entwurf {{small}}'), page(6, '{{large}}'), news(5, '{{small}}')];
  const source = createDraftReader(documents, drafts, { collection: 'pages', id: 6 });
  expect((await source.page(2, german))?.title).toBe('Entwurf 79\u00a0€');
  expect((await source.tree(german)).byId.get(6)?.title).toBe('99\u00a0€');
  expect((await source.newsPost(5, german))?.title).toBe('79\u00a0€');
});
