/** Implements `oilway verify <backup>`: restores a backup into a scratch database and checks its contents. */
import { resolve } from 'node:path';
import { verifyBackup } from '@oilway/store/backup/backup.ts';
import { readManifest } from '@oilway/store/backup/manifest.ts';
import { backupSummary } from './backup-summary.ts';
import { exitWithErrors, print } from './console.ts';
import { readSettingsReadOnly } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const { positionals } = parseArguments('verify', {}, 1, 1);
const folder = resolve(String(positionals[0]));
const manifest = readManifest(folder);
const problems = await verifyBackup(folder, readSettingsReadOnly().databaseUrl).catch(
  exitOnDatabaseError,
);
if (problems.length > 0) exitWithErrors(problems);
print(`The backup is complete: ${backupSummary(manifest)}, of ${manifest.made}`);
