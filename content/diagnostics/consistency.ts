import { critical, type Diagnostic, ok, warning } from '@oilway/store/diagnostics/diagnostic.ts';
import type { Payload } from 'payload';
import { missingSearchIndexes } from '../database/search-indexes.ts';
import { appliedMigrations, knownMigrations } from '../migrations/migrate.ts';
import { compareDocuments } from '../publishing/rebuild.ts';

/** Checks that the database and the program have the same version. @param location describes the database to an operator. */
export async function checkMigrations(payload: Payload, location: string): Promise<Diagnostic[]> {
  const applied = await appliedMigrations(payload);
  if (applied.size === 0) return [critical('databaseEmpty', { place: location }, 'oilway migrate')];
  const known = knownMigrations(payload);
  const pending = known.filter((name) => !applied.has(name));
  const unknown = [...applied].filter((name) => name > (known.at(-1) ?? ''));
  return [
    ...(pending.length > 0
      ? [critical('migrationsPending', { names: pending.join(', ') }, 'oilway migrate')]
      : []),
    ...(unknown.length > 0 ? [critical('migrationsUnknown', { names: unknown.join(', ') })] : []),
    ...(pending.length + unknown.length === 0 ? [ok('migrations', { count: known.length })] : []),
  ];
}

/** Checks that the search indexes of the studio's lists exist: PostgreSQL needs an extension for them. */
export async function checkSearch(payload: Payload): Promise<Diagnostic[]> {
  const names = (await missingSearchIndexes(payload)).map(({ name }) => name).join(', ');
  return names
    ? [warning('indexesMissing', { names }, 'CREATE EXTENSION pg_trgm; oilway migrate')]
    : [];
}

/** Checks that the published documents match the content of the studio, by building each of them again. */
export async function checkDocuments(payload: Payload): Promise<Diagnostic[]> {
  const differences = await compareDocuments(payload);
  const [first] = differences;
  if (!first) return [ok('documents')];
  const example = `${first.kind} ${first.id} ${first.locale}`;
  return [
    critical('documentsDiffer', { count: differences.length, example }, 'oilway documents rebuild'),
  ];
}
