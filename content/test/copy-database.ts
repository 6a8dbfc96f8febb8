import { randomBytes } from 'node:crypto';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUmask } from '@oilway/store/data-folder.ts';
import { inject } from 'vitest';
import { selectCases } from './full.ts';
import { createDatabase } from './postgres.ts';
import type {} from './set-up.ts';

/** Where Node keeps the compiled modules of the processes that tests start. */
export const compileCache = join(import.meta.dirname, '../../node_modules/.cache/oilway/compiled');

export const databases = ['sqlite', 'postgres'] as const;
/** For code that is the same on both: PostgreSQL, as journeys and other tests run on SQLite; in the full run both. */
export const eitherDatabase = selectCases('postgres', databases);
export type Database = (typeof databases)[number];

/** A separate data folder, and the environment with it and its database. */
export interface DatabaseCopy {
  folder: string;
  environment: Record<string, string>;
  remove(): void;
}

/**
 * Copies a template: the migrated one, or the one with the demo content and its images.
 * @param postgres the cluster for the copy.
 */
export function copyDatabase(
  kind: Database,
  template: 'empty' | 'seeded',
  postgres: { bin: string; port: number } = inject('templates').postgres,
): DatabaseCopy {
  // The umask sets the modes of copied folders.
  setUmask();
  const folder = mkdtempSync(join(tmpdir(), 'oilway-test-'));
  const { sqlite } = inject('templates');
  // By reference where the file system supports it.
  const copy = (from: string, to: string) =>
    cpSync(join(sqlite, from), join(folder, to), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  if (template === 'seeded') copy('media', 'media');
  if (kind === 'sqlite') copy(template === 'seeded' ? 'oilway.db' : 'empty.db', 'oilway.db');
  const url =
    kind === 'sqlite'
      ? `file:${join(folder, 'oilway.db')}`
      : createDatabase(postgres, `t${randomBytes(6).toString('hex')}`, template);
  return {
    folder,
    environment: {
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: folder,
      DATABASE_URL: url,
      LOG_LEVEL: 'error',
      PAYLOAD_LOG_LEVEL: 'silent',
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
