import type { Database } from './db-session.ts';

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/**
 * Opens the database of a `DATABASE_URL`: `file:` for SQLite, or `postgres://`. Does not migrate.
 * @param onConnectionError called when an idle connection to a server breaks.
 */
export async function openDatabase(
  url: string,
  onConnectionError: (error: Error) => void = () => undefined,
): Promise<Database> {
  // Loads the driver in use only.
  if (!isPostgres(url)) return (await import('./sqlite.ts')).openSqlite(url);
  return (await import('./postgres.ts')).openPostgres(url, onConnectionError);
}
