import type { Manifest } from '@oilway/store/backup/manifest.ts';

/** Returns a short summary of a backup's contents. */
export function backupSummary({ database, files, tables }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, database.bytes);
  return `${rows} rows, ${files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB`;
}
