import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import type { Changes } from '@oilway/store/published/read.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import type { Reading } from './content-reader.ts';
import { KeptCopy } from './kept-copy.ts';
import { ContentAwayError, Published } from './published.ts';

const folder = mkdtempSync(join(tmpdir(), 'oilway-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = pino({ level: 'silent' });
const culture = 'de-DE';
const page = (id: number, title: string | null, parent: number | null = 1): StoredDocument => ({
  kind: 'page',
  id,
  culture,
  json: title && JSON.stringify({ id, key: `k${id}`, title, slug: `s${id}`, parent }),
});

/** What a database holds, by the revision that wrote it; an Error stands for one that is away. */
function database() {
  const rows: (StoredDocument & { revision: number })[] = [];
  const state = { away: false, asked: [] as number[] };
  const read = async (since: number): Promise<Changes> => {
    state.asked.push(since);
    if (state.away) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
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

const titles = async (published: Published) =>
  [...(await published.reading().tree(culture)).byId.values()].map(({ title }) => title);

test('everything is read once, then what is newer; what is gone goes', async () => {
  const { read, state, write } = database();
  const published = new Published({ read, log });
  expect(() => published.reading()).toThrow(ContentAwayError);
  write(3, page(1, 'Start', null), page(2, 'Eins'));
  await published.poll();
  expect(await titles(published)).toEqual(['Start', 'Eins']);
  write(5, page(2, null), page(3, 'Zwei'));
  await published.poll();
  await published.poll();
  expect(await titles(published)).toEqual(['Start', 'Zwei']);
  expect(state.asked).toEqual([0, 3, 5]);
});

test('a change names its collections', async () => {
  const { read, write } = database();
  const published = new Published({ read, log });
  write(1, page(1, 'Start', null), page(2, 'Eins'));
  await published.poll();
  const changes: string[][] = [];
  published.onChange((changed) => changes.push([...changed].sort()));
  write(2, page(2, 'Neu'));
  await published.poll();
  expect(changes).toEqual([['page:de-DE']]);
});

test('a memo built from another memo is dropped with it', async () => {
  const { read, write } = database();
  const published = new Published({ read, log });
  write(1, page(1, 'Start', null), page(2, 'Eins'), page(3, 'Zwei'));
  await published.poll();
  let made = 0;
  const title = (reading: Reading) =>
    reading.memo('title', async (own) => (await own.page(2, culture))?.title);
  const loud = (meanwhile = async () => undefined as unknown) =>
    published.reading().memo('loud', async (own) => {
      made += 1;
      const text = await title(own);
      await meanwhile();
      return `${text}!`;
    });
  expect([await loud(), await loud(), made]).toEqual(['Eins!', 'Eins!', 1]);
  write(2, { kind: 'news', id: 9, culture, json: '{"id":9}' });
  await published.poll();
  expect([await loud(), made]).toEqual(['Eins!', 1]);
  write(3, page(2, 'Vier'));
  await published.poll();
  expect([await loud(), made]).toEqual(['Vier!', 2]);
  // Changed again while it is made, after it has got what was kept.
  write(4, page(2, 'Fünf'));
  await published.poll();
  await title(published.reading());
  await loud(async () => {
    write(5, page(2, 'Sechs'));
    await published.poll();
  });
  expect([await loud(), made]).toEqual(['Sechs!', 4]);
});

test('a backup in the place of the database is read whole, though its revision is lower', async () => {
  const { read, rows, write } = database();
  const published = new Published({ read, log });
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

test('whoever starts while the database is away serves the copy, and the truth when it is back', async () => {
  const path = join(folder, 'cache', 'published.jsonl');
  const { read, state, write } = database();
  write(1, page(1, 'Start', null), page(2, 'Eins'), page(3, 'Zwei'));
  const first = new Published({ read, log, copy: new KeptCopy(path, log) });
  await first.poll();
  write(2, page(2, 'Neu'), page(3, null));
  await first.poll();
  await first.stop();

  state.away = true;
  const second = new Published({ read, log, copy: new KeptCopy(path, log) });
  await second.start(3_600_000);
  expect([second.trouble, await titles(second)]).toEqual(['away', ['Start', 'Neu']]);
  state.away = false;
  write(3, page(4, 'Drei'));
  await second.poll();
  expect([second.revision, await titles(second)]).toEqual([3, ['Start', 'Neu', 'Drei']]);
  await second.stop();
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(4);
});

test.each([
  ['of another form', '{"shape":0}\n'],
  ['that is none', '\0\0<html>\n[]\nnull'],
  ['without anything in it', ''],
])('a copy %s is no copy', async (_, text) => {
  const path = join(folder, 'broken.jsonl');
  writeFileSync(path, text);
  expect(await new KeptCopy(path, log).read()).toBeUndefined();
});
