import { setTimeout as wait } from 'node:timers/promises';
import { newFolder, sqliteData } from '../data/make-data.ts';
import { generator, shoot, type Target } from '../load/shoot.ts';
import { memory, mostMemory, processorTime } from '../processor-time.ts';
import type { Report, Row } from '../report.ts';
import { startPeer } from '../servers/peer.ts';
import { record } from '../servers/recording.ts';
import { type Server, startSite } from '../servers/site.ts';
import { formatMilliseconds, formatNumber, median } from '../statistics.ts';
import { asked, placeQuestions, wordQuestions } from './uncached.ts';

const starts = 7;
const seconds = 10;
const megabyte = 1e6;

/** How long the site takes to its first page, and what it holds: at rest with every page made, and after questions that are all new. */
export async function start(): Promise<Report> {
  const data = await sqliteData();
  const times: number[] = [];
  const processor: number[] = [];
  const peerTimes: number[] = [];
  // The first start after an upgrade compiles what the others find compiled.
  const empty = newFolder();
  const cold = await startSite(data, { NODE_COMPILE_CACHE: empty });
  await cold.stop();
  for (let n = 0; n < starts; n += 1) {
    const site = await startSite(data);
    times.push(site.startTime);
    processor.push(processorTime(site.pid) * 1000);
    await site.stop();
    const [time] = await timed(async () => (await barePeer()).stop());
    peerTimes.push(time);
  }
  const ours = await measured(await startSite(data));
  const peer = await peerMeasured();
  return {
    title: 'Start and memory of the site',
    method:
      `Start: from the start of the process to its first good answer, pinned to one core, n = ${starts} in turn with the bare one, which is Fastify ` +
      'with one short answer. Memory: the resident set, the shared pages of Node’s own program included; at rest when the process has done next to nothing ' +
      `for ${restful} s; the load is ${seconds} s of each of ${asked} questions for places and for words, all new, and of the bare process its one ` +
      `answer as long; ${generator}.`,
    rows: [
      budgetRow(
        'start',
        formatMilliseconds(median(times)),
        median(times) <= 800,
        '≤ 800 ms',
        `${formatMilliseconds(median(peerTimes))} (bare Fastify); of the processor’s time ${formatMilliseconds(median(processor))}; longest ${formatMilliseconds(Math.max(...times))}, the first of all, with nothing compiled, ${formatMilliseconds(cold.startTime)}`,
      ),
      memoryRow('memory at rest, every page made', ours.rest, peer.rest, 160),
      memoryRow('memory after load, at rest again', ours.after, peer.after, 220),
      {
        what: 'memory at the end of the load',
        value: megabytes(ours.loaded),
        beside: `${megabytes(peer.loaded)} (bare Fastify); most at any time ${megabytes(ours.most)}`,
      },
    ],
  };
}

interface Held {
  rest: number;
  loaded: number;
  after: number;
  most: number;
}

async function measured(site: Server): Promise<Held> {
  try {
    // Its answer is at hand when all pages are, for they are made in turn.
    await record(site.origin, '/', 'br');
    return await held(site.pid, [placeQuestions(site), wordQuestions(site)]);
  } finally {
    await site.stop();
  }
}

async function peerMeasured(): Promise<Held> {
  const { stop, target } = await barePeer();
  try {
    return await held(target.pid, [target, target]);
  } finally {
    stop();
  }
}

const barePeer = async () => {
  const peer = await startPeer('bare Fastify', 'bare-fastify.ts', []);
  await record(peer.target.origin, '/', 'identity');
  return peer;
};

async function held(pid: number, targets: Target[]): Promise<Held> {
  await atRest(pid);
  const rest = memory(pid);
  for (const target of targets) await shoot(target, seconds);
  const loaded = memory(pid);
  await atRest(pid);
  return { rest, loaded, after: memory(pid), most: mostMemory(pid) };
}

/** Seconds in a row in which a process does next to nothing until it counts as at rest, and how long it may take to come to that. */
const restful = 5;
const patience = 60;

async function atRest(pid: number): Promise<void> {
  let calm = 0;
  for (let second = 0; calm < restful && second < patience; second += 1) {
    const before = processorTime(pid);
    await wait(1000);
    calm = processorTime(pid) - before < 0.1 ? calm + 1 : 0;
  }
}

async function timed<Result>(act: () => Promise<Result>): Promise<[number, Result]> {
  const begun = performance.now();
  const result = await act();
  return [performance.now() - begun, result];
}

const megabytes = (bytes: number) => `${formatNumber(Math.round(bytes / megabyte))} MB`;

function memoryRow(what: string, bytes: number, peer: number, most: number): Row {
  const beside = `${megabytes(peer)} (bare Fastify)`;
  return budgetRow(what, megabytes(bytes), bytes <= most * megabyte, `≤ ${most} MB`, beside);
}

function budgetRow(what: string, value: string, met: boolean, budget: string, beside: string): Row {
  return { what, value, beside, budget, met };
}
