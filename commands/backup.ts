/** Implements `oilway backup [<folder>] [--secrets]`: copies database and files without downtime; with `--record` it records the backup of another tool. */
import { resolve } from 'node:path';
import { takeBackup } from '@oilway/store/backup/backup.ts';
import { backupSummary } from './backup-summary.ts';
import { print } from './console.ts';
import { readSettingsWithDatabase } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { recordBackup } from './record-backup.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const { positionals, values } = parseArguments(
  'backup',
  { record: { type: 'boolean' }, secrets: { type: 'boolean' } },
  0,
  1,
);
const settings = readSettingsWithDatabase();
if (values.record) process.exit(await recordBackup(settings.databaseUrl, 'backup'));
const begun = performance.now();
const { folder, manifest } = await takeBackup(settings, resolve(positionals[0] ?? 'backups'), {
  secrets: values.secrets === true,
}).catch(exitOnDatabaseError);
print(`${folder}`);
print(`  ${backupSummary(manifest)} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
if (!manifest.secrets) print('  without secrets.json: store it separately');
await recordBackup(settings.databaseUrl, 'backup', manifest.made);
