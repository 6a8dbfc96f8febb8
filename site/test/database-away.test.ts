import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { type Cluster, startCluster } from '@oilway/content/test/postgres.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectNoneTaken } from './first-presses.ts';
import { freePort, type SiteProcess, startSite, until } from './site-process.ts';

let cluster: Cluster;
let database: DatabaseCopy;
let site: SiteProcess;
let metricsPort: number;

beforeAll(async () => {
  cluster = await startCluster(inject('templates').postgres.template);
  database = copyDatabase('postgres', 'seeded', cluster);
  metricsPort = await freePort();
  // The site has the third port from the one that is set.
  const settings = { METRICS_PORT: String(metricsPort - 2), LOG_LEVEL: 'debug' };
  site = await startSite({ ...database.environment, ...settings });
});
afterAll(async () => {
  await site?.stop();
  database?.remove();
  cluster?.stop();
});

/** An answer that takes longer than a visitor waits is none. */
const get = async (path: string, origin = site.origin) => {
  const answer = await fetch(origin + path, {
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
  const copy = join(database.folder, 'cache/published.jsonl');
  await until(async () => existsSync(copy), 30_000);
  expect((await get(markers)).status).toBe(200);
  expect(await ready()).toMatchObject({ status: 'ready', database: 'here' });

  cluster.halt('immediate');
  await until(async () => (await ready()).database === 'away', 30_000);
  expect(await ready()).toMatchObject({ status: 'ready', database: 'away' });
  const { body: metrics } = await get('/metrics', `http://127.0.0.1:${metricsPort}`);
  expect(metrics).toMatch(/^oilway_database_up 0$/m);
  expect(metrics).toMatch(/^oilway_published_revision [1-9]/m);
  expect(metrics).toMatch(/^oilway_database_waiting \d/m);
  // They are rendered from what the site holds in memory.
  for (const path of ['/', '/pl', '/filter', '/pl/o-nas', '/datenschutz', markers]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
  }
  await expectNoneTaken(site.origin);
  // What is published is in memory, and in a file for whoever starts now.
  const late = await startSite({ ...database.environment, LOG_LEVEL: 'debug' });
  for (const origin of [site.origin, late.origin])
    for (const [path, status] of [
      [markers.replace('=1&', '=999&'), 404],
      ['/pl/filtry', 200],
      ['/gibt-es-nicht', 404],
      ['/pl/nie-ma', 404],
      ['/standorte?ort=kiel', 200],
      ['/media/999999/0123456789/640.webp', 404],
    ] as const) {
      const answer = await get(path, origin);
      expect(`${path} ${answer.status}`).toBe(`${path} ${status}`);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  expect(late.log()).toContain('serving the copy of what was published');

  cluster.start();
  await until(async () => (await ready()).database === 'here', 30_000);
  expect((await get('/gibt-es-nicht')).status).toBe(404);
  expect((await get('/standorte?ort=kiel')).status).toBe(200);
  change(
    'UPDATE content_revision SET value = value + 1',
    `UPDATE published_documents SET revision = (SELECT value FROM content_revision),
      json = replace(json, '"title":"Filter', '"title":"Wieder da')
      WHERE kind = 'page' AND json LIKE '%"slug":"filter"%'`,
  );
  for (const origin of [site.origin, late.origin])
    await until(async () => (await get('/filter', origin)).body.includes('Wieder da'), 30_000);
  await late.stop();
  expect(site.child.exitCode).toBeNull();
});

/** Runs statements in the site's database, as one transaction: whoever reads between two of them sees a revision without its documents. */
function change(...statements: string[]): void {
  const { DATABASE_URL = '' } = database.environment;
  const commands = statements.flatMap((statement) => ['-c', statement]);
  const args = [DATABASE_URL, '-q', '-v', 'ON_ERROR_STOP=1', '--single-transaction', ...commands];
  const done = spawnSync(join(cluster.bin, 'psql'), args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
}
