import type { Database } from './session.ts';

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/**
 * Opens the database of a `DATABASE_URL`: `file:` for SQLite, or `postgres://`. Does not migrate.
 * @param broken called when an idle connection to a server breaks.
 */
export async function openDatabase(
  url: string,
  broken: (error: Error) => void = () => undefined,
): Promise<Database> {
  // Loads the driver in use only.
  if (!isPostgres(url)) return (await import('./sqlite.ts')).openSqlite(url);
  return (await import('./postgres-database.ts')).openPostgres(url, broken);
}
