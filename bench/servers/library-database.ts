import { DatabaseSync } from 'node:sqlite';
import { kindOf, kinds, printKey } from '../../search/file-kinds.ts';
import type { IndexedFile } from '../../store/library/index-entries.ts';
import type { Asked } from '../data/library-questions.ts';

/** The same files in SQLite, asked by its full text index and by LIKE. Both answer with up to 50 ids. */
export interface Database {
  /** Milliseconds that filling it took. */
  built: number;
  fullText(asked: Asked): number[];
  like(asked: Asked): number[];
  bytes(): number;
  close(): void;
}

const schema = `
  CREATE TABLE files (id INTEGER PRIMARY KEY, culture TEXT, category INTEGER, kind TEXT, print INTEGER, year TEXT,
    date TEXT, name TEXT, file_name TEXT, category_title TEXT, text TEXT);
  CREATE INDEX by_date ON files (date);
  CREATE TABLE rights (category INTEGER PRIMARY KEY);
  CREATE VIRTUAL TABLE words USING fts5 (name, file_name, category_title, text, content='files', content_rowid='id',
    tokenize='unicode61 remove_diacritics 2', prefix='2 3');`;

export function databaseOf(files: readonly IndexedFile[], rights: ReadonlySet<number>): Database {
  const database = new DatabaseSync(':memory:');
  const begun = performance.now();
  database.exec(schema);
  database.exec('BEGIN');
  const right = database.prepare('INSERT INTO rights VALUES (?)');
  for (const category of rights) right.run(category);
  const insert = database.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const file of files)
    insert.run(
      file.id,
      file.culture,
      file.category,
      kindOf(file),
      file.hasPrintFile ? 1 : 0,
      file.date.slice(0, 4),
      file.date,
      file.name,
      file.fileName,
      file.categoryTitle,
      file.text,
    );
  database.exec("INSERT INTO words (words) VALUES ('rebuild')");
  database.exec('COMMIT');
  const built = performance.now() - begun;
  const ids = (sql: string, values: string[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map(({ id }) => Number(id));
  return {
    built,
    fullText(asked) {
      const words = wordsOf(asked.words);
      if (words.length === 0) return ids(...plain(asked, []));
      const match = words
        .map((word, at) => `"${word}"${asked.typing && at === words.length - 1 ? '*' : ''}`)
        .join(' ');
      const where = conditions(asked);
      const sql = `SELECT f.id AS id FROM words JOIN files f ON f.id = words.rowid WHERE words MATCH ? ${where}
        ORDER BY bm25(words, 8, 4, 2, 1) LIMIT 50`;
      return ids(sql, [match, asked.culture]);
    },
    like: (asked) => ids(...plain(asked, wordsOf(asked.words))),
    bytes() {
      const [count] = database.prepare('PRAGMA page_count').all();
      const [size] = database.prepare('PRAGMA page_size').all();
      return Number(count?.page_count) * Number(size?.page_size);
    },
    close: () => database.close(),
  };
}

const wordsOf = (words: string): string[] => words.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Rights, language and filters: fixed text, but for the language. */
function conditions({ filters }: Asked): string {
  const among = (column: string, keys: string[]) =>
    keys.length > 0 ? `AND f.${column} IN (${keys.map((key) => `'${key}'`).join()})` : '';
  const years = filters.filter((key) => /^\d+$/.test(key));
  const chosen = filters.filter((key) => kinds.includes(key as never));
  const print = filters.includes(printKey) ? 'AND f.print = 1' : '';
  return `AND f.culture = ? AND f.category IN (SELECT category FROM rights)
    ${among('kind', chosen)} ${among('year', years)} ${print}`;
}

function plain(asked: Asked, words: readonly string[]): [sql: string, values: string[]] {
  const columns = ['name', 'file_name', 'category_title', 'text'];
  const each = words.map(
    () => `AND (${columns.map((column) => `f.${column} LIKE ?`).join(' OR ')})`,
  );
  const sql = `SELECT f.id AS id FROM files f WHERE 1 ${conditions(asked)} ${each.join(' ')} ORDER BY f.date DESC LIMIT 50`;
  return [sql, [asked.culture, ...words.flatMap((word) => columns.map(() => `%${word}%`))]];
}
