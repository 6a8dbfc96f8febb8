/** Implements `oilway doctor`: prints problems, with the commands that fix them. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backupFolders, newestBackup } from '@oilway/store/backup/newest-backup.ts';
import { pathOf, sqliteState } from '@oilway/store/backup/sqlite-copy.ts';
import { critical, lineOf, type Observation } from '@oilway/store/checkup/observation.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { troubleOf } from '@oilway/store/database/trouble.ts';
import type { Settings } from '@oilway/store/settings.ts';
import { argumentsOf } from './arguments.ts';
import { whyDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { settingsToLook } from './operator-settings.ts';
import { asCalledHere } from './own-command.ts';

const settings = settingsToLook();
if (!existsSync(settings.folder)) refuse([`DATA_DIR: there is no folder ${settings.folder}`]);
const newest = newestBackup(backupFolders(settings.folder)) ?? '<backup>';

const { values } = argumentsOf(
  'doctor',
  { quick: { type: 'boolean' }, json: { type: 'boolean' } },
  0,
  0,
);
const { lookAtMachine } = await import('@oilway/content/checkup/checkup.ts');
const found = [
  ...(await lookAtMachine(settings)),
  ...(await databaseFindings(settings, !values.quick)),
].map(withCommand);
for (const finding of found) say(values.json ? JSON.stringify(finding) : lineOf(finding));
process.exit(found.some(({ level }) => level === 'critical') ? 1 : 0);

/** Returns an observation whose command can be run as printed. */
function withCommand(finding: Observation): Observation {
  const { code, remedy } = finding;
  if (remedy === undefined) return finding;
  const whole = code === 'damaged' ? aroundDamaged(remedy) : withNewest(code, remedy);
  return { ...finding, remedy: asCalledHere(whole).replaceAll('<backup>', quoted(newest)) };
}

/** A database that existed is restored from its backup before a new one is created. */
function withNewest(code: string, remedy: string): string {
  const isGone = code === 'databaseMissing' || code === 'databaseEmpty';
  return isGone && newest !== '<backup>' ? 'oilway restore <backup>' : remedy;
}

/** Returns the commands that move a damaged database with its WAL aside before the restore, which requires that there is none. */
function aroundDamaged(restore: string): string {
  if (isPostgres(settings.databaseUrl)) return `DATABASE_URL=<an empty database> ${restore}`;
  const file = pathOf(settings.databaseUrl);
  const moment = new Date().toISOString().slice(0, 16).replace(':', '');
  const aside = quoted(join(dirname(file), `damaged-${moment}`));
  return `mkdir -m 700 ${aside} && mv ${quoted(file)}* ${aside}/ && ${restore}`;
}

/** Quotes a path with special characters for a shell. */
function quoted(path: string): string {
  return /^[\w./<>-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

async function databaseFindings(settings: Settings, thorough: boolean): Promise<Observation[]> {
  // Checked first, because Payload creates a missing database.
  const state = isPostgres(settings.databaseUrl) ? 'inPlace' : sqliteState(settings.databaseUrl);
  const place = pathOf(settings.databaseUrl);
  if (state === 'missing') return [critical('databaseMissing', { place }, 'oilway migrate')];
  if (state === 'empty') return [critical('databaseEmpty', { place }, 'oilway migrate')];
  try {
    const { getPayload } = await import('payload');
    const { default: config } = await import('@oilway/content/config');
    const { lookAtDatabase } = await import('@oilway/content/checkup/checkup.ts');
    const payload = await getPayload({ config, disableOnInit: true });
    payload.logger.level = 'silent';
    return await lookAtDatabase(payload, settings, thorough);
  } catch (error) {
    const why = whyDatabase(error) ?? String(error);
    if (troubleOf(error) === 'damaged')
      return [critical('damaged', { what: why }, 'oilway restore <backup>')];
    return [critical('databaseAway', { why }, 'DATABASE_URL')];
  }
}
