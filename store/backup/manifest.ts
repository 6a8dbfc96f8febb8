import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().nonnegative();

const copied = z.object({
  /** Below the folder of the backup; with slashes, and never out of it. */
  path: z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\0\\]+$/),
  bytes: size,
  sha256,
});

const schema = z.object({
  format: z.literal(1),
  /** When it was begun, ISO 8601. */
  made: z.iso.datetime(),
  dialect: z.enum(['sqlite', 'postgres']),
  database: copied,
  /** How many rows each table has. */
  tables: z.record(z.string(), size),
  files: z.array(copied),
  /** Whether `secrets.json` is among the files. */
  secrets: z.boolean(),
});

/** One file of a backup. */
export type Copied = z.infer<typeof copied>;

/** What a backup holds: written last, so that a folder without it is none. */
export type Manifest = z.infer<typeof schema>;

const name = 'manifest.json';

/** Something is not as a backup or a place to restore to has to be, in words for whoever runs the command. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, name), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
}

/** @throws BackupError where the folder is no backup that this version reads. */
export function readManifest(folder: string): Manifest {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new BackupError(
      code === 'ENOENT'
        ? `${folder} is no backup, or one that was broken off: it has no ${name}`
        : `${join(folder, name)} can't be read`,
      { cause },
    );
  }
  const parsed = schema.safeParse(read);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BackupError(
    `${join(folder, name)} is not as this version writes it: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
