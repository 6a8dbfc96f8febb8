import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@oilway/content/test/postgres.ts';
import { inject } from 'vitest';

export const databases = ['sqlite', 'postgres'] as const;
export type Database = (typeof databases)[number];

/** A data folder of its own and the environment that names it and its database. */
export interface SeededDatabase {
  folder: string;
  environment: Record<string, string>;
  remove(): void;
}

/** A copy of the seeded template: database, pictures, no secrets. */
export function seededDatabase(
  kind: Database = 'sqlite',
  postgres = inject('site').postgres,
): SeededDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-site-'));
  const template = inject('site').folder;
  cpSync(join(template, 'media'), join(folder, 'media'), { recursive: true });
  const file = join(folder, 'oilway.db');
  if (kind === 'sqlite') cpSync(join(template, 'oilway.db'), file);
  const url =
    kind === 'sqlite'
      ? `file:${file}`
      : createDatabase(postgres, `site_${randomBytes(6).toString('hex')}`, 'site_template');
  return {
    folder,
    environment: {
      NODE_ENV: 'test',
      VAR_DIR: folder,
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      PAYLOAD_LOG_LEVEL: 'silent',
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
