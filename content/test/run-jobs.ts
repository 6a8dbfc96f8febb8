/**
 * Runs the jobs as the studio does, on the database that the environment names. With `REFRESH_IN` its
 * clock is set so many seconds before the minute of the social feeds, `HOURS_ON` hours ahead.
 */
import { getPayload } from 'payload';
import config from '../payload.config.ts';

const hour = 3_600_000;
const TrueDate = Date;
const { HOURS_ON = '0', REFRESH_IN } = process.env;

await config;
const ahead = REFRESH_IN ? untilRefresh(Number(REFRESH_IN)) + Number(HOURS_ON) * hour : 0;
globalThis.Date = class extends TrueDate {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [TrueDate.now() + ahead]) as [number]));
  }
  static override now = () => TrueDate.now() + ahead;
} as DateConstructor;

await getPayload({ config, cron: true });
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

/** How far a clock must be ahead so that 17 minutes past the hour are `seconds` away. */
function untilRefresh(seconds: number): number {
  const due = 17 * 60_000 - seconds * 1000;
  return (((due - (Date.now() % hour)) % hour) + hour) % hour;
}
