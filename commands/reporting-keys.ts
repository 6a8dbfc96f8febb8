/**
 * Implements `npm run reporting-keys -- begin-anew`, for when all officers have lost their passphrases and no one can sign. The report form is closed
 * until an officer starts a new log in the studio; the office then has another fingerprint than the one on printed notices. All officers are mailed.
 * Earlier data is unchanged: only the old keys and the recovery key open it.
 */

import { exitWithErrors, print } from './console.ts';
import { readSettingsWithDatabase } from './operator-settings.ts';
import { exitOnDatabaseError } from './start-settings.ts';

if (process.argv.slice(2).join(' ') !== 'begin-anew')
  exitWithErrors(['Usage: npm run reporting-keys -- begin-anew']);
readSettingsWithDatabase();
const { getPayload } = await import('payload');
const { default: config } = await import('@oilway/content/config');
const { resetReportingOffice } = await import('@oilway/content/reporting/key-log.ts');
const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = 'warn';
await resetReportingOffice(payload).catch(exitOnDatabaseError);
print('The report form is closed until an officer begins a new key log in the reporting office.');
await payload.destroy();
process.exit();
