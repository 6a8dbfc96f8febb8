import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Row = Record<string, unknown>;

interface Stored {
  id: number;
  json: string;
}

/**
 * Makes every published location of a SQLite data folder German and adds others until there are `count`. Each new one mixes the words of
 * several stored ones, with numbers and coordinates of its own: a text that repeated another's would flatter the compression. The
 * studio does not know of them.
 */
export function growLocations(folder: string, count: number): void {
  const database = new DatabaseSync(join(folder, 'oilway.db'));
  const rows = database
    .prepare("SELECT id, json FROM published_documents WHERE kind = 'location' ORDER BY id")
    .all() as unknown as Stored[];
  const stored = rows.map(({ json }) => ({ ...(JSON.parse(json) as Row), country: 'de' }));
  const add = database.prepare(
    "INSERT OR REPLACE INTO published_documents (kind, id, culture, shape, revision, json) VALUES ('location', ?, 'de-DE', 1, (SELECT value + 1 FROM content_revision), ?)",
  );
  database.exec("BEGIN; DELETE FROM published_documents WHERE kind = 'location'");
  for (let index = 0; index < count; index += 1) {
    const id = index + 1;
    const location = index < stored.length ? stored[index] : mixed(stored, index);
    add.run(id, JSON.stringify({ ...location, id }));
  }
  database.exec('UPDATE content_revision SET value = value + 1; COMMIT');
  database.close();
}

/** Publishes a location anew as it is. */
export function raiseRevision(folder: string): void {
  const database = new DatabaseSync(join(folder, 'oilway.db'));
  database.exec(
    "UPDATE content_revision SET value = value + 1; UPDATE published_documents SET revision = (SELECT value FROM content_revision) WHERE kind = 'location' AND id = (SELECT min(id) FROM published_documents WHERE kind = 'location')",
  );
  database.close();
}

/** Steps that share no factor with the number of stored rows meet all of them. */
function mixed(stored: Row[], index: number): Row {
  const from = (step: number) => stored[(index * step) % stored.length] ?? {};
  const words = (column: string) =>
    [from(7)[column], from(11)[column]]
      .map((text, half) => halves(String(text ?? ''))[half] ?? '')
      .join(' ')
      .replace(/\d+/g, (digits) =>
        String((Number(digits) + index * 31) % 10 ** Math.min(digits.length, 6)),
      );
  return {
    ...from(1),
    title: `${from(3).town}-${from(17).title} ${index}`,
    latitude: Number((47.4 + ((index * 0.618034) % 1) * 7.4).toFixed(5)),
    longitude: Number((6.1 + ((index * 0.754877) % 1) * 8.7).toFixed(5)),
    mapDescription: words('mapDescription'),
    text: words('text'),
  };
}

function halves(text: string): [string, string] {
  const space = text.indexOf(' ', text.length / 2);
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}
