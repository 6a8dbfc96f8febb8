import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Row = Record<string, string | number | null>;

/**
 * Makes every location of a SQLite data folder German and adds others until there are `count`. Each
 * new one mixes the words of several stored ones, with numbers and coordinates of its own: a text
 * that repeated another's would flatter the compression.
 */
export function growLocations(folder: string, count: number): void {
  const database = new DatabaseSync(join(folder, 'oilway.db'));
  database.exec("UPDATE locations SET country = 'de'");
  const stored = database.prepare('SELECT * FROM locations ORDER BY id').all() as Row[];
  const columns = Object.keys(stored[0] ?? {}).filter((column) => column !== 'id');
  const insert = database.prepare(
    `INSERT INTO locations (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  database.exec('BEGIN');
  for (let index = stored.length; index < count; index += 1) {
    const row = mixed(stored, index);
    insert.run(...columns.map((column) => row[column] ?? null));
  }
  database.exec('COMMIT');
  database.close();
  raiseRevision(folder);
}

/** Says that something visible has changed, as a publication would. */
export function raiseRevision(folder: string): void {
  const database = new DatabaseSync(join(folder, 'oilway.db'));
  database.exec('UPDATE content_revision SET value = value + 1');
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
    map_description: words('map_description'),
    text: words('text'),
  };
}

function halves(text: string): [string, string] {
  const space = text.indexOf(' ', text.length / 2);
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}
