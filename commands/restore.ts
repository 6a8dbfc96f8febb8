/**
 * Implements `oilway restore <backup>`: restores a backup where there is no database; with `--files-only` only the files that an existing database
 * lacks.
 */
import { resolve } from 'node:path';
import {
  incompatibleSchemaReason,
  pendingCount,
} from '@oilway/content/migrations/schema-compatibility.ts';
import { restoreBackup } from '@oilway/store/backup/backup.ts';
import { restoreFiles } from '@oilway/store/backup/restore-files.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { backupSummary } from './backup-summary.ts';
import { withCliPath } from './cli-path.ts';
import { exitWithErrors, print } from './console.ts';
import { readSettingsReadOnly, readSettingsWithDatabase } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const { positionals, values } = parseArguments(
  'restore',
  { 'files-only': { type: 'boolean' } },
  1,
  1,
);
const begun = performance.now();
const folder = resolve(String(positionals[0]));
const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
await (values['files-only'] ? restoreMissingFiles() : restoreAll());

async function restoreAll(): Promise<void> {
  const settings = readSettingsReadOnly();
  const dialect = isPostgres(settings.databaseUrl) ? 'postgres' : 'sqlite';
  let pending = 0;
  const manifest = await restoreBackup(folder, settings, (applied) => {
    pending = pendingCount(applied, dialect);
    return incompatibleSchemaReason(applied, dialect);
  }).catch(exitOnDatabaseError);
  print(`Restored: ${backupSummary(manifest)}, of ${manifest.made}, in ${seconds()} s`);
  if (pending > 0)
    print(
      withCliPath(
        '  The backup is of an older version: run oilway migrate before starting site and studio.',
      ),
    );
  print(withCliPath('  Mails are on hold: release them with oilway mails release.'));
  if (!manifest.secrets)
    print(
      "  Put the secrets.json of the host it is from into the data folder, or staff's apps for one-time codes are of no use.",
    );
}

async function restoreMissingFiles(): Promise<void> {
  const { missing, restored } = await restoreFiles(folder, readSettingsWithDatabase()).catch(
    exitOnDatabaseError,
  );
  for (const path of restored) print(`  ${path}`);
  print(`Restored files: ${restored.length}, in ${seconds()} s`);
  if (missing.length > 0)
    exitWithErrors(missing.map((path) => `${path} is missing, and the backup has no intact copy`));
}
