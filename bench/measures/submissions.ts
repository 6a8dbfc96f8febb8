import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsOf } from '@oilway/store/settings.ts';
import { createDatabase, startCluster } from '../../content/test/postgres.ts';
import { visitorsWork } from '../../site/captcha/captcha.ts';
import { instantCaptcha } from '../../site/test/solve-captcha.ts';
import { newFolder, postgresData, sqliteData } from '../data/make-data.ts';
import { type Sent, submit } from '../load/submit.ts';
import { versionOf } from '../machine.ts';
import { memory } from '../processor-time.ts';
import { type Report, type Row, ratioRow } from '../report.ts';
import { type Peer, startPeer } from '../servers/peer.ts';
import { type Data, environmentFor, type Server, startSite } from '../servers/site.ts';
import { formatMilliseconds, formatNumber, median, percentile } from '../statistics.ts';

const connections = 200;
/** How often each is loaded, in turn, and for how many seconds. */
const [rounds, seconds] = [3, 5];
/** More messages than we can store in a second. */
const most = 4000;
const call = '/umbraco/api/contact/SubmitMessage';

/** Two hundred people send the contact form at once, again and again, while somebody else reads pages. */
export async function submissions(): Promise<Report> {
  const cluster = await startCluster(undefined, { durable: true });
  try {
    const ours = await postgresData(createDatabase(cluster, 'bench'));
    const rows = [
      ...(await measured('SQLite', await sqliteData(), [])),
      ...(await measured('Postgres', ours, [createDatabase(cluster, 'bare')])),
    ];
    return {
      title: 'Forms',
      method:
        `${connections} senders, ${rounds} × ${seconds} s in turn with the peer after a warm-up, over wrk on a core of its own. Each message is new and carries a ` +
        `captcha of its own, solved before the clock starts: ${visitorsWork.cost} rounds to verify, as for visitors. A message, its captcha and its mails (of confirmations no more than strangers get within an hour) ` +
        'are on disk before the answer. Meanwhile a visitor reads the home page, ten times a second. ' +
        `PostgreSQL ${versionOf(join(cluster.bin, 'postgres'))}, on the cores of both.`,
      rows,
    };
  } finally {
    cluster.stop();
  }
}

async function measured(name: string, data: Data, peerArguments: string[]): Promise<Row[]> {
  const site = await startSite(data);
  const peer = await startPeer('bare insert', 'bare-insert.ts', peerArguments);
  try {
    return await alternating(name, site, peer, settingsOf(environmentFor(data)).captchaSecret);
  } finally {
    peer.stop();
    await site.stop();
  }
}

async function alternating(name: string, site: Server, peer: Peer, secret: string): Promise<Row[]> {
  const files: string[] = [];
  for (let round = 0; round <= rounds; round += 1) files.push(await messages(secret, round));
  const shape = { connections, seconds };
  const before = await readers(site, 3000);
  const [ours, theirs, during]: [Sent[], Sent[], number[]] = [[], [], []];
  for (const [round, file] of files.entries()) {
    const [mine, read] = await Promise.all([
      submit(site.origin + call, file, shape),
      readers(site, seconds * 1000),
    ]);
    const other = await submit(peer.target.origin + call, file, { ...shape, again: true });
    // The first round is the warm-up.
    if (round === 0) continue;
    ours.push(mine);
    theirs.push(other);
    during.push(...read);
  }
  const rate = (all: Sent[]) => median(all.map(({ seconds: span, stored }) => stored / span));
  const worst = (figure: 'median' | 'p99') => Math.max(...ours.map((one) => one[figure]));
  const failed = ours.reduce((sum, { failures }) => sum + failures, 0);
  const longer = percentile(during, 0.99) - percentile(before, 0.99);
  return [
    ratioRow(
      `${name}: stored, as often as Fastify stores one row`,
      rate(ours) / rate(theirs),
      1.5,
      `${formatNumber(rate(ours))} against ${formatNumber(rate(theirs))} /s, ${failed} refused`,
    ),
    {
      what: `${name}: time to the answer, p99`,
      value: formatMilliseconds(worst('p99')),
      beside: `median ${formatMilliseconds(worst('median'))}`,
      budget: '≤ 1,000 ms',
      met: worst('p99') <= 1000,
    },
    {
      what: `${name}: home page for other visitors, p99`,
      value: `${formatMilliseconds(longer)} more`,
      beside: `${formatMilliseconds(percentile(during, 0.99))}, without the load ${formatMilliseconds(percentile(before, 0.99))}`,
      budget: '≤ 50 ms more',
      met: longer <= 50,
    },
    { what: `${name}: memory after it`, value: `${formatNumber(memory(site.pid) / 1e6)} MB` },
  ];
}

/** A file of as many messages as can be sent in a round, each with its captcha, a line each. */
async function messages(secret: string, round: number): Promise<string> {
  const file = join(newFolder(), 'messages.jsonl');
  const lines = createWriteStream(file);
  for (let made = 0; made < most * seconds; made += 100) {
    const captchas = await Promise.all(
      Array.from({ length: 100 }, () => instantCaptcha(secret, visitorsWork.cost)),
    );
    for (const [index, recaptcha] of captchas.entries())
      lines.write(
        `${JSON.stringify({ ...message, message: `${round}.${made + index}: ${words}`, recaptcha })}\n`,
      );
  }
  await finished(lines.end());
  return file;
}

const words = 'Guten Tag, ich möchte wissen, ob Sie am Samstag ein Getriebeöl wechseln. ';

const message = {
  name: 'Miriam Kowalczyk',
  email: 'miriam@posteo.example',
  phone: '+49 2303 12345',
  subject: 'Getriebeöl',
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
