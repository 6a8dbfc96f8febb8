/** Implements `oilway backup [<folder>] [--secrets]`: copies database and files without downtime. */
import { resolve } from 'node:path';
import { takeBackup } from '@oilway/store/backup/backup.ts';
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { say } from './console.ts';
import { settingsInPlace } from './operator-settings.ts';
import { amount } from './told-backup.ts';

const { positionals, values } = argumentsOf('backup', { secrets: { type: 'boolean' } }, 0, 1);
const begun = performance.now();
const { folder, manifest } = await takeBackup(
  settingsInPlace(),
  resolve(positionals[0] ?? 'backups'),
  { secrets: values.secrets === true },
).catch(refuseDatabase);
say(`${folder}`);
say(`  ${amount(manifest)} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
if (!manifest.secrets) say('  without secrets.json: keep that one in another place');
