import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';

/** What a list of files can be sorted by: the columns that it is shown in. */
export const fileColumns = ['name', 'category', 'type', 'size', 'date'] as const;

export type FileColumn = (typeof fileColumns)[number];

export interface FileOrder {
  by: FileColumn;
  descending: boolean;
}

export const byName: FileOrder = { by: 'name', descending: false };
export const newestFirst: FileOrder = { by: 'date', descending: true };

/** The columns of one list, each as SQL; names of files are null where there is none. */
interface SortedBy {
  id: AnyColumn;
  title: AnyColumn;
  category: AnyColumn;
  date: AnyColumn;
  size: AnyColumn;
  fileName: SQL;
}

/** Files that are alike are sorted by title, whichever way. */
export function orderOf({ by, descending }: FileOrder, columns: SortedBy): SQL[] {
  const { category, date, fileName, id, size, title } = columns;
  const sorted: Record<FileColumn, AnyColumn | SQL> = {
    name: title,
    category,
    type: endingOf(fileName),
    size: sql`coalesce(${size}, -1)`,
    date,
  };
  return [(descending ? desc : asc)(sorted[by]), asc(title), asc(id)];
}

/** What follows the last dot of a name; links come where the letter L is. */
function endingOf(name: SQL): SQL {
  const upToDot = sql`rtrim(${name}, replace(${name}, '.', ''))`;
  return sql`coalesce(lower(substr(${name}, length(${upToDot}) + 1)), 'link')`;
}
