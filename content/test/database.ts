import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { inject, vi } from 'vitest';
import type { Content } from '../index.ts';
import { createDatabase } from './postgres.ts';
import type {} from './templates.ts';

export const databases = ['sqlite', 'postgres'] as const;
export type Database = (typeof databases)[number];

/** A fresh, migrated database behind Payload and behind the site's door. */
export interface TestDatabase {
  payload: Payload;
  content: Content;
  folder: string;
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** A copy of the migrated template and the environment that names it. */
export function freshDatabase(kind: Database): {
  folder: string;
  environment: Record<string, string>;
} {
  const { sqlite, postgres } = inject('templates');
  const folder = mkdtempSync(join(tmpdir(), 'oilway-test-'));
  const file = join(folder, 'oilway.db');
  if (kind === 'sqlite') copyFileSync(sqlite, file);
  const url =
    kind === 'sqlite'
      ? `file:${file}`
      : createDatabase(postgres, `t${randomBytes(6).toString('hex')}`, 'template');
  return {
    folder,
    environment: { NODE_ENV: 'test', VAR_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'silent' },
  };
}

/**
 * Opens a fresh database in this process. The settings are read when the configuration is imported,
 * so every module of ours is loaded anew; import nothing that reads settings at the top of a test.
 */
export async function openDatabase(kind: Database): Promise<TestDatabase> {
  const { folder, environment } = freshDatabase(kind);
  Object.assign(process.env, environment);
  vi.resetModules();
  const { getPayload } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  payload.logger.level = 'silent';
  const { openContent } = await import('../index.ts');
  return {
    payload,
    content: await openContent(),
    folder,
    environment,
    async close() {
      await payload.destroy();
      // Payload keeps every instance it made: the next database of this file needs its own.
      (globalThis as unknown as { _payload: Map<string, unknown> })._payload.clear();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
