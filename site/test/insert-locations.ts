import { databaseOf } from '@oilway/content/database/session.ts';
import { schemaVersion } from '@oilway/store/published/documents.ts';
import { readPublished } from '@oilway/store/published/read.ts';
import { incrementRevision } from '@oilway/store/published/revision.ts';
import { publishedDocuments } from '@oilway/store/published/tables.ts';
import type { Payload } from 'payload';

/** Above all assigned ids. */
const firstId = 1_000_000;

/** Publishes German locations that are unknown to the studio, five hundred a statement: numbered copies of a stored one, spread over the country. */
export async function insertLocations(payload: Payload, count: number): Promise<void> {
  const session = databaseOf(payload);
  const stored = await readPublished(session, 'location');
  const first = stored.find(({ locale }) => locale === 'de-DE');
  if (!first) throw new Error('no published German location to copy');
  const location = JSON.parse(first.json ?? '');
  const revision = await incrementRevision(session);
  for (let done = 0; done < count; done += 500) {
    const rows = Array.from({ length: Math.min(500, count - done) }, (_, index) => {
      const copy = copyOf(location, done + index);
      return { ...first, id: copy.id, schemaVersion, revision, json: JSON.stringify(copy) };
    });
    await session.orm.insert(publishedDocuments(session)).values(rows);
  }
}

/** Irrational steps spread the places evenly without chance. */
const copyOf = (location: object, index: number) => ({
  ...location,
  id: firstId + index,
  title: `Station ${index + 1}`,
  slug: `station-${index + 1}`,
  latitude: Number((47.5 + ((index * 0.618034) % 1) * 7.3).toFixed(4)),
  longitude: Number((6.1 + ((index * 0.414214) % 1) * 8.7).toFixed(4)),
});
