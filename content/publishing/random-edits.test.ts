import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorialCollections } from '../editing/country.ts';
import type { Page } from '../payload-types.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import type { openEdits } from '../test/edits/open-edits.ts';
import type { EditInput } from '../test/edits/studio-client.ts';
import { full, runs, selectCases } from '../test/full.ts';
import { makePair } from '../test/pages.ts';

/** Unique words: every path is available, and every document changes. */
const words = fc.stringMatching(/^[A-Z][a-z]{6}[0-9]{4}$/);
const chance: fc.Arbitrary<EditInput> = fc.record({
  a: fc.nat(1000),
  b: fc.nat(1000),
  locale: fc.constantFrom('de', 'pl'),
  word: words,
});

describe.each(selectCases('sqlite', databases))(
  'document consistency under random edits on %s',
  (kind) => {
    let database: TestDatabase;
    let edits: Awaited<ReturnType<typeof openEdits>>;

    beforeAll(async () => {
      database = await openDatabase(kind);
      const home = await makePair(database.payload, null, { de: 'Start', pl: 'Start' });
      for (const title of ['Eins', 'Zwei', 'Drei'])
        await makePair(database.payload, home, { de: title, pl: `${title} po polsku` });
      const { openEdits: open } = await import('../test/edits/open-edits.ts');
      edits = await open(database.payload);
    });
    afterAll(async () => {
      edits?.close();
      await database?.close();
    });

    const differences = async () =>
      (await import('./rebuild.ts')).compareDocuments(database.payload);

    /** Returns versions with another country or key than their document, and versions without a document. */
    async function strayVersions(): Promise<string[]> {
      const all = { depth: 0, limit: 0, pagination: false } as const;
      const stray: string[] = [];
      for (const collection of editorialCollections) {
        const { docs } = await database.payload.find({ ...all, collection });
        const keyOf = ({ country, translationKey }: Partial<Page>) =>
          `${country} ${translationKey}`;
        const keys = new Map(docs.map((doc) => [doc.id, keyOf(doc as Page)]));
        const { docs: versions } = await database.payload.findVersions({ ...all, collection });
        for (const { id, parent, version } of versions)
          if (keys.get(Number(parent)) !== keyOf(version as Page))
            stray.push(`${collection} ${parent}, version ${id}`);
      }
      return stray;
    }

    /** Returns the ids of open transactions, which would keep their locks. */
    const transactions = () =>
      Object.keys((database.payload.db as unknown as { sessions: object }).sessions);

    test('documents match the Payload data after each kind of edit in sequence', async () => {
      const { names } = edits;
      const neverSucceeds = /^refused|AtTheEnd$/;
      const left = new Map(
        names.filter((name) => !neverSucceeds.test(name)).map((name) => [name, '']),
      );
      for (let at = 0; left.size > 0 && at < 8 * names.length; at += 1) {
        const name = names[at % names.length] ?? '';
        if (at >= names.length && !left.has(name)) continue;
        const locale = at % 3 ? 'de' : 'pl';
        const reason = await edits.attempt(name, {
          a: at * 5,
          b: at * 7,
          locale,
          word: `Wort${1000 + at}`,
        });
        if (!reason) left.delete(name);
        else if (left.has(name)) left.set(name, reason);
        if (full || at % 9 === 8) expect([name, await differences()]).toEqual([name, []]);
        expect([name, transactions()]).toEqual([name, []]);
      }
      expect(await differences()).toEqual([]);
      expect(await strayVersions()).toEqual([]);
      expect(Object.fromEntries(left)).toEqual({});
    });

    test('documents match the Payload data after random sequential or concurrent edits', async () => {
      const step = fc.record({
        name: fc.constantFrom(...edits.names),
        chance,
      });
      const moment = fc.oneof(
        { weight: 2, arbitrary: fc.tuple(step) },
        { weight: 1, arbitrary: fc.tuple(step, step) },
        // Two people edit the same document.
        {
          weight: 1,
          arbitrary: fc.tuple(step, step).map(
            ([
              one,
              {
                chance: { word, locale },
                name,
              },
            ]) => [one, { name, chance: { ...one.chance, word, locale } }],
          ),
        },
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(moment, { minLength: 1, maxLength: full ? 30 : 8 }),
          async (all) => {
            for (const at of all)
              await Promise.all(at.map(({ chance: given, name }) => edits.attempt(name, given)));
            expect(await differences()).toEqual([]);
            expect(await strayVersions()).toEqual([]);
            expect(transactions()).toEqual([]);
          },
        ),
        { ...runs(5, 300), endOnFailure: true },
      );
    });
  },
);
