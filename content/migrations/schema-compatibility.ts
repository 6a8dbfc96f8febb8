import { migrations as postgres } from './postgres/index.ts';
import { migrations as sqlite } from './sqlite/index.ts';

/**
 * Returns why this version cannot use a database, in sentences; undefined if it can, after `oilway migrate` for an older one.
 * @param applied names of its migrations, oldest first.
 */
export function incompatibleSchemaReason(
  applied: readonly string[],
  dialect: 'postgres' | 'sqlite',
): string | undefined {
  const known: readonly { name: string }[] = dialect === 'postgres' ? postgres : sqlite;
  const names = new Set(known.map(({ name }) => name));
  if (applied.length === 0) return 'the backup is not of a database of Oilway.';
  if (isBeforeFirst(applied, known))
    return 'the backup is of before the first release, and is not upgraded: restore it with the version that took it.';
  const unknown = applied.filter((name) => !names.has(name));
  return unknown.length > 0
    ? `the backup is of a newer version of Oilway, with migrations that this one does not know (${unknown.join(', ')}): restore it with the version that took it, or a later one.`
    : undefined;
}

/** Returns whether a database has migrations, but not the first one of this version. */
export const isBeforeFirst = (
  applied: readonly string[],
  known: readonly { name: string }[],
): boolean => applied.length > 0 && !applied.includes(known[0]?.name ?? '');

/** Returns the number of migrations that `oilway migrate` will run. */
export const pendingCount = (applied: readonly string[], dialect: 'postgres' | 'sqlite'): number =>
  (dialect === 'postgres' ? postgres : sqlite).filter(({ name }) => !applied.includes(name)).length;
