/**
 * One engine in a process of its own, so that memory is its alone: `node --expose-gc engine-process.ts <engine> build|ask <files> <folder>`
 * prints what it took as one line of JSON.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { libraryFiles } from '../data/library-files.ts';
import { type Kind, questionsOf } from '../data/library-questions.ts';
import type { EngineMaker } from './engine.ts';

/** Questions that are asked, after some that nobody counts. */
const [questions, before] = [270, 27];

const makers: Record<string, () => Promise<EngineMaker>> = {
  ours: async () => (await import('./ours.ts')).ours,
  minisearch: async () => (await import('./minisearch.ts')).miniSearch,
  orama: async () => (await import('./orama.ts')).orama,
};

export interface BuildTimes {
  /** Milliseconds. */
  built: number;
  kept: number;
  /** Milliseconds of the processor for both. */
  processor: number;
  /** Bytes on disk. */
  size: number;
  /** Bytes of the process at most. */
  most: number;
}

export interface AskTimes {
  /** Milliseconds. */
  opened: number;
  /** The longest time for which nothing else got its turn meanwhile, in milliseconds. */
  pause: number;
  /** Bytes that the index is in memory, and those of the process with it. */
  memory: number;
  resident: number;
  /** Of each question the milliseconds, by the clock and of the processor, and whether anything was found. */
  asked: { kind: Kind; ms: number; processor: number; found: boolean }[];
}

const [name = '', step, count = '', folder = ''] = process.argv.slice(2);
const maker = await makers[name]?.();
if (!maker) throw new Error(`there is no engine ${name}`);
const files = Number(count);
console.log(JSON.stringify(step === 'build' ? await build(maker) : await ask(maker)));

async function build({ build: make }: EngineMaker): Promise<BuildTimes> {
  const library = libraryFiles(files);
  const from = process.cpuUsage();
  const times = await make(library, folder);
  const processor = since(from);
  const size = readdirSync(folder).reduce((sum, one) => sum + statSync(join(folder, one)).size, 0);
  return { ...times, processor, size, most: process.resourceUsage().maxRSS * 1024 };
}

async function ask({ open }: EngineMaker): Promise<AskTimes> {
  const asked = questionsOf(libraryFiles(files), questions + before);
  const free = await settled();
  let [last, pause] = [performance.now(), 0];
  const beat = setInterval(() => {
    const now = performance.now();
    pause = Math.max(pause, now - last - 1);
    last = now;
  }, 1);
  const begun = performance.now();
  const engine = await open(folder, files);
  const opened = performance.now() - begun;
  await new Promise((resolve) => setTimeout(resolve, 5));
  clearInterval(beat);
  const memory = (await settled()) - free;
  const { rss: resident } = process.memoryUsage();
  const times: AskTimes['asked'] = [];
  for (const one of asked) {
    const [from, used] = [performance.now(), process.cpuUsage()];
    const found = (await engine.find(one)) > 0;
    const ms = performance.now() - from;
    times.push({ kind: one.kind, ms, processor: since(used), found });
  }
  return { opened, pause, memory, resident, asked: times.slice(before) };
}

/** Milliseconds of the processor: what other programs take does not count. */
function since(from: NodeJS.CpuUsage): number {
  const { system, user } = process.cpuUsage(from);
  return (system + user) / 1000;
}

/** Bytes in use once what is not needed is gone. */
async function settled(): Promise<number> {
  for (let times = 0; times < 3; times += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
