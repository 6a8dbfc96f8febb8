import { critical, type Observation, ok, warning } from '@oilway/store/checkup/observation.ts';
import type { Payload } from 'payload';
import { missingSearchIndexes } from '../database/search-indexes.ts';
import { appliedMigrations, knownMigrations } from '../migrations/migrate.ts';
import { compareDocuments } from '../publishing/rebuild.ts';

/** Checks that the database and the program have the same version. @param place describes the database to an operator. */
export async function checkMigrations(payload: Payload, place: string): Promise<Observation[]> {
  const done = await appliedMigrations(payload);
  if (done.size === 0) return [critical('databaseEmpty', { place }, 'oilway migrate')];
  const known = knownMigrations(payload);
  const pending = known.filter((name) => !done.has(name));
  const unknown = [...done].filter((name) => name > (known.at(-1) ?? ''));
  return [
    ...(pending.length > 0
      ? [critical('migrationsPending', { names: pending.join(', ') }, 'oilway migrate')]
      : []),
    ...(unknown.length > 0 ? [critical('migrationsUnknown', { names: unknown.join(', ') })] : []),
    ...(pending.length + unknown.length === 0 ? [ok('migrations', { count: known.length })] : []),
  ];
}

/** Checks that the search indexes of the studio's lists exist: PostgreSQL needs an extension for them. */
export async function checkSearch(payload: Payload): Promise<Observation[]> {
  const names = (await missingSearchIndexes(payload)).map(({ name }) => name).join(', ');
  return names
    ? [warning('searchSlow', { names }, 'CREATE EXTENSION pg_trgm; oilway migrate')]
    : [];
}

/** Checks that the published documents match the content of the studio, by building each of them again. */
export async function checkDocuments(payload: Payload): Promise<Observation[]> {
  const found = await compareDocuments(payload);
  const [first] = found;
  if (!first) return [ok('documents')];
  const example = `${first.kind} ${first.id} ${first.culture}`;
  return [
    critical('documentsDiffer', { count: found.length, example }, 'oilway documents rebuild'),
  ];
}
