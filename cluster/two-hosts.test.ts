/** Tests two sites and two studios, each with its own data folder, on one PostgreSQL behind PgBouncer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { full } from '@oilway/content/test/full.ts';
import {
  type PgBouncer,
  pgBouncerMissing,
  startPgBouncer,
} from '@oilway/content/test/pgbouncer.ts';
import { freePort } from '@oilway/content/test/postgres.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Host, startHost } from './hosts.ts';
import { createPreparedDatabase, type PreparedDatabase } from './prepared-database.ts';
import { waitUntil } from './services/service.ts';
import { logInStaff, loginOf } from './staff-client.ts';

describe.skipIf(pgBouncerMissing)(`two hosts behind PgBouncer ${pgBouncerMissing ?? ''}`, () => {
  let folder: string;
  let pooler: PgBouncer;
  let database: PreparedDatabase;
  let sites: Host[];
  let studios: Host[];
  let origin: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'oilway-hosts-'));
    const { bin, port } = inject('templates').postgres;
    pooler = await startPgBouncer(port, 10);
    database = await createPreparedDatabase({ bin, port: pooler.port });
    origin = `http://localhost:${await freePort()}`;
    const settings = {
      folder,
      secrets: join(database.folder, 'secrets.json'),
      environment: {
        DATABASE_URL: `postgres://postgres@127.0.0.1:${pooler.port}/${database.name}`,
        STORAGE_URL: database.folder,
        STUDIO_ORIGIN: origin,
        LOG_LEVEL: 'warn',
      },
    };
    const both = (part: 'site' | 'studio') =>
      Promise.all(['one', 'two'].map((name) => startHost(part, `${part}-${name}`, settings)));
    [sites, studios] = await Promise.all([both('site'), both('studio')]);
  });
  afterAll(async () => {
    await Promise.all([...(sites ?? []), ...(studios ?? [])].map((host) => host.kill()));
    await database?.remove();
    pooler?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('shows an edit from either studio on both sites and shares sessions between the studios', async () => {
    const [one, two] = studios as [Host, Host];
    const staff = await logInStaff(one, origin, loginOf('admin'));
    expect([await staff.isLoggedIn(one), await staff.isLoggedIn(two)]).toEqual([true, true]);
    // The first edit reaches a studio that has just started.
    for (const [studio, title] of [
      [one, 'Zuerst'],
      [two, 'Danach'],
    ] as const) {
      await staff.publishTitle(studio, 'filter', title);
      const took = await Promise.all(
        sites.map((site) =>
          waitUntil(`${title} on ${site.name}`, async () =>
            (await (await fetch(`${site.origin}/filter`)).text()).includes(title),
          ),
        ),
      );
      // Time limits hold on an idle machine only.
      if (full) expect(Math.max(...took)).toBeLessThan(1000);
    }
    await staff.logOut(two);
    expect([await staff.isLoggedIn(one), await staff.isLoggedIn(two)]).toEqual([false, false]);
    for (const host of [...sites, ...studios]) expect(host.isRunning()).toBe(true);
  });
});
