import type { Database } from './session.ts';

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/**
 * Opens the database of a `DATABASE_URL`: `file:` of SQLite, or `postgres://`. Changes no schema.
 * @param broken hears of a connection to a server that broke while nobody used it.
 */
export async function openDatabase(
  url: string,
  broken: (error: Error) => void = () => undefined,
): Promise<Database> {
  // Only the one that is used is loaded.
  if (!isPostgres(url)) return (await import('./sqlite.ts')).openSqlite(url);
  return (await import('./postgres-database.ts')).openPostgres(url, broken);
}
