import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import type { Changes } from '@oilway/store/published/read.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import type { ContentReader } from './content-reader.ts';
import { ContentUnavailableError, PublishedContent } from './published-content.ts';
import { PublishedSnapshot } from './published-snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'oilway-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = pino({ level: 'silent' });
const locale = 'de-DE';
const page = (id: number, title: string | null, parent: number | null = 1): StoredDocument => ({
  kind: 'page',
  id,
  locale,
  json: title && JSON.stringify({ id, key: `k${id}`, title, slug: `s${id}`, parent }),
});

/** A database of rows by revision; `state.away` makes it unavailable. */
function database() {
  const rows: (StoredDocument & { revision: number })[] = [];
  const state = { away: false, requestedRevisions: [] as number[] };
  const read = async (since: number): Promise<Changes> => {
    state.requestedRevisions.push(since);
    if (state.away) throw Object.assign(new Error('unavailable'), { code: 'ECONNREFUSED' });
    const revision = Math.max(0, ...rows.map((row) => row.revision));
    return { revision, documents: rows.filter((row) => row.revision > since) };
  };
  const write = (revision: number, ...documents: StoredDocument[]) => {
    for (const one of documents) {
      const at = rows.findIndex(({ id, kind }) => id === one.id && kind === one.kind);
      rows.splice(at < 0 ? rows.length : at, at < 0 ? 0 : 1, { ...one, revision });
    }
  };
  return { read, rows, state, write };
}

const titles = async (published: PublishedContent) =>
  [...(await published.reader().tree(locale)).byId.values()].map(({ title }) => title);

test('loads all documents once, then only changes and deletions', async () => {
  const { read, state, write } = database();
  const published = new PublishedContent({ read, log });
  expect(() => published.reader()).toThrow(ContentUnavailableError);
  write(3, page(1, 'Start', null), page(2, 'Eins'));
  await published.poll();
  expect(await titles(published)).toEqual(['Start', 'Eins']);
  write(5, page(2, null), page(3, 'Zwei'));
  await published.poll();
  await published.poll();
  expect(await titles(published)).toEqual(['Start', 'Zwei']);
  expect(state.requestedRevisions).toEqual([0, 3, 5]);
});

test('passes the changed collections to onChange', async () => {
  const { read, write } = database();
  const published = new PublishedContent({ read, log });
  write(1, page(1, 'Start', null), page(2, 'Eins'));
  await published.poll();
  const changes: string[][] = [];
  published.onChange((changed) => changes.push([...changed].sort()));
  write(2, page(2, 'Neu'));
  await published.poll();
  expect(changes).toEqual([['page:de-DE']]);
});

test('invalidates a memo together with the memo that it uses', async () => {
  const { read, write } = database();
  const published = new PublishedContent({ read, log });
  write(1, page(1, 'Start', null), page(2, 'Eins'), page(3, 'Zwei'));
  await published.poll();
  let made = 0;
  const title = (reader: ContentReader) =>
    reader.memo('title', async (own) => (await own.page(2, locale))?.title);
  const memoized = (meanwhile = async () => undefined as unknown) =>
    published.reader().memo('loud', async (own) => {
      made += 1;
      const text = await title(own);
      await meanwhile();
      return `${text}!`;
    });
  expect([await memoized(), await memoized(), made]).toEqual(['Eins!', 'Eins!', 1]);
  write(2, { kind: 'news', id: 9, locale, json: '{"id":9}' });
  await published.poll();
  expect([await memoized(), made]).toEqual(['Eins!', 1]);
  write(3, page(2, 'Vier'));
  await published.poll();
  expect([await memoized(), made]).toEqual(['Vier!', 2]);
  // Changed again while it is built, after it has read the cached memo.
  write(4, page(2, 'Fünf'));
  await published.poll();
  await title(published.reader());
  await memoized(async () => {
    write(5, page(2, 'Sechs'));
    await published.poll();
  });
  expect([await memoized(), made]).toEqual(['Sechs!', 4]);
});

test('reloads everything when the revision of a restored database is lower', async () => {
  const { read, rows, write } = database();
  const published = new PublishedContent({ read, log });
  write(9, page(1, 'Start', null), page(2, 'Von heute'));
  await published.poll();
  rows.splice(0);
  write(4, page(1, 'Start', null), page(3, 'Von gestern'));
  await published.poll();
  expect(await titles(published)).toEqual(['Start', 'Von gestern']);
  write(5, page(3, 'Weiter'));
  await published.poll();
  expect(await titles(published)).toEqual(['Start', 'Weiter']);
});

test('starts with the local copy while the database is unreachable and updates on reconnect', async () => {
  const path = join(folder, 'cache', 'published.jsonl');
  const { read, state, write } = database();
  write(1, page(1, 'Start', null), page(2, 'Eins'), page(3, 'Zwei'));
  const first = new PublishedContent({ read, log, snapshot: new PublishedSnapshot(path, log) });
  await first.poll();
  write(2, page(2, 'Neu'), page(3, null));
  await first.poll();
  await first.stop();

  state.away = true;
  const second = new PublishedContent({ read, log, snapshot: new PublishedSnapshot(path, log) });
  await second.start(3_600_000);
  expect([second.failure, await titles(second)]).toEqual(['unavailable', ['Start', 'Neu']]);
  state.away = false;
  write(3, page(4, 'Drei'));
  await second.poll();
  expect([second.revision, await titles(second)]).toEqual([3, ['Start', 'Neu', 'Drei']]);
  await second.stop();
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(4);
});

test.each([
  ['of another schema version', '{"schemaVersion":0}\n'],
  ['that is not JSON Lines', '\0\0<html>\n[]\nnull'],
  ['that is empty', ''],
])('ignores a local copy %s', async (_, text) => {
  const path = join(folder, 'broken.jsonl');
  writeFileSync(path, text);
  expect(await new PublishedSnapshot(path, log).read()).toBeUndefined();
});
