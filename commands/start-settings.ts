import { BackupError } from '@oilway/store/backup/manifest.ts';
import { readSettings, type Settings, SettingsError } from '@oilway/store/settings.ts';
import { StorageUnavailableError } from '@oilway/store/storage-unavailable-error.ts';
import { exitWithErrors } from './console.ts';
import { isPortFree } from './processes.ts';

/** Returns the settings, or ends the command with a list of all problems that prevent a start. */
export async function readStartSettings(): Promise<Settings> {
  const problems: string[] = [];
  let settings: Settings | undefined;
  try {
    settings = readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.push(...error.problems);
  }
  const host = settings?.host ?? process.env.HOST ?? '127.0.0.1';
  for (const [name, fallback] of [
    ['SITE_PORT', 3000],
    ['STUDIO_PORT', 3001],
  ] as const) {
    const port = Number(process.env[name] || fallback);
    const isValidPort = Number.isInteger(port) && port > 0 && port < 65536;
    if (isValidPort && !(await isPortFree(port, host))) {
      problems.push(`${name}: port ${port} is in use by another program`);
    }
  }
  return settings && problems.length === 0 ? settings : exitWithErrors(problems);
}

/** An error of a database driver or of its connection. */
interface DatabaseError extends NodeJS.ErrnoException {
  address?: string;
  port?: number;
  errors?: unknown[];
}

/** Ends the command with a one-line message when the database or the file storage is unreachable or refuses. @throws every other error unchanged. */
export function exitOnDatabaseError(error: unknown): never {
  if (error instanceof StorageUnavailableError) exitWithErrors([`STORAGE_URL: ${error.message}`]);
  if (error instanceof BackupError) exitWithErrors([error.message]);
  const { message, path, syscall } = rootCause(error);
  if (syscall && path) exitWithErrors([message]);
  const reason = describeDatabaseError(error);
  if (reason === undefined) throw error;
  exitWithErrors([`DATABASE_URL: database unavailable: ${reason}`]);
}

/** Returns why the database is unreachable or refuses; undefined for every other error. */
export function describeDatabaseError(error: unknown): string | undefined {
  const { address, code, message, port } = rootCause(error);
  if (code === undefined) return undefined;
  if (code === 'ECONNREFUSED') return `connection refused: no server listens on ${address}:${port}`;
  const [firstLine = ''] = message.split('\n');
  const remedy = remedies.find(({ of }) => of.test(firstLine))?.remedy;
  return remedy ? `${firstLine}; ${remedy}` : firstLine;
}

/** Remedies for errors whose database message does not name one. */
const remedies = [
  { of: /no such table|relation .* does not exist/, remedy: 'migrate it: oilway migrate' },
  { of: /permission denied to create database/, remedy: 'its user needs CREATEDB' },
];

/** Returns the root cause: drivers wrap errors, and a host with two addresses yields an AggregateError. */
function rootCause(error: unknown): DatabaseError {
  const { cause, errors } = error as DatabaseError;
  const inner = cause ?? errors?.[0];
  return inner ? rootCause(inner) : (error as DatabaseError);
}
