/**
 * Implements `oilway restore <backup>`: restores a backup where there is no database; with `--files-only` only the files that an existing database
 * lacks.
 */
import { resolve } from 'node:path';
import { pendingCount, versionRefusal } from '@oilway/content/migrations/taken-versions.ts';
import { restoreBackup } from '@oilway/store/backup/backup.ts';
import { restoreFiles } from '@oilway/store/backup/restore-files.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { settingsInPlace, settingsToLook } from './operator-settings.ts';
import { asCalledHere } from './own-command.ts';
import { amount } from './told-backup.ts';

const { positionals, values } = argumentsOf('restore', { 'files-only': { type: 'boolean' } }, 1, 1);
const begun = performance.now();
const folder = resolve(String(positionals[0]));
const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
await (values['files-only'] ? files() : all());

async function all(): Promise<void> {
  const settings = settingsToLook();
  const dialect = isPostgres(settings.databaseUrl) ? 'postgres' : 'sqlite';
  let pending = 0;
  const manifest = await restoreBackup(folder, settings, (applied) => {
    pending = pendingCount(applied, dialect);
    return versionRefusal(applied, dialect);
  }).catch(refuseDatabase);
  say(`Restored: ${amount(manifest)}, of ${manifest.made}, in ${seconds()} s`);
  if (pending > 0)
    say(
      asCalledHere(
        '  It is of an older version: run oilway migrate before site and studio are started.',
      ),
    );
  say(asCalledHere('  Mails are held back: oilway mails release lets them go.'));
  if (!manifest.secrets)
    say(
      "  Put the secrets.json of the host it is from into the data folder, or staff's apps for one-time codes are of no use.",
    );
}

async function files(): Promise<void> {
  const { missing, restored } = await restoreFiles(folder, settingsInPlace()).catch(refuseDatabase);
  for (const path of restored) say(`  ${path}`);
  say(`Restored files: ${restored.length}, in ${seconds()} s`);
  if (missing.length > 0)
    refuse(missing.map((path) => `${path} is missing, and the backup does not hold it whole`));
}
