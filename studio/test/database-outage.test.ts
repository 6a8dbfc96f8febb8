/** The studio process survives lost database connections, idle or during a query. */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../content/test/database.ts';
import { type Cluster, freePort, startCluster } from '../../content/test/postgres.ts';
import { emailOf, password } from './people.ts';
import { openStudio, type TestStudio } from './server.ts';

let cluster: Cluster;
let studio: TestStudio;
let metricsPort: number;
beforeAll(async () => {
  cluster = await startCluster(inject('templates').postgres.template);
  metricsPort = await freePort();
  const database = await openDatabase('postgres', 'empty', cluster);
  studio = await openStudio([], database, { METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  await studio?.close();
  cluster?.stop();
});

const psql = (...statements: string[]) => {
  const commands = statements.flatMap((statement) => ['-c', statement]);
  return [studio.database.environment.DATABASE_URL ?? '', '-At', ...commands];
};
const program = () => join(cluster.bin, 'psql');
const queryDatabase = (statement: string) =>
  execFileSync(program(), psql(statement)).toString().trim();
const others =
  'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
const login = async () =>
  (await studio.ask('anonymous', 'POST', '/staff/login', { email: emailOf('admin'), password }))
    .status;

test('recovers logins, metrics and jobs after lost connections and a database restart', async () => {
  const lockStatements = ['BEGIN', 'LOCK TABLE staff', 'SELECT pg_sleep(60)'];
  const holder = spawn(program(), psql(...lockStatements), { stdio: 'ignore' });
  const locks = "SELECT count(*) FROM pg_locks WHERE relation = 'staff'::regclass AND";
  await expect.poll(() => queryDatabase(`${locks} granted`), { timeout: 30_000 }).not.toBe('0');
  const interrupted = login();
  await expect.poll(() => queryDatabase(`${locks} NOT granted`), { timeout: 30_000 }).not.toBe('0');
  queryDatabase(`SELECT pg_terminate_backend(pid) ${others}`);
  expect(await interrupted).toBeGreaterThanOrEqual(500);
  holder.kill();
  await expect.poll(login, { timeout: 30_000 }).toBe(200);

  cluster.halt('immediate');
  expect(await login()).toBeGreaterThanOrEqual(500);
  const begun = performance.now();
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(metrics).toMatch(/^oilway_database_up 0$/m);
  expect(metrics).toMatch(/^oilway_disk_free_bytes \d/m);
  expect(metrics).not.toMatch(/^oilway_mails/m);
  cluster.start();
  await expect.poll(login, { timeout: 30_000 }).toBe(200);
  await studio.payload.jobs.queue({ task: 'schedulePublish', input: {} } as never);
  const jobs = () =>
    queryDatabase("SELECT count(*) FROM payload_jobs WHERE task_slug = 'schedulePublish'");
  await expect.poll(jobs, { timeout: 60_000 }).toBe('0');
  expect(studio.studio.isRunning()).toBe(true);
});
