import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DemoError } from '@oilway/content/demo/entries.ts';
import { importDemo, isEmpty } from '@oilway/content/demo/import.ts';
import { seedLibrary } from '@oilway/content/demo/library/seed-library.ts';
import { seedMembers } from '@oilway/content/demo/members.ts';
import { newPassword } from '@oilway/content/demo/new-password.ts';
import { storedFiles } from '@oilway/content/files/stored-uploads.ts';
import { migrate } from '@oilway/content/migrations/migrate.ts';
import { hire } from '@oilway/content/staff/hire.ts';
import { alone } from '@oilway/store/database/alone.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { getPayload, type Payload } from 'payload';
import { refuse } from './console.ts';
import { makeDemoOfficers } from './demo-officers.ts';

export interface Prepared {
  migrations: number;
  seeded: boolean;
  /** The first administrator's login, when this run created it. */
  login?: { email: string; password: string };
  /** The file with the demo's reporting keys, when this run created it. */
  officers?: string;
  /** The file with the logins of the demo's members, when this run created them. */
  memberLogins?: string;
}

/**
 * Migrates the database and, if requested, fills an empty one with the demo content. Creates the first administrator when there is no staff.
 * Concurrent calls are serialized by a lock: one does the work, the others find it done.
 */
export const prepare = (options: Wanted): Promise<Prepared> =>
  alone(readSettings().databaseUrl, () => prepared(options));

interface Wanted {
  demo: boolean;
  /** Whether to set up the demo's reporting office, with officers whose keys are known. */
  officers?: boolean;
  /** How many files per language the portal's library gets. */
  files?: number;
  report: (line: string) => void;
}

async function prepared(options: Wanted): Promise<Prepared> {
  const { default: config } = await import('@oilway/content/config');
  const payload = await getPayload({ config, disableOnInit: true });
  try {
    const migrations = await migrate(payload);
    if (migrations > 0) options.report(`migrated the database (${migrations})`);
    const seeded = options.demo && (await isEmpty(payload));
    if (seeded) await placeForFiles();
    if (seeded)
      await importDemo(payload, (part) => options.report(`demo content: ${part}`)).catch(told);
    const memberLogins = seeded ? await demoMembers(payload) : undefined;
    if (seeded) {
      options.report('demo content: files of the customer portal');
      await seedLibrary(payload, options.files);
    }
    const login = await firstLogin(payload);
    const officers =
      seeded && login && options.officers ? await makeDemoOfficers(payload) : undefined;
    return {
      migrations,
      seeded,
      ...(login ? { login } : {}),
      ...(memberLogins ? { memberLogins } : {}),
      ...(officers ? { officers } : {}),
    };
  } finally {
    await payload.destroy();
  }
}

/** Milliseconds within which an S3 server that starts at the same time must respond and have its bucket. */
const patience = 30_000;

/** Ends the command when the file storage is unavailable, before the demo is partly created. */
async function placeForFiles(): Promise<void> {
  const { storage } = readSettings();
  const until = Date.now() + (storage.kind === 's3' ? patience : 0);
  for (;;) {
    const problem = await storedFiles().problem();
    if (!problem) return;
    if (Date.now() >= until) refuse([`STORAGE_URL: ${problem}`]);
    await wait(1000);
  }
}

/** Prints the validation errors of the demo content with their paths. */
function told(error: unknown): never {
  if (error instanceof DemoError) refuse([error.message]);
  throw error;
}

async function firstLogin(payload: Payload): Promise<Prepared['login']> {
  const { totalDocs } = await payload.count({ collection: 'staff', overrideAccess: true });
  if (totalDocs > 0) return undefined;
  const login = { email: 'admin@oilway.example', password: newPassword() };
  await hire(payload, { ...login, name: 'Administration', role: 'admin' });
  return login;
}

/** Creates members of the customer portal for the demo. @returns the file with their passwords. */
async function demoMembers(payload: Payload): Promise<string> {
  const logins = await seedMembers(payload);
  const file = join(readSettings().folder, 'demo-members.txt');
  const lines = logins.map(
    ({ company, email, name, password }) => `${email}  ${password}  (${name}, ${company})`,
  );
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}
