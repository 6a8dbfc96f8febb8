import { randomInt } from 'node:crypto';
import { migrate } from '@oilway/content/database/migrate.ts';
import { isEmpty, seed } from '@oilway/content/demo/seed.ts';
import { getPayload, type Payload } from 'payload';

export interface Prepared {
  migrations: number;
  seeded: boolean;
  /** The first member of staff, when there was none. */
  login?: { email: string; password: string };
}

/**
 * Brings the database up to date and, where asked, fills an empty one with the demo content. Makes
 * the first admin when there is no staff at all.
 */
export async function prepare(options: {
  demo: boolean;
  report: (line: string) => void;
}): Promise<Prepared> {
  const { default: config } = await import('@oilway/content/config');
  const payload = await getPayload({ config, disableOnInit: true });
  try {
    const migrations = await migrate(payload);
    if (migrations > 0) options.report(`migrated the database (${migrations})`);
    const seeded = options.demo && (await isEmpty(payload));
    if (seeded) await seed(payload, (part) => options.report(`demo content: ${part}`));
    const login = await firstLogin(payload);
    return { migrations, seeded, ...(login ? { login } : {}) };
  } finally {
    await payload.destroy();
  }
}

async function firstLogin(payload: Payload): Promise<Prepared['login']> {
  const { totalDocs } = await payload.count({ collection: 'staff', overrideAccess: true });
  if (totalDocs > 0) return undefined;
  const login = { email: 'admin@oilway.example', password: newPassword() };
  await payload.create({
    collection: 'staff',
    overrideAccess: true,
    data: { ...login, name: 'Administration', role: 'admin' },
  });
  return login;
}

/** 20 letters and digits that can't be taken for one another: about 114 bits. */
function newPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
}
