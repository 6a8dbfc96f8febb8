import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { build } from '../../test/build-app.ts';
import { insertLocations } from '../../test/insert-locations.ts';

test('10,000 locations: one answer of at most 200 kB', async (t) => {
  const site = await build(t);
  await insertLocations(site.payload, 10_000 - 40);
  await site.refresh();
  const answer = await site.app.inject({
    url: '/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE',
    headers: { 'accept-encoding': 'br' },
  });
  const markers = JSON.parse(brotliDecompressSync(answer.rawPayload).toString()) as {
    title: string;
  }[];
  expect(markers).toHaveLength(10_000);
  expect(new Set(markers.map(({ title }) => title)).size).toBe(10_000);
  expect(answer.rawPayload.length).toBeLessThanOrEqual(200_000);
});
