import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import type { Database } from '../database/db-session.ts';
import { openDatabase } from '../database/open.ts';
import { documentKey, type StoredDocument } from './documents.ts';
import { readChanges, readDrafts, readPublished } from './read.ts';
import { readRevision } from './revision.ts';
import { publish, saveDrafts } from './write.ts';

const document = (id: number, title: string, locale: 'de-DE' | 'pl-PL' = 'de-DE') =>
  ({ kind: 'news', id, locale, json: JSON.stringify({ title }) }) as const;

describe.each(databases)('documents on %s', (kind) => {
  let copy: ReturnType<typeof copyDatabase>;
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    copy = copyDatabase(kind, 'empty');
    database = await openDatabase(copy.environment.DATABASE_URL ?? '');
    other = await openDatabase(copy.environment.DATABASE_URL ?? '');
  });
  afterAll(async () => {
    await database?.close();
    await other?.close();
    copy?.remove();
  });

  const put = (id: number, ...now: StoredDocument[]) =>
    database.transaction((session) => publish(session, { kind: 'news', id }, now));

  test('assigns the next revision to changed documents and skips unchanged ones', async () => {
    const start = await readRevision(database);
    expect(await put(1, document(1, 'Öl'), document(1, 'Olej', 'pl-PL'))).toBe(2);
    expect(await put(1, document(1, 'Öl'), document(1, 'Olej', 'pl-PL'))).toBe(0);
    expect(await readRevision(database)).toBe(start + 1);
    expect(await put(1, document(1, 'Öl'), document(1, 'Olej żółty', 'pl-PL'))).toBe(1);
    const { documents, revision } = await readChanges(database, start + 1);
    expect(revision).toBe(start + 2);
    expect(documents).toMatchObject([document(1, 'Olej żółty', 'pl-PL')]);
  });

  test('returns tombstones to readers of an earlier revision and omits them from a full read', async () => {
    await put(2, document(2, 'Kurz da'), document(2, 'Na chwilę', 'pl-PL'));
    const { revision } = await readChanges(database, 0);
    expect(await put(2, document(2, 'Kurz da'))).toBe(1);
    expect(await put(2, document(2, 'Kurz da'))).toBe(0);
    const gone = { kind: 'news', id: 2, locale: 'pl-PL', json: null };
    expect((await readChanges(database, revision)).documents).toMatchObject([gone]);
    const all = (await readChanges(database, 0)).documents;
    expect(all.filter(({ id }) => id === 2)).toMatchObject([document(2, 'Kurz da')]);
    // A deleted document can be published again.
    expect(await put(2, document(2, 'Kurz da'), document(2, 'Na chwilę', 'pl-PL'))).toBe(1);
  });

  test('writes neither documents nor a revision when publishing fails', async () => {
    const before = await readChanges(database, 0);
    const failing = database.transaction(async (session) => {
      await publish(session, { kind: 'news', id: 1 }, [document(1, 'Halb')]);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await readChanges(database, 0)).toEqual(before);
  });

  test('replaces the previous drafts of a document', async () => {
    const node = { kind: 'news', id: 1 } as const;
    const drafts = [document(1, 'Neu'), document(1, 'Nowe', 'pl-PL')];
    await database.transaction((session) => saveDrafts(session, node, drafts));
    await database.transaction((session) => saveDrafts(session, node, drafts.slice(1)));
    expect(await readDrafts(other, 'news')).toEqual(drafts.slice(1));
    expect(await readDrafts(other, 'page')).toEqual([]);
  });

  test('delivers every change to a follower during concurrent publishing', async () => {
    const seen = new Map<string, StoredDocument>();
    let since = 0;
    let going = true;
    const read = async () => {
      const changes = await readChanges(database, since);
      expect(changes.revision).toBeGreaterThanOrEqual(since);
      for (const one of changes.documents) seen.set(documentKey(one), one);
      since = changes.revision;
    };
    const following = (async () => {
      while (going) {
        await read();
        await turn();
      }
    })();
    const publishing = async (writer: Database, name: string) => {
      for (let time = 0; time < 60; time += 1)
        await writer.transaction(async (session) => {
          // Each has its own node, and both share one.
          const nodes = [9, name === 'one' ? 10 : 11].map((id) => ({ kind: 'news', id }) as const);
          for (const node of nodes) {
            const now = time % 7 === 6 ? [] : [document(node.id, `${name} ${time}`)];
            await publish(session, node, now);
            await turn();
          }
        });
    };
    await Promise.all([publishing(database, 'one'), publishing(other, 'two')]);
    going = false;
    await following;
    await read();
    const shown = [...seen.values()].filter(({ json, kind: of }) => of === 'news' && json !== null);
    const known = new Map(shown.map((one) => [documentKey(one), one.json]));
    const stored = await readPublished(other, 'news');
    expect(known).toEqual(new Map(stored.map((one) => [documentKey(one), one.json])));
  });
});
