import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsOf } from '@oilway/store/settings.ts';
import { createDatabase, startCluster } from '../../content/test/postgres.ts';
import { easyCaptcha } from '../../site/test/solve-captcha.ts';
import { postgresData, sqliteData } from '../data/make-data.ts';
import { versionOf } from '../machine.ts';
import { memory } from '../processor-time.ts';
import type { Report, Row } from '../report.ts';
import { startPeer } from '../servers/peer.ts';
import { type Data, environmentFor, type Server, startSite } from '../servers/site.ts';
import { formatMilliseconds, formatNumber } from '../statistics.ts';

const submitters = 200;
/** Milliseconds: of the load, and of the calm before it. */
const [span, calm] = [20_000, 5000];
const call = '/umbraco/api/contact/SubmitMessage';

/** Two hundred people send the contact form at once, again and again, while somebody else reads pages. */
export async function submissions(): Promise<Report> {
  const cluster = await startCluster();
  try {
    const url = createDatabase(cluster, 'bench');
    return {
      title: 'Forms',
      method:
        `${submitters} submitters for ${span / 1000} s, each with a new message and a new captcha, solved before each sending; a message, its captcha ` +
        'and two mails in one transaction, read back before the answer. Meanwhile a visitor reads the home page, ten times a second. ' +
        `PostgreSQL ${versionOf(join(cluster.bin, 'postgres'))}.`,
      rows: [
        ...(await measured('SQLite', await sqliteData())),
        ...(await measured('Postgres', await postgresData(url))),
        await bare(),
      ],
    };
  } finally {
    cluster.stop();
  }
}

async function measured(name: string, data: Data): Promise<Row[]> {
  const site = await startSite(data);
  try {
    const { captchaSecret } = settingsOf(environmentFor(data));
    const before = await readers(site, calm);
    const first = await send(site, captchaSecret, span / 2);
    const grown = memory(site.pid);
    const [second, during] = await Promise.all([
      send(site, captchaSecret, span / 2),
      readers(site, span / 2),
    ]);
    const stored = (first.stored + second.stored) / (span / 1000);
    return [
      {
        what: `${name}: stored`,
        value: `${formatNumber(stored)} /s`,
        beside: refusals(first, second),
      },
      {
        what: `${name}: time to the answer, median and p99`,
        value: `${formatMilliseconds(at(second.times, 0.5))}, ${formatMilliseconds(at(second.times, 0.99))}`,
      },
      {
        what: `${name}: home page for other visitors, p99`,
        value: formatMilliseconds(at(during, 0.99)),
        beside: `${formatMilliseconds(at(before, 0.99))} without the load`,
      },
      {
        what: `${name}: memory after the first half and at the end`,
        value: `${formatNumber(grown / 1e6)} MB, ${formatNumber(memory(site.pid) / 1e6)} MB`,
      },
    ];
  } finally {
    await site.stop();
  }
}

interface Sent {
  stored: number;
  /** Answers that were none of success, by their status; 0 is a connection that broke. */
  refused: Map<number, number>;
  /** Milliseconds of the stored ones. */
  times: number[];
}

async function send({ origin }: Pick<Server, 'origin'>, secret: string, time: number) {
  const sent: Sent = { stored: 0, refused: new Map(), times: [] };
  const end = performance.now() + time;
  const submitter = async (own: number) => {
    for (let count = 0; performance.now() < end; count += 1) {
      const recaptcha = await easyCaptcha(secret);
      const begun = performance.now();
      const body = JSON.stringify({ ...message, message: `${own}.${count}`, recaptcha });
      const status = await post(origin + call, body);
      if (status === 200) {
        sent.stored += 1;
        sent.times.push(performance.now() - begun);
      } else sent.refused.set(status, (sent.refused.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: submitters }, (_, own) => submitter(own)));
  return sent;
}

/** @returns the status once all of the answer is there; 0 for none. */
async function post(url: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await fetch(url, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** How many were refused, and how. */
function refusals(...all: Sent[]): string {
  const counts = new Map<number, number>();
  for (const { refused } of all)
    for (const [status, count] of refused) counts.set(status, (counts.get(status) ?? 0) + count);
  const parts = [...counts].map(([status, count]) => `${count} × ${status || 'no answer'}`);
  return parts.length > 0 ? `refused: ${parts.join(', ')}` : 'none refused';
}

const message = {
  name: 'Miriam Kowalczyk',
  email: 'miriam@posteo.example',
  umbracoNodeID: 1,
  cultureName: 'de-DE',
  gdprAccept: true,
};

/** Times of a page for a visitor who asks ten times a second, in milliseconds. */
async function readers({ origin }: Pick<Server, 'origin'>, time: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + time;
  while (performance.now() < end) {
    const begun = performance.now();
    await (await fetch(`${origin}/`)).arrayBuffer();
    times.push(performance.now() - begun);
    await wait(100);
  }
  return times;
}

/** The least that can be done: Fastify, and one row on disk for each request. */
async function bare(): Promise<Row> {
  const peer = await startPeer('bare insert', 'bare-insert.ts', []);
  try {
    const { stored } = await send(
      { origin: peer.target.origin },
      randomBytes(32).toString('hex'),
      5000,
    );
    return {
      what: 'Fastify and one row in SQLite, nothing else',
      value: `${formatNumber(stored / 5)} /s`,
    };
  } finally {
    peer.stop();
  }
}

function at(times: number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
