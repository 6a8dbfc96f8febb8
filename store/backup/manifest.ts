import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().nonnegative();

const copied = z.object({
  /** Relative to the backup's folder, with slashes; never leaves it. */
  path: z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\0\\]+$/),
  bytes: size,
  sha256,
});

const schema = z.object({
  format: z.literal(1),
  /** When the backup started, ISO 8601. */
  made: z.iso.datetime(),
  dialect: z.enum(['sqlite', 'postgres']),
  database: copied,
  /** Row counts by table. */
  tables: z.record(z.string(), size),
  files: z.array(copied),
  /** Whether `secrets.json` is among the files. */
  secrets: z.boolean(),
});

/** One file of a backup. */
export type ManifestFile = z.infer<typeof copied>;

/** A backup's contents. Written last, so that a folder without it is no complete backup. */
export type Manifest = z.infer<typeof schema>;

const name = 'manifest.json';

/** A backup or a target of a restore is invalid; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, name), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
}

/** Reads the manifest. @throws BackupError where the folder contains no backup that this version can read. */
export function readManifest(folder: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new BackupError(
      code === 'ENOENT'
        ? `${folder} is not a complete backup: it has no ${name}`
        : `${join(folder, name)} can't be read`,
      { cause },
    );
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BackupError(
    `${join(folder, name)} has an invalid format: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
