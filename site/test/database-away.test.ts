import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, createDatabase, startCluster } from '@oilway/content/test/postgres.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type SeededDatabase, seededDatabase } from './database.ts';
import { type SiteProcess, startSite, until } from './site-process.ts';

let cluster: Cluster;
let data: string;
let database: SeededDatabase;
let site: SiteProcess;

beforeAll(async () => {
  cluster = await startCluster();
  createDatabase(cluster, 'site_template');
  copyDatabase(inject('site').postgres, cluster, 'site_template');
  data = ask('SHOW data_directory');
  database = seededDatabase('postgres', cluster);
  site = await startSite({ ...database.environment, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await site?.stop();
  database?.remove();
  if (!existsSync(join(data, 'postmaster.pid'))) start();
  cluster?.stop();
});

const get = async (path: string) => {
  const began = Date.now();
  const answer = await fetch(site.origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(5000),
  });
  return {
    status: answer.status,
    body: await answer.text(),
    headers: answer.headers,
    ms: Date.now() - began,
  };
};
const ready = async () =>
  JSON.parse((await get('/health/ready')).body) as { status: string; database: string };

test('pages outlive their database and follow it again when it is back', async () => {
  const markers = '/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE';
  await until(async () => site.log().includes('pages are warm'), 20_000);
  expect((await get(markers)).status).toBe(200);
  expect(await ready()).toMatchObject({ status: 'ready', database: 'here' });

  control('stop', '-m', 'immediate');
  await until(async () => (await ready()).database === 'away', 5000);
  expect(await ready()).toMatchObject({ status: 'ready', database: 'away' });
  // Pages that nobody had asked for yet are among them: they were rendered beforehand.
  for (const path of ['/', '/pl', '/filter', '/pl/o-nas', '/datenschutz', markers]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.ms).toBeLessThan(2000);
  }
  for (const path of [
    '/gibt-es-nicht',
    '/pl/nie-ma',
    '/standorte?ort=kiel',
    '/media/1/0123456789/640.webp',
    markers.replace('=1&', '=999&'),
  ]) {
    const answer = await get(path);
    expect([path, [404, 503]]).toEqual([path, expect.arrayContaining([answer.status])]);
    expect(answer.ms).toBeLessThan(2000);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
  }

  start();
  await until(async () => (await ready()).database === 'here', 15_000);
  expect((await get('/gibt-es-nicht')).status).toBe(404);
  expect((await get('/standorte?ort=kiel')).status).toBe(200);
  ask(
    "UPDATE pages_locales SET title = 'Wieder da' WHERE slug = 'filter'",
    'UPDATE content_revision SET value = value + 1',
  );
  await until(async () => (await get('/filter')).body.includes('Wieder da'), 3000);
  expect(site.child.exitCode).toBeNull();
});

function start(): void {
  const options = `-p ${cluster.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  control('start', '-l', join(data, '../log'), '-o', options);
}

/** pg_ctl as the owner of the cluster's files. */
function control(...args: string[]): void {
  const { uid, gid } = statSync(data);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const done = spawnSync(join(cluster.bin, 'pg_ctl'), ['-D', data, '-w', '-s', ...args], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
    ...owner,
  });
  if (done.status !== 0) throw new Error(`pg_ctl ${args.join(' ')} failed`);
}

/** Runs statements in the site's database. @returns the rows as text. */
function ask(...statements: string[]): string {
  const name = database
    ? new URL(database.environment.DATABASE_URL ?? '').pathname.slice(1)
    : 'site_template';
  const address = ['-h', '127.0.0.1', '-p', String(cluster.port), '-U', 'postgres', '-d', name];
  const commands = statements.flatMap((statement) => ['-c', statement]);
  const done = spawnSync(
    join(cluster.bin, 'psql'),
    [...address, '-At', '-v', 'ON_ERROR_STOP=1', ...commands],
    { encoding: 'utf8' },
  );
  if (done.status !== 0) throw new Error(done.stderr);
  return done.stdout.trim();
}

function copyDatabase(from: { bin: string; port: number }, to: Cluster, name: string): void {
  const address = (port: number) => [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    '-d',
    name,
  ];
  const dump = spawnSync(join(from.bin, 'pg_dump'), address(from.port), { maxBuffer: 1e8 });
  const load = spawnSync(
    join(to.bin, 'psql'),
    [...address(to.port), '-q', '-v', 'ON_ERROR_STOP=1'],
    { input: dump.stdout },
  );
  if (dump.status !== 0 || load.status !== 0) throw new Error(`${dump.stderr}${load.stderr}`);
}
