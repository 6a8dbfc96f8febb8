/**
 * Implements `npm run reporting-keys -- begin-anew`, for when all officers have lost their passphrases and no one can sign. The report form is closed
 * until an officer starts a new log in the studio; the office then has another fingerprint than the one on printed notices. All officers are mailed.
 * Earlier data is unchanged: only the old keys and the recovery key open it.
 */
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { settingsInPlace } from './operator-settings.ts';

if (process.argv.slice(2).join(' ') !== 'begin-anew')
  refuse(['Usage: npm run reporting-keys -- begin-anew']);
settingsInPlace();
const { getPayload } = await import('payload');
const { default: config } = await import('@oilway/content/config');
const { beginAnew } = await import('@oilway/content/reporting/key-log.ts');
const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = 'warn';
await beginAnew(payload).catch(refuseDatabase);
say('The form for reports is closed until an officer begins a new log of keys at the desk.');
await payload.destroy();
process.exit();
