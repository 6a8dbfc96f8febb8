/** Implements `oilway doctor`: prints problems, with the commands that fix them. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backupFolders, newestBackup } from '@oilway/store/backup/newest-backup.ts';
import { sqlitePath, sqliteState } from '@oilway/store/backup/sqlite-copy.ts';
import { classifyDatabaseError } from '@oilway/store/database/error-class.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import {
  critical,
  type Diagnostic,
  formatDiagnostic,
} from '@oilway/store/diagnostics/diagnostic.ts';
import type { Settings } from '@oilway/store/settings.ts';
import { withCliPath } from './cli-path.ts';
import { exitWithErrors, print } from './console.ts';
import { readSettingsReadOnly } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { describeDatabaseError } from './start-settings.ts';

const settings = readSettingsReadOnly();
if (!existsSync(settings.dataDir))
  exitWithErrors([`DATA_DIR: the folder ${settings.dataDir} does not exist`]);
const newest = newestBackup(backupFolders(settings.dataDir)) ?? '<backup>';

const { values } = parseArguments(
  'doctor',
  { quick: { type: 'boolean' }, json: { type: 'boolean' } },
  0,
  0,
);
const { runHostChecks } = await import('@oilway/content/diagnostics/diagnostics.ts');
const found = [
  ...(await runHostChecks(settings)),
  ...(await checkDatabase(settings, !values.quick)),
].map(withRunnableRemedy);
for (const finding of found)
  print(values.json ? JSON.stringify(finding) : formatDiagnostic(finding));
process.exit(found.some(({ level }) => level === 'critical') ? 1 : 0);

/** Returns an observation whose command can be run as printed. */
function withRunnableRemedy(finding: Diagnostic): Diagnostic {
  const { code, remedy } = finding;
  if (remedy === undefined) return finding;
  const command = code === 'damaged' ? moveAsideAndRestore(remedy) : preferRestore(code, remedy);
  return { ...finding, remedy: withCliPath(command).replaceAll('<backup>', shellQuote(newest)) };
}

/** A database that existed is restored from its backup before a new one is created. */
function preferRestore(code: string, remedy: string): string {
  const isGone = code === 'databaseMissing' || code === 'databaseEmpty';
  return isGone && newest !== '<backup>' ? 'oilway restore <backup>' : remedy;
}

/** Returns the commands that move a damaged database with its WAL aside before the restore, which requires that there is none. */
function moveAsideAndRestore(restore: string): string {
  if (isPostgres(settings.databaseUrl)) return `DATABASE_URL=<an empty database> ${restore}`;
  const file = sqlitePath(settings.databaseUrl);
  const timestamp = new Date().toISOString().slice(0, 16).replace(':', '');
  const targetFolder = shellQuote(join(dirname(file), `damaged-${timestamp}`));
  return `mkdir -m 700 ${targetFolder} && mv ${shellQuote(file)}* ${targetFolder}/ && ${restore}`;
}

/** Quotes a path with special characters for a shell. */
function shellQuote(path: string): string {
  return /^[\w./<>-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

async function checkDatabase(settings: Settings, thorough: boolean): Promise<Diagnostic[]> {
  // Checked first, because Payload creates a missing database.
  const state = isPostgres(settings.databaseUrl) ? 'inPlace' : sqliteState(settings.databaseUrl);
  const databasePath = sqlitePath(settings.databaseUrl);
  if (state === 'missing')
    return [critical('databaseMissing', { place: databasePath }, 'oilway migrate')];
  if (state === 'empty')
    return [critical('databaseEmpty', { place: databasePath }, 'oilway migrate')];
  try {
    const { getPayload } = await import('payload');
    const { default: config } = await import('@oilway/content/config');
    const { runDatabaseChecks } = await import('@oilway/content/diagnostics/diagnostics.ts');
    const payload = await getPayload({ config, disableOnInit: true });
    payload.logger.level = 'silent';
    return await runDatabaseChecks(payload, settings, thorough);
  } catch (error) {
    const reason = describeDatabaseError(error) ?? String(error);
    if (classifyDatabaseError(error) === 'damaged')
      return [critical('damaged', { what: reason }, 'oilway restore <backup>')];
    return [critical('databaseUnavailable', { why: reason }, 'DATABASE_URL')];
  }
}
