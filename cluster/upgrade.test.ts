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
import { buildVersion } from './earlier-version.ts';
import { type Host, type HostPart, type HostSettings, startHost } from './hosts.ts';
import { type LoadBalancer, startLoadBalancer } from './services/haproxy.ts';
import { waitUntil } from './services/service.ts';
import { logInStaff, type StaffClient } from './staff-client.ts';
import { visitors } from './visitors.ts';

const from = process.env.UPGRADE_FROM ?? '';

let folder: string;
let earlierFolder: string;
let balancer: LoadBalancer;
let mail: MailServer;
let earlierSettings: HostSettings;
let staff: StaffClient;
const ports: Record<'site' | 'studio', number[]> = { site: [], studio: [] };
const hosts = { site: [] as Host[], studio: [] as Host[] };
const startSlot = async (part: 'site' | 'studio', at: number, settings: HostSettings) => {
  hosts[part][at] = await startHost(part as HostPart, `${part}-${at}`, settings, ports[part][at]);
};
const printMeasurement = (line: string) => process.stdout.write(`    ${line}\n`);

beforeAll(async () => {
  earlierFolder = await buildVersion(from);
  folder = mkdtempSync(join(tmpdir(), 'oilway-upgrade-'));
  const own = join(folder, 'own');
  const shared = join(folder, 'shared');
  for (const path of [own, shared]) mkdirSync(path, { mode: 0o700 });
  for (const part of ['site', 'studio'] as const)
    for (let at = 0; at < 2; at += 1) ports[part].push(await freePort());
  balancer = await startLoadBalancer(folder, {
    nodes: [],
    sites: ports.site,
    studios: ports.studio,
  });
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
  await run(join(earlierFolder, 'oilway'), ['demo'], { env, cwd: earlierFolder });
  earlierSettings = {
    folder,
    environment,
    secrets: join(own, 'secrets.json'),
    program: earlierFolder,
  };
  for (const part of ['site', 'studio'] as const)
    for (const at of [0, 1]) await startSlot(part, at, earlierSettings);
  const login = readFileSync(join(own, 'first-login.txt'), 'utf8').split('\n');
  const [email = '', password = ''] = login;
  staff = await logInStaff(hosts.studio[0] as Host, environment.STUDIO_ORIGIN, { email, password });
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

async function expectEditOnAllSites(studio: Host | undefined): Promise<void> {
  const title = `Titel ${Math.random()}`;
  await staff.publishTitle(studio as Host, 'filter', title);
  for (const { name, origin } of hosts.site)
    await waitUntil(`${title} on ${name}`, async () =>
      (await (await fetch(`${origin}/filter`)).text()).includes(title),
    );
}

test('serves reads, submissions, edits and earlier assets without failure during a rolling upgrade', async () => {
  const { SITE_ORIGIN = '', DATABASE_URL = '' } = earlierSettings.environment;
  const paths = ['/', '/pl', '/standorte', '/kontakt'];
  const assets = (await Promise.all(paths.map((path) => assetsOf(SITE_ORIGIN + path)))).flat();
  const secret = settingsOf({ DATA_DIR: join(folder, 'own') }).captchaSecret;
  // Versions before shared assets cannot serve other hosts' assets.
  const sharesAssets = existsSync(join(earlierFolder, 'site/server/http/shared-assets.ts'));
  // Versions that close connections before the load balancer has noticed refuse requests sent just then; the client retries.
  const health = ['site/server/http/health.ts', 'site/http/health.ts'].find((file) =>
    existsSync(join(earlierFolder, file)),
  );
  const drainsGracefully = readFileSync(join(earlierFolder, health ?? ''), 'utf8').includes(
    'Balancer',
  );
  const people = visitors(
    SITE_ORIGIN,
    secret,
    { readers: 10, submitters: 20 },
    sharesAssets ? assets : [],
  );
  let ended = false;
  const missingAssets: string[] = [];
  /** Simulates a browser: every asset of a page is available, whichever host receives the request. */
  const browser = async () => {
    for (let turn = 0; !ended; turn += 1) {
      for (const asset of await assetsOf(SITE_ORIGIN + (paths[turn % paths.length] ?? '/'))) {
        const { status } = await fetch(SITE_ORIGIN + asset);
        if (status !== 200) missingAssets.push(`${asset}: ${status}`);
      }
      await wait(100);
    }
  };
  const browsing = browser();
  await wait(2000);
  const currentSettings: HostSettings = { ...earlierSettings, program: root };
  await run(join(root, 'oilway'), ['migrate'], {
    env: { ...process.env, ...earlierSettings.environment, DATA_DIR: join(folder, 'own') },
  });
  await wait(1000);
  await expectEditOnAllSites(hosts.studio[0]);
  for (const at of [0, 1]) {
    expect(await hosts.site[at]?.drain()).toBe(0);
    await startSlot('site', at, currentSettings);
    await wait(1500);
    await expectEditOnAllSites(hosts.studio[1]);
    await hosts.studio[at]?.drain();
    await startSlot('studio', at, currentSettings);
    await wait(1500);
    await expectEditOnAllSites(hosts.studio[at]);
  }
  ended = true;
  await browsing;
  await people.stop();
  const { acknowledged, failures } = people;
  const goneAssets = [];
  for (const asset of new Set(assets))
    for (const { origin } of hosts.site)
      if ((await fetch(origin + asset)).status !== 200) goneAssets.push(asset);
  const database = await openDatabase(DATABASE_URL);
  const stored: { reference: string }[] = await database.orm
    .select({ reference: sql<string>`reference` })
    .from(sql`contact_messages`);
  await database.close();
  printMeasurement(
    `${people.reads()} reads, ${failures.length} failed, ${people.slowest()} ms at most`,
  );
  printMeasurement(`${acknowledged.length} messages, ${people.refusals.length} refused at first`);
  printMeasurement(
    `${missingAssets.length} assets of a page were missing, ${goneAssets.length} earlier ones are gone`,
  );
  expect(failures).toEqual([]);
  if (drainsGracefully) expect(people.refusals).toEqual([]);
  expect(stored.map(({ reference }) => reference).toSorted()).toEqual(
    acknowledged.map(({ reference }) => reference).toSorted(),
  );
  if (!sharesAssets) return;
  expect(missingAssets).toEqual([]);
  expect(goneAssets).toEqual([]);
}, 600_000);
