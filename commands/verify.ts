/**
 * Implements `oilway verify <backup>`: restores a backup into a scratch database and checks its contents; with `--record` it records a restore that was
 * verified by other means.
 */
import { resolve } from 'node:path';
import { verifyBackup } from '@oilway/store/backup/backup.ts';
import { readManifest } from '@oilway/store/backup/manifest.ts';
import { backupSummary } from './backup-summary.ts';
import { exitWithErrors, print } from './console.ts';
import { readSettingsReadOnly } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { recordBackup } from './record-backup.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const isRecordOnly = process.argv.includes('--record');
const { positionals } = parseArguments(
  'verify',
  { record: { type: 'boolean' } },
  isRecordOnly ? 0 : 1,
  isRecordOnly ? 0 : 1,
);
const { databaseUrl } = readSettingsReadOnly();
if (isRecordOnly) process.exit(await recordBackup(databaseUrl, 'verification'));
const folder = resolve(String(positionals[0]));
const manifest = readManifest(folder);
const problems = await verifyBackup(folder, databaseUrl).catch(exitOnDatabaseError);
if (problems.length > 0) exitWithErrors(problems);
print(`The backup is complete: ${backupSummary(manifest)}, of ${manifest.made}`);
await recordBackup(databaseUrl, 'verification');
