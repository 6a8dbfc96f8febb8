import { BackupError } from '@oilway/store/backup/manifest.ts';
import { readSettings, type Settings, SettingsError } from '@oilway/store/settings.ts';
import { StorageAwayError } from '@oilway/store/storage-away.ts';
import { refuse } from './console.ts';
import { portIsFree } from './processes.ts';

/** Returns the settings, or ends the command with a list of all problems that prevent a start. */
export async function checkedSettings(): Promise<Settings> {
  const problems: string[] = [];
  let checked: Settings | undefined;
  try {
    checked = readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.push(...error.problems);
  }
  const host = checked?.host ?? process.env.HOST ?? '127.0.0.1';
  for (const [name, fallback] of [
    ['SITE_PORT', 3000],
    ['STUDIO_PORT', 3001],
  ] as const) {
    const port = Number(process.env[name] || fallback);
    const usable = Number.isInteger(port) && port > 0 && port < 65536;
    if (usable && !(await portIsFree(port, host))) {
      problems.push(`${name}: port ${port} is taken by another program`);
    }
  }
  return checked && problems.length === 0 ? checked : refuse(problems);
}

/** An error of a database driver or of its connection. */
interface DatabaseError extends NodeJS.ErrnoException {
  address?: string;
  port?: number;
  errors?: unknown[];
}

/** Ends the command with a one-line message when the database or the file storage is unreachable or refuses. @throws every other error unchanged. */
export function refuseDatabase(error: unknown): never {
  if (error instanceof StorageAwayError) refuse([`STORAGE_URL: ${error.message}`]);
  if (error instanceof BackupError) refuse([error.message]);
  const { message, path, syscall } = innermost(error);
  if (syscall && path) refuse([message]);
  const why = whyDatabase(error);
  if (why === undefined) throw error;
  refuse([`DATABASE_URL: the database can't be used: ${why}`]);
}

/** Returns why the database is unreachable or refuses; undefined for every other error. */
export function whyDatabase(error: unknown): string | undefined {
  const { address, code, message, port } = innermost(error);
  if (code === undefined) return undefined;
  if (code === 'ECONNREFUSED') return `connection refused: nobody listens on ${address}:${port}`;
  const [said = ''] = message.split('\n');
  const remedy = remedies.find(({ of }) => of.test(said))?.remedy;
  return remedy ? `${said}; ${remedy}` : said;
}

/** Remedies for errors whose database message does not name one. */
const remedies = [
  { of: /no such table|relation .* does not exist/, remedy: 'bring it up to date: oilway migrate' },
  { of: /permission denied to create database/, remedy: 'its user needs CREATEDB' },
];

/** Returns the root cause: drivers wrap errors, and a host with two addresses yields an AggregateError. */
function innermost(error: unknown): DatabaseError {
  const { cause, errors } = error as DatabaseError;
  const inner = cause ?? errors?.[0];
  return inner ? innermost(inner) : (error as DatabaseError);
}
