import { execute } from '@oilway/content/database/execute.ts';
import type { Payload } from 'payload';

/**
 * Adds German locations straight to the tables, five hundred a statement: numbered copies of the
 * stored ones, spread over the country. Raises the revision once.
 */
export async function insertLocations(payload: Payload, count: number): Promise<void> {
  const [first] = await execute(
    payload,
    "SELECT * FROM locations WHERE country = 'de' ORDER BY id LIMIT 1",
  );
  if (!first) throw new Error('there is no location to copy');
  const columns = Object.keys(first).filter((column) => column !== 'id');
  for (let done = 0; done < count; done += 500) {
    const rows = Array.from({ length: Math.min(500, count - done) }, (_, index) =>
      copyOf(first, done + index),
    );
    const values = rows.map(
      (row) => `(${columns.map((column) => literal(row[column])).join(', ')})`,
    );
    await execute(
      payload,
      `INSERT INTO locations (${columns.join(', ')}) VALUES ${values.join(', ')}`,
    );
  }
  await execute(payload, 'UPDATE content_revision SET value = value + 1');
}

/** Irrational steps spread the places evenly without chance. */
function copyOf(location: Record<string, unknown>, index: number): Record<string, unknown> {
  return {
    ...location,
    title: `Station ${index + 1}`,
    latitude: Number((47.5 + ((index * 0.618034) % 1) * 7.3).toFixed(4)),
    longitude: Number((6.1 + ((index * 0.414214) % 1) * 8.7).toFixed(4)),
  };
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
