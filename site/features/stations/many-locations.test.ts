import { brotliDecompressSync } from 'node:zlib';
import { databaseOf } from '@oilway/content/database/session.ts';
import { publishedDocuments } from '@oilway/store/published/tables.ts';
import { gt, max } from 'drizzle-orm';
import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { build } from '../../test/build-app.ts';
import { insertLocations } from '../../test/insert-locations.ts';

test('serves 10,000 locations in at most 200 kB and republishes only the edited location', async (t) => {
  const site = await build(t);
  await insertLocations(site.payload, 10_000 - 40);
  await site.refresh();
  const response = await site.app.inject({
    url: '/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE',
    headers: { 'accept-encoding': 'br' },
  });
  const markers = JSON.parse(brotliDecompressSync(response.rawPayload).toString()) as {
    title: string;
  }[];
  expect(markers).toHaveLength(10_000);
  expect(new Set(markers.map(({ title }) => title)).size).toBe(10_000);
  expect(response.rawPayload.length).toBeLessThanOrEqual(200_000);

  const before = await lastRevision(site.payload);
  const { docs } = await site.payload.find({
    collection: 'locations',
    where: { country: { equals: 'de' } },
    limit: 1,
  });
  const [{ id, slug } = { id: 0, slug: '' }] = docs;
  await site.payload.update({ collection: 'locations', id, data: { phone: '+49 231 000 999' } });
  const written = await writtenAfter(site.payload, before);
  expect(new Set(written.map((document) => `${document.kind} ${document.id}`))).toEqual(
    new Set([`location ${id}`]),
  );
  await site.refresh();
  const page = await site.app.inject(`/standorte/${slug}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('+49 231 000 999');
});

async function lastRevision(payload: Payload): Promise<number> {
  const session = databaseOf(payload);
  const rows = publishedDocuments(session);
  const [last] = await session.orm.select({ revision: max(rows.revision) }).from(rows);
  return last?.revision ?? 0;
}

async function writtenAfter(payload: Payload, revision: number) {
  const session = databaseOf(payload);
  const rows = publishedDocuments(session);
  return session.orm
    .select({ kind: rows.kind, id: rows.id })
    .from(rows)
    .where(gt(rows.revision, revision));
}
