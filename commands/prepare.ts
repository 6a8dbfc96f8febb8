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
  /** The first member of staff, when there was none. */
  login?: { email: string; password: string };
  /** The file with what opens the reporting office of the demo, when it was just made. */
  officers?: string;
  /** The file with the logins of the demo's members, when they were made. */
  memberLogins?: string;
}

/**
 * Brings the database up to date and, where asked, fills an empty one with the demo content. Makes
 * the first admin when there is no staff at all. Of several that begin at once one does it, and the others find it done.
 */
export const prepare = (options: Wanted): Promise<Prepared> =>
  alone(readSettings().databaseUrl, () => prepared(options));

interface Wanted {
  demo: boolean;
  /** The reporting office of the demo is open, with officers whose keys are known. */
  officers?: boolean;
  /** How many files of each language the portal's library has. */
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

/** Milliseconds that an S3 server has that was started with us, to answer and to make its bucket. */
const patience = 30_000;

/** Ends the command where files can't be kept: half of a demo would be left. */
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

/** Whoever edits the demo content reads where it is not right. */
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

/** Members of the customer portal to try it with. @returns the file that their passwords stand in. */
async function demoMembers(payload: Payload): Promise<string> {
  const logins = await seedMembers(payload);
  const file = join(readSettings().folder, 'demo-members.txt');
  const lines = logins.map(
    ({ company, email, name, password }) => `${email}  ${password}  (${name}, ${company})`,
  );
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}
