import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@oilway/store/database/open.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { sql } from 'drizzle-orm';
import { createDatabase, startCluster } from '../../content/test/postgres.ts';
import { productionDifficulty } from '../../site/forms/captcha/captcha.ts';
import { sendContact } from '../../site/test/send-contact.ts';
import { instantCaptcha } from '../../site/test/solve-captcha.ts';
import type { Figure } from '../figure.ts';
import { percentile } from '../machine.ts';
import {
  type BenchData,
  environmentFor,
  postgresData,
  type Site,
  sqliteData,
  startSite,
} from '../servers.ts';

const senders = 200;

/**
 * Measures contact messages that 200 clients send concurrently, on both databases, and checks that no acknowledged one is lost when the site is
 * killed repeatedly.
 */
export async function forms(quick: boolean): Promise<Figure[]> {
  const cluster = await startCluster(undefined, { durable: true });
  try {
    const onPostgres = await postgresData(createDatabase(cluster, 'bench'));
    return [
      ...(await measureDatabase('SQLite', await sqliteData(), quick)),
      ...(await measureDatabase('PostgreSQL', onPostgres, quick)),
    ];
  } finally {
    cluster.stop();
  }
}

async function measureDatabase(name: string, data: BenchData, quick: boolean): Promise<Figure[]> {
  const { captchaSecret } = settingsOf(environmentFor(data));
  const captchas = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => instantCaptcha(captchaSecret, productionDifficulty.cost)),
    );
  const site = await startSite(data);
  await sendAll(site, await captchas(quick ? 200 : 1000));
  const solved = await captchas(quick ? 500 : 5000);
  const begun = performance.now();
  const times = await sendAll(site, solved);
  const throughput = times.length / ((performance.now() - begun) / 1000);
  await site.stop();
  const kills = quick ? 2 : 15;
  const { acknowledged, lost } = await killLoop(data, kills, await captchas(kills * 200));
  return [
    {
      what: `${name}, stored`,
      value: throughput,
      unit: '/s',
      budget: { least: 200 },
      note: `${times.length} messages`,
    },
    {
      what: `${name}, time to the answer, p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      budget: { most: 1000 },
      note: `median ${Math.round(percentile(times, 0.5))} ms`,
    },
    {
      what: `${name}, lost`,
      value: lost,
      unit: '',
      budget: { most: 0 },
      note: `of ${acknowledged} acknowledged while the site was killed ${kills} times`,
    },
  ];
}

/** Sends a message for each captcha, with limited concurrency. @returns the duration of each in milliseconds. */
async function sendAll({ origin }: Site, captchas: string[]): Promise<number[]> {
  const times: number[] = [];
  const one = async () => {
    for (let recaptcha = captchas.pop(); recaptcha; recaptcha = captchas.pop()) {
      const begun = performance.now();
      await sendContact(origin, { key: randomUUID(), recaptcha });
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: senders }, one));
  return times;
}

/**
 * Kills the site repeatedly while messages arrive, retries each under its idempotency key until it is acknowledged, and checks that all are stored.
 */
async function killLoop(
  data: BenchData,
  kills: number,
  captchas: string[],
): Promise<{ acknowledged: number; lost: number }> {
  let site = await startSite(data);
  let isDone = false;
  const acknowledged: string[] = [];
  const one = async () => {
    for (
      let recaptcha = captchas.pop();
      recaptcha;
      recaptcha = isDone ? undefined : captchas.pop()
    ) {
      const message = { key: randomUUID(), recaptcha };
      let reference: string | undefined;
      while (reference === undefined)
        reference = await sendContact(site.origin, message).catch(() => void wait(50));
      acknowledged.push(reference);
    }
  };
  const sending = Array.from({ length: 20 }, one);
  for (let n = 0; n < kills; n += 1) {
    await wait(50 + Math.random() * 500);
    await site.kill();
    site = await startSite(data);
  }
  isDone = true;
  await Promise.all(sending);
  await site.stop();
  const stored = await readReferences(data);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((reference) => !stored.has(reference)).length,
  };
}

async function readReferences(data: BenchData): Promise<Set<string>> {
  const database = await openDatabase(settingsOf(environmentFor(data)).databaseUrl);
  const rows = await database.transaction((session) =>
    session.orm.select({ reference: sql<string>`reference` }).from(sql`contact_messages`),
  );
  await database.close();
  return new Set(rows.map(({ reference }) => reference));
}
