/** Implements `oilway verify <backup>`: restores a backup into a scratch database and checks its contents. */
import { resolve } from 'node:path';
import { verifyBackup } from '@oilway/store/backup/backup.ts';
import { readManifest } from '@oilway/store/backup/manifest.ts';
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { settingsToLook } from './operator-settings.ts';
import { amount } from './told-backup.ts';

const { positionals } = argumentsOf('verify', {}, 1, 1);
const folder = resolve(String(positionals[0]));
const manifest = readManifest(folder);
const problems = await verifyBackup(folder, settingsToLook().databaseUrl).catch(refuseDatabase);
if (problems.length > 0) refuse(problems);
say(`The backup is whole: ${amount(manifest)}, of ${manifest.made}`);
