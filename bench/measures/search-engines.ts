import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { say } from '../../commands/console.ts';
import { type Kind, kinds } from '../data/library-questions.ts';
import { newFolder } from '../data/make-data.ts';
import type { AskTimes, BuildTimes } from '../engines/engine-process.ts';
import type { Report, Row } from '../report.ts';
import { formatMilliseconds, formatNumber, percentile } from '../statistics.ts';

const sizes = (process.env.BENCH_FILES ?? '20000,100000').split(',').map(Number);
const engines = ['ours', 'minisearch', 'orama'] as const;
type Engine = (typeof engines)[number];
const titles: Record<Engine, string> = {
  ours: 'Oilway',
  minisearch: 'MiniSearch',
  orama: 'Orama',
};

/** Of a question over the largest library, in milliseconds. */
const budget = 10;

interface Measured extends BuildTimes, AskTimes {}

/** The search of the library beside MiniSearch and Orama: the same files, questions, rights and filters, each engine in processes of its own. */
export async function searchEngines(): Promise<Report> {
  const rows: Row[] = [];
  for (const files of sizes) {
    const found = new Map<Engine, Measured | string>();
    for (const engine of engines) found.set(engine, await measured(engine, files));
    rows.push(...rowsOf(found, files));
  }
  return { title: 'Search engines', method, rows };
}

const method =
  'Generated files as for the search of the portal; 270 questions in turn from 9 kinds, each asked once after 27 others, with the rights of a third ' +
  'of the categories; the filters are counted. MiniSearch 7.2.0 and Orama 3.1.18 get our words: folded, stemmed, German compounds also in their ' +
  'parts; all words must be there, and with fewer than three files spellings one or two letters away are looked for, as in ours. Each engine ' +
  'builds and keeps its index in one process and asks in a second one, which has read it; times of a question and of building are the ' +
  "processor's, so that other work on the machine does not count; one engine after the other.";

/** @returns why there is nothing to show where an engine failed. */
async function measured(engine: Engine, files: number): Promise<Measured | string> {
  const folder = join(newFolder(), engine);
  mkdirSync(folder);
  try {
    const built = (await step(engine, 'build', files, folder)) as BuildTimes;
    const asked = (await step(engine, 'ask', files, folder)) as AskTimes;
    say(`  ${engine}, ${files} files: ${JSON.stringify({ ...built, ...asked, asked: undefined })}`);
    return { ...built, ...asked };
  } catch (error) {
    const [reason = ''] = /\w*Error: .*/.exec((error as Error).message) ?? [];
    say(`  ${engine}, ${files} files: ${(error as Error).message.slice(0, 600)}`);
    return reason || 'ended';
  }
}

const run = promisify(execFile);

async function step(engine: Engine, what: 'build' | 'ask', files: number, folder: string) {
  const program = join(import.meta.dirname, '../engines/engine-process.ts');
  const flags = ['--expose-gc', '--max-old-space-size=9000'];
  const { stdout } = await run(
    process.execPath,
    [...flags, program, engine, what, String(files), folder],
    { maxBuffer: 1e8 },
  );
  return JSON.parse(stdout) as unknown;
}

function rowsOf(found: ReadonlyMap<Engine, Measured | string>, files: number): Row[] {
  const largest = files === Math.max(...sizes);
  const size = `${files.toLocaleString('en-GB')} files`;
  const row = (what: string, value: (of: Measured) => string): Row => {
    const cell = (engine: Engine) => {
      const of = found.get(engine);
      return typeof of === 'object' ? value(of) : (of ?? '');
    };
    const beside = engines
      .filter((engine) => engine !== 'ours')
      .map((engine) => `${titles[engine]} ${cell(engine)}`)
      .join(', ');
    return { what: `${size}: ${what}`, value: cell('ours'), beside };
  };
  const share = (of: Measured, part: number) =>
    percentile(
      of.asked.map(({ processor }) => processor),
      part,
    );
  const own = found.get('ours');
  const met = typeof own === 'object' && share(own, 0.99) <= budget;
  const p99 = row('p99', (of) => ms(share(of, 0.99)));
  return [
    row('p50', (of) => ms(share(of, 0.5))),
    largest ? { ...p99, budget: `≤ ${budget} ms`, met } : p99,
    ...kinds.map((kind) => row(`${kind}: p50, p99; found`, (of) => ofKind(of, kind))),
    row('first index', ({ processor }) => formatMilliseconds(processor)),
    row('most memory of that process', ({ most }) => megabytes(most)),
    row('kept on disk', ({ size: bytes }) => megabytes(bytes)),
    row('start from disk', ({ opened }) => formatMilliseconds(opened)),
    row('longest pause of the process meanwhile', ({ pause }) => formatMilliseconds(pause)),
    row('memory of the index', ({ memory }) => megabytes(memory)),
  ];
}

function ofKind({ asked }: Measured, kind: Kind): string {
  const these = asked.filter((one) => one.kind === kind);
  const times = these.map(({ processor }) => processor);
  const found = these.filter((one) => one.found).length / these.length;
  return `${ms(percentile(times, 0.5))}, ${ms(percentile(times, 0.99))}; ${Math.round(found * 100)} %`;
}

const ms = (value: number) => `${formatNumber(value)} ms`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en-GB')} MB`;
