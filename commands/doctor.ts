/** `oilway doctor`: says what is wrong, and the command that mends it. */
import { now, type Observation } from '@oilway/store/checkup/observation.ts';
import { sentenceOf } from '@oilway/store/checkup/words.ts';
import type { Settings } from '@oilway/store/settings.ts';
import { argumentsOf } from './arguments.ts';
import { whyDatabase } from './checked-settings.ts';
import { say } from './console.ts';
import { settingsInPlace } from './operator-settings.ts';

const marks = { well: '✓', soon: '!', now: '✗' } as const;

const { values } = argumentsOf(
  'doctor',
  { quick: { type: 'boolean' }, json: { type: 'boolean' } },
  0,
  0,
);
const settings = settingsInPlace();
const { lookAtMachine } = await import('@oilway/content/checkup/checkup.ts');
const found = [
  ...(await lookAtMachine(settings)),
  ...(await databaseFindings(settings, !values.quick)),
];
for (const finding of found) say(values.json ? JSON.stringify(finding) : lineOf(finding));
process.exit(found.some(({ level }) => level === 'now') ? 1 : 0);

function lineOf(finding: Observation): string {
  const remedy = finding.remedy ? `  → ${finding.remedy}` : '';
  return `${marks[finding.level]} ${sentenceOf(finding, 'en')}${remedy}`;
}

async function databaseFindings(settings: Settings, thorough: boolean): Promise<Observation[]> {
  try {
    const { getPayload } = await import('payload');
    const { default: config } = await import('@oilway/content/config');
    const { lookAtDatabase } = await import('@oilway/content/checkup/checkup.ts');
    const payload = await getPayload({ config, disableOnInit: true });
    payload.logger.level = 'silent';
    return await lookAtDatabase(payload, settings, thorough);
  } catch (error) {
    return [now('databaseAway', { why: whyDatabase(error) ?? String(error) }, 'DATABASE_URL')];
  }
}
