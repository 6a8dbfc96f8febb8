import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { type Cluster, startCluster } from '@oilway/content/test/postgres.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectNoneTaken } from './first-presses.ts';
import { type SiteProcess, startSite, until } from './site-process.ts';

let cluster: Cluster;
let database: DatabaseCopy;
let site: SiteProcess;

beforeAll(async () => {
  cluster = await startCluster(inject('templates').postgres.template);
  database = copyDatabase('postgres', 'seeded', cluster);
  site = await startSite({ ...database.environment, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await site?.stop();
  database?.remove();
  cluster?.stop();
});

/** An answer that takes longer than a visitor waits is none. */
const get = async (path: string) => {
  const answer = await fetch(site.origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  return {
    status: answer.status,
    body: await answer.text(),
    headers: answer.headers,
  };
};
const ready = async () =>
  JSON.parse((await get('/health/ready')).body) as { status: string; database: string };

test('pages outlive their database and follow it again when it is back', async () => {
  const markers = '/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE';
  await until(async () => site.log().includes('pages are warm'), 60_000);
  expect((await get(markers)).status).toBe(200);
  expect(await ready()).toMatchObject({ status: 'ready', database: 'here' });

  cluster.halt('immediate');
  await until(async () => (await ready()).database === 'away', 30_000);
  expect(await ready()).toMatchObject({ status: 'ready', database: 'away' });
  // Pages that nobody had asked for yet are among them: they were rendered beforehand.
  for (const path of ['/', '/pl', '/filter', '/pl/o-nas', '/datenschutz', markers]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
  }
  await expectNoneTaken(site.origin);
  // Which pages there are is known; what was moved, stored places and pictures are not.
  for (const [path, status] of [
    [markers.replace('=1&', '=999&'), 404],
    ['/gibt-es-nicht', 503],
    ['/pl/nie-ma', 503],
    ['/standorte?ort=kiel', 503],
    ['/media/1/0123456789/640.webp', 503],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  }

  cluster.start();
  await until(async () => (await ready()).database === 'here', 30_000);
  expect((await get('/gibt-es-nicht')).status).toBe(404);
  expect((await get('/standorte?ort=kiel')).status).toBe(200);
  change(
    "UPDATE pages_locales SET title = 'Wieder da' WHERE slug = 'filter'",
    'UPDATE content_revision SET value = value + 1',
  );
  await until(async () => (await get('/filter')).body.includes('Wieder da'), 30_000);
  expect(site.child.exitCode).toBeNull();
});

/** Runs statements in the site's database. */
function change(...statements: string[]): void {
  const { DATABASE_URL = '' } = database.environment;
  const commands = statements.flatMap((statement) => ['-c', statement]);
  const args = [DATABASE_URL, '-q', '-v', 'ON_ERROR_STOP=1', ...commands];
  const done = spawnSync(join(cluster.bin, 'psql'), args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
}
