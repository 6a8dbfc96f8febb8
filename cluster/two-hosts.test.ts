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
import { deskAt, loginOf } from './desk.ts';
import { until } from './engines/engine.ts';
import { type Host, startHost } from './hosts.ts';
import { type PreparedDatabase, preparedDatabase } from './prepared-database.ts';

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
    database = await preparedDatabase({ bin, port: pooler.port });
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

  test('an edit is on both sites at once, and a session holds at both studios', async () => {
    const [one, two] = studios as [Host, Host];
    const desk = await deskAt(one, origin, loginOf('admin'));
    expect([await desk.isIn(one), await desk.isIn(two)]).toEqual([true, true]);
    // The first edit reaches a studio that has just started.
    for (const [studio, title] of [
      [one, 'Zuerst'],
      [two, 'Danach'],
    ] as const) {
      await desk.retitle(studio, 'filter', title);
      const took = await Promise.all(
        sites.map((site) =>
          until(`${title} on ${site.name}`, async () =>
            (await (await fetch(`${site.origin}/filter`)).text()).includes(title),
          ),
        ),
      );
      // Time limits hold on an idle machine only.
      if (full) expect(Math.max(...took)).toBeLessThan(1000);
    }
    await desk.logOut(two);
    expect([await desk.isIn(one), await desk.isIn(two)]).toEqual([false, false]);
    for (const host of [...sites, ...studios]) expect(host.isRunning()).toBe(true);
  });
});
