import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DemoError } from '@oilway/content/demo/entries.ts';
import { generatePassword } from '@oilway/content/demo/generate-password.ts';
import { importDemo, isEmpty } from '@oilway/content/demo/import.ts';
import { seedDownloads } from '@oilway/content/demo/library/seed-downloads.ts';
import { seedLibrary } from '@oilway/content/demo/library/seed-library.ts';
import { seedMembers } from '@oilway/content/demo/members.ts';
import { getFileStore } from '@oilway/content/files/stored-uploads.ts';
import { migrate } from '@oilway/content/migrations/migrate.ts';
import { createStaffAccount } from '@oilway/content/staff/create-staff-account.ts';
import { withMigrationLock } from '@oilway/store/database/migration-lock.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { getPayload, type Payload } from 'payload';
import { exitWithErrors } from './console.ts';
import { createDemoOfficers } from './demo-officers.ts';

export interface PrepareResult {
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
export const prepare = (options: PrepareOptions): Promise<PrepareResult> =>
  withMigrationLock(readSettings().databaseUrl, () => prepareUnderLock(options));

interface PrepareOptions {
  demo: boolean;
  /** Whether to set up the demo's reporting office, with officers whose keys are known. */
  officers?: boolean;
  /** How many files per language the portal's library gets. */
  files?: number;
  report: (line: string) => void;
}

async function prepareUnderLock(options: PrepareOptions): Promise<PrepareResult> {
  const { default: config } = await import('@oilway/content/config');
  const payload = await getPayload({ config, disableOnInit: true });
  try {
    const migrations = await migrate(payload);
    if (migrations > 0) options.report(`migrated the database (${migrations})`);
    const seeded = options.demo && (await isEmpty(payload));
    if (seeded) await waitForStorage();
    if (seeded)
      await importDemo(payload, (part) => options.report(`demo content: ${part}`)).catch(
        exitOnDemoError,
      );
    const memberLogins = seeded ? await createDemoMembers(payload) : undefined;
    if (seeded) {
      options.report('demo content: files of the customer portal');
      await seedLibrary(payload, options.files);
      await seedDownloads(payload);
    }
    const login = await createFirstAdmin(payload);
    const officers =
      seeded && login && options.officers ? await createDemoOfficers(payload) : undefined;
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
const storageTimeout = 30_000;

/** Ends the command when the file storage is unavailable, before the demo is partly created. */
async function waitForStorage(): Promise<void> {
  const { storage } = readSettings();
  const deadline = Date.now() + (storage.kind === 's3' ? storageTimeout : 0);
  for (;;) {
    const problem = await getFileStore().problem();
    if (!problem) return;
    if (Date.now() >= deadline) exitWithErrors([`STORAGE_URL: ${problem}`]);
    await wait(1000);
  }
}

/** Prints the validation errors of the demo content with their paths. */
function exitOnDemoError(error: unknown): never {
  if (error instanceof DemoError) exitWithErrors([error.message]);
  throw error;
}

async function createFirstAdmin(payload: Payload): Promise<PrepareResult['login']> {
  const { totalDocs } = await payload.count({ collection: 'staff', overrideAccess: true });
  if (totalDocs > 0) return undefined;
  const login = { email: 'admin@oilway.example', password: generatePassword() };
  await createStaffAccount(payload, { ...login, name: 'Administration', role: 'admin' });
  return login;
}

/** Creates members of the customer portal for the demo. @returns the file with their passwords. */
async function createDemoMembers(payload: Payload): Promise<string> {
  const logins = await seedMembers(payload);
  const file = join(readSettings().dataDir, 'demo-members.txt');
  const lines = logins.map(
    ({ company, email, name, password }) => `${email}  ${password}  (${name}, ${company})`,
  );
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}
