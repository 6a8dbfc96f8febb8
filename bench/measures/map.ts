import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser } from '../chromium.ts';
import { growLocations } from '../data/locations.ts';
import { sqliteData } from '../data/make-data.ts';
import type { Report, Row } from '../report.ts';
import { startSite } from '../servers/site.ts';
import { formatMilliseconds } from '../statistics.ts';

const count = 10_000;
/** Milliseconds a frame may take. */
const budget = 50;
const zooms = 5;
const drags = [
  [-300, 0],
  [0, -250],
  [300, 150],
] as const;

/** What a hand does to the map of ten thousand markers, at several zooms. */
export async function map(): Promise<Report> {
  const data = await sqliteData();
  growLocations(data.folder, count);
  const site = await startSite(data);
  const { browser, version, close } = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.origin}/standorte`);
    await page.locator('[data-map-frame]').scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
    await page.locator('[data-map-frame][data-alive]').waitFor();
    await wait(2000);
    const session = await page.context().newCDPSession(page);
    const pans: Work[] = [];
    const steps: Work[] = [];
    for (let zoom = 0; zoom < zooms; zoom += 1) {
      pans.push(await working(session, page, () => pan(page)));
      steps.push(await working(session, page, () => nearer(page)));
    }
    return {
      title: `The map with ${count.toLocaleString('en-GB')} markers`,
      method:
        `Chromium ${version}, 1440 × 900, no graphics card: ${drags.length} drags of 30 steps at each of ` +
        `${zooms} zooms, and the step to the next. The work of a frame is the processor time of the longest ` +
        'task on the page’s main thread; frames by the clock also wait for whatever else the machine does.',
      rows: [...rowsOf('pan', pans, budget), ...rowsOf('zoom', steps)],
    };
  } finally {
    await close();
    await site.stop();
  }
}

interface Work {
  /** Milliseconds of processor time of the longest task, and of the clock of each frame. */
  longest: number;
  frames: number[];
  pins: number;
}

function rowsOf(name: string, works: Work[], most?: number): Row[] {
  const longest = Math.max(...works.map((work) => work.longest));
  const frames = works.flatMap((work) => work.frames).sort((one, other) => one - other);
  const slow = frames.filter((frame) => frame > budget).length;
  const pins = works.map((work) => work.pins);
  return [
    {
      what: `${name}: most work of a frame`,
      value: formatMilliseconds(longest),
      beside: `${Math.min(...pins)} to ${Math.max(...pins)} pins`,
      ...(most && { budget: `≤ ${most} ms`, met: longest <= most }),
    },
    {
      what: `${name}: frames by the clock`,
      value: `${formatMilliseconds(frames[frames.length >> 1] ?? 0)}`,
      beside: `${slow} of ${frames.length} over ${budget} ms`,
    },
  ];
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

async function working(session: CDPSession, page: Page, act: () => Promise<void>): Promise<Work> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  await page.evaluate(countFrames);
  await act();
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const pins = await page.locator('button:is([data-marker], [data-cluster])').count();
  const complete = new Promise<void>((done) =>
    session.once('Tracing.tracingComplete', () => done()),
  );
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return { longest: longestTask(events), frames, pins };
}

function countFrames(): void {
  const frames: number[] = [];
  Object.assign(window, { frames });
  let last = performance.now();
  const tick = (now: number) => {
    frames.push(now - last);
    last = now;
    if ((window as unknown as { frames: number[] }).frames === frames) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Of the page's own thread, in milliseconds of processor time. */
function longestTask(events: TraceEvent[]): number {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid}:${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

async function pan(page: Page): Promise<void> {
  const box = await page.locator('[data-leaflet]').boundingBox();
  if (!box) throw new Error('The map is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [across, down] of drags) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 30; step += 1) {
      await page.mouse.move(x + (across * step) / 30, y + (down * step) / 30);
      await wait(12);
    }
    await page.mouse.up();
    await wait(900);
  }
}

async function nearer(page: Page): Promise<void> {
  await page.locator('[data-control=in]').click();
  await wait(1200);
}
