/** Tests a rolling upgrade from an earlier version under load: `npm run test:cluster -- --upgrade-from=<ref>`. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listenForMail, type MailServer } from '@oilway/content/test/mail-server.ts';
import { createDatabase, freePort } from '@oilway/content/test/postgres.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { root, run } from '../commands/processes.ts';
import { type Desk, deskAt } from './desk.ts';
import { earlierVersion } from './earlier-version.ts';
import { until } from './engines/engine.ts';
import { type Balancer, startBalancer } from './engines/haproxy.ts';
import { type Host, type HostPart, type HostSettings, startHost } from './hosts.ts';
import { visitors } from './visitors.ts';

const from = process.env.UPGRADE_FROM ?? '';

let folder: string;
let before: string;
let balancer: Balancer;
let mail: MailServer;
let old: HostSettings;
let desk: Desk;
const ports: Record<'site' | 'studio', number[]> = { site: [], studio: [] };
const hosts = { site: [] as Host[], studio: [] as Host[] };
const begin = async (part: 'site' | 'studio', at: number, settings: HostSettings) => {
  hosts[part][at] = await startHost(part as HostPart, `${part}-${at}`, settings, ports[part][at]);
};
const tell = (line: string) => process.stdout.write(`    ${line}\n`);

beforeAll(async () => {
  before = await earlierVersion(from);
  folder = mkdtempSync(join(tmpdir(), 'oilway-upgrade-'));
  const own = join(folder, 'own');
  const shared = join(folder, 'shared');
  for (const path of [own, shared]) mkdirSync(path, { mode: 0o700 });
  for (const part of ['site', 'studio'] as const)
    for (let at = 0; at < 2; at += 1) ports[part].push(await freePort());
  balancer = await startBalancer(folder, { nodes: [], sites: ports.site, studios: ports.studio });
  mail = await listenForMail();
  const environment = {
    DATABASE_URL: createDatabase(inject('templates').postgres, `upgrade_${process.pid}`),
    STORAGE_URL: shared,
    SITE_ORIGIN: `http://localhost:${balancer.sites}`,
    STUDIO_ORIGIN: `http://localhost:${balancer.studios}`,
    SMTP_URL: mail.url,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  };
  const env = { ...process.env, ...environment, DATA_DIR: own };
  await run(join(before, 'oilway'), ['demo'], { env, cwd: before });
  old = { folder, environment, secrets: join(own, 'secrets.json'), program: before };
  for (const part of ['site', 'studio'] as const)
    for (const at of [0, 1]) await begin(part, at, old);
  const login = readFileSync(join(own, 'first-login.txt'), 'utf8').split('\n');
  const [email = '', password = ''] = login;
  desk = await deskAt(hosts.studio[0] as Host, environment.STUDIO_ORIGIN, { email, password });
}, 900_000);
afterAll(async () => {
  for (const host of [...hosts.site, ...hosts.studio]) await host?.kill();
  await balancer?.kill();
  await mail?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Returns the scripts, styles and fonts that a page references. */
async function assetsOf(address: string): Promise<string[]> {
  const page = await (await fetch(address)).text();
  return [...new Set(page.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g))];
}

async function shownAtAll(studio: Host | undefined): Promise<void> {
  const title = `Titel ${Math.random()}`;
  await desk.retitle(studio as Host, 'filter', title);
  for (const { name, origin } of hosts.site)
    await until(`${title} on ${name}`, async () =>
      (await (await fetch(`${origin}/filter`)).text()).includes(title),
    );
}

test('nobody who reads or writes meets it, edits go both ways, and assets of before answer', async () => {
  const { SITE_ORIGIN = '', DATABASE_URL = '' } = old.environment;
  const paths = ['/', '/pl', '/standorte', '/kontakt'];
  const assets = (await Promise.all(paths.map((path) => assetsOf(SITE_ORIGIN + path)))).flat();
  const secret = settingsOf({ DATA_DIR: join(folder, 'own') }).captchaSecret;
  // Versions before shared assets cannot serve other hosts' assets.
  const shares = existsSync(join(before, 'site/server/http/other-assets.ts'));
  // Versions that close connections before the load balancer has noticed refuse requests sent just then; the client retries.
  const health = ['site/server/http/health.ts', 'site/http/health.ts'].find((file) =>
    existsSync(join(before, file)),
  );
  const tellsBefore = readFileSync(join(before, health ?? ''), 'utf8').includes('Balancer');
  const people = visitors(
    SITE_ORIGIN,
    secret,
    { readers: 10, submitters: 20 },
    shares ? assets : [],
  );
  let ended = false;
  const wrong: string[] = [];
  /** Simulates a browser: every asset of a page is available, whichever host receives the request. */
  const browser = async () => {
    for (let turn = 0; !ended; turn += 1) {
      for (const asset of await assetsOf(SITE_ORIGIN + (paths[turn % paths.length] ?? '/'))) {
        const { status } = await fetch(SITE_ORIGIN + asset);
        if (status !== 200) wrong.push(`${asset}: ${status}`);
      }
      await wait(100);
    }
  };
  const browsing = browser();
  await wait(2000);
  const fresh: HostSettings = { ...old, program: root };
  await run(join(root, 'oilway'), ['migrate'], {
    env: { ...process.env, ...old.environment, DATA_DIR: join(folder, 'own') },
  });
  await wait(1000);
  await shownAtAll(hosts.studio[0]);
  for (const at of [0, 1]) {
    expect(await hosts.site[at]?.drain()).toBe(0);
    await begin('site', at, fresh);
    await wait(1500);
    await shownAtAll(hosts.studio[1]);
    await hosts.studio[at]?.drain();
    await begin('studio', at, fresh);
    await wait(1500);
    await shownAtAll(hosts.studio[at]);
  }
  ended = true;
  await browsing;
  await people.leave();
  const { acknowledged, failures } = people;
  const late = [];
  for (const asset of new Set(assets))
    for (const { origin } of hosts.site)
      if ((await fetch(origin + asset)).status !== 200) late.push(asset);
  const database = await openDatabase(DATABASE_URL);
  const stored: { reference: string }[] = await database.orm
    .select({ reference: sql<string>`reference` })
    .from(sql`contact_messages`);
  await database.close();
  tell(`${people.reads()} reads, ${failures.length} failed, ${people.slowest()} ms at most`);
  tell(`${acknowledged.length} messages, ${people.refusals.length} refused at first`);
  tell(`${wrong.length} assets of a page were missing, ${late.length} of before are gone`);
  expect(failures).toEqual([]);
  if (tellsBefore) expect(people.refusals).toEqual([]);
  expect(stored.map(({ reference }) => reference).toSorted()).toEqual(
    acknowledged.map(({ reference }) => reference).toSorted(),
  );
  if (!shares) return;
  expect(wrong).toEqual([]);
  expect(late).toEqual([]);
}, 600_000);
