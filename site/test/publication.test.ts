import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteProcess, startSite, startWriter, until, type Writer } from './site-process.ts';

/** How soon a publication is visible is measured by `bench/rows/publication.ts`. */
const patience = 60_000;

describe.each([
  ['sqlite', 'de', 'filter', '/filter', '/pl/filtry'],
  ['postgres', 'pl', 'filtry', '/pl/filtry', '/filter'],
] as const)(
  'on %s, from another process to the running site',
  (kind, locale, slug, path, other) => {
    let database: DatabaseCopy;
    let site: SiteProcess;
    let writer: Writer;
    beforeAll(async () => {
      database = copyDatabase(kind, 'seeded');
      [site, writer] = await Promise.all([
        startSite(database.environment),
        startWriter(database.environment),
      ]);
    });
    afterAll(async () => {
      await writer?.stop();
      await site?.stop();
      database?.remove();
    });

    const read = async (address: string) => {
      const answer = await fetch(site.origin + address);
      return { status: answer.status, etag: answer.headers.get('etag'), html: await answer.text() };
    };

    test(`each title published in ${locale} becomes visible, in its language only`, async () => {
      const before = [await read(path), await read(other)];
      for (const title of ['Frisch', 'Frischer']) {
        await writer.publish(locale, slug, `${title} auf ${locale}`);
        const shown = async () => (await read(path)).html.includes(`${title} auf ${locale}`);
        await until(shown, patience);
      }
      const after = [await read(path), await read(other)];
      expect(after[0]?.etag).not.toBe(before[0]?.etag);
      expect(after[1]?.html).not.toContain(`auf ${locale}`);
      expect(after[1]?.etag).toBe(before[1]?.etag);
    });
  },
);
