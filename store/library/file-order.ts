import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';

/** The columns by which a list of files can be sorted. */
export const fileColumns = ['name', 'category', 'type', 'size', 'date'] as const;

export type FileColumn = (typeof fileColumns)[number];

export interface FileSort {
  by: FileColumn;
  descending: boolean;
}

export const byName: FileSort = { by: 'name', descending: false };
export const newestFirst: FileSort = { by: 'date', descending: true };

/** The sort columns as SQL; file names are null for links. */
interface SortColumns {
  id: AnyColumn;
  title: AnyColumn;
  category: AnyColumn;
  date: AnyColumn;
  size: AnyColumn;
  fileName: SQL;
}

/** Equal rows are sorted by title, in either direction. */
export function orderBy({ by, descending }: FileSort, columns: SortColumns): SQL[] {
  const { category, date, fileName, id, size, title } = columns;
  const expressions: Record<FileColumn, AnyColumn | SQL> = {
    name: title,
    category,
    type: endingOf(fileName),
    size: sql`coalesce(${size}, -1)`,
    date,
  };
  return [(descending ? desc : asc)(expressions[by]), asc(title), asc(id)];
}

/** Returns the file extension; links sort under the letter L. */
function endingOf(name: SQL): SQL {
  const upToDot = sql`rtrim(${name}, replace(${name}, '.', ''))`;
  return sql`coalesce(lower(substr(${name}, length(${upToDot}) + 1)), 'link')`;
}
