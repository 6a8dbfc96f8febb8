/** `oilway restore <backup>`: restores a backup where there is no database yet. */
import { resolve } from 'node:path';
import { restoreBackup } from '@oilway/store/backup/backup.ts';
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { say } from './console.ts';
import { operatorSettings } from './operator-settings.ts';
import { amount } from './told-backup.ts';

const { positionals } = argumentsOf('restore', {}, 1, 1);
const begun = performance.now();
const manifest = await restoreBackup(resolve(String(positionals[0])), operatorSettings()).catch(
  refuseDatabase,
);
say(
  `Restored: ${amount(manifest)}, of ${manifest.made}, in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
);
say('  Mails are held back: oilway mails release lets them go.');
if (!manifest.secrets)
  say(
    "  Put the secrets.json of the host it is from into the data folder, or staff's apps for one-time codes are of no use.",
  );
