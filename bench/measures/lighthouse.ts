import lighthouse, { type Result } from 'lighthouse';
import { openBrowser } from '../chromium.ts';
import { sqliteData } from '../data/make-data.ts';
import { pages } from '../pages.ts';
import type { Report, Row } from '../report.ts';
import { startSite } from '../servers/site.ts';
import { formatNumber, median } from '../statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Other work on the machine takes points and gives none: a page is taken so often, as long as no run was full. */
const rounds = 10;
/** Milliseconds after which no page is taken again. */
const patience = 600_000;

/** Lighthouse's mobile run with its simulated slow phone and network, page kind by page kind. */
export async function lighthouseScores(): Promise<Report> {
  const site = await startSite(await sqliteData());
  const { port, version, close } = await openBrowser();
  try {
    const rows: Row[] = [];
    const details: string[] = [];
    const speeds: number[] = [];
    let release = '';
    const taken = new Map<string, Result[]>();
    const deadline = performance.now() + patience;
    // Round by round, so that a minute of other work does not meet the same page each time.
    for (let round = 1; round <= rounds; round += 1)
      for (const { kind, path } of pages) {
        const before = taken.get(kind) ?? [];
        if (before.some(isFull) || (round > 1 && performance.now() > deadline)) continue;
        taken.set(kind, [...before, await audited(site.origin + path, port)]);
      }
    for (const [kind, results] of taken) {
      const [first] = results;
      if (!first) continue;
      release = first.lighthouseVersion;
      speeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
      const scores = categories.map((id) => Math.max(...results.map((one) => scoreOf(one, id))));
      const shift = Math.max(
        ...results.map((result) => numeric(result, 'cumulative-layout-shift')),
      );
      rows.push({
        what: kind,
        value: scores.join(' / '),
        beside: `${paintTimes(results)}, CLS ${formatNumber(shift)}${everyRun(results)}`,
        budget: '100 / 100 / 100 / 100, CLS 0, LCP ≤ 1.2 s',
        met:
          scores.every((score) => score === 100) &&
          shift === 0 &&
          Number(seconds(results, 'largest-contentful-paint')) <= 1.2,
      });
      details.push(...results.flatMap((result) => findings(kind, result)));
    }
    return {
      title: 'Lighthouse, mobile',
      method:
        'Performance / accessibility / best practices / SEO: the best of the runs, for other work on the machine only ' +
        `takes points away; in up to ${rounds} rounds, each with the pages that were not full yet. Times are medians. Lighthouse rated ` +
        `this machine ${formatNumber(Math.min(...speeds))} to ${formatNumber(Math.max(...speeds))} meanwhile; below ` +
        `1,000 it warns of scores that are too low. Lighthouse ${release}, Chromium ${version}.`,
      rows,
      details,
    };
  } finally {
    await close();
    await site.stop();
  }
}

async function audited(url: string, port: number): Promise<Result> {
  for (let broken = 1; ; broken += 1) {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...categories],
    });
    if (!run) throw new Error(`Lighthouse had no result for ${url}`);
    const { runtimeError } = run.lhr;
    if (!runtimeError) return run.lhr;
    // It could not record the page, which says nothing of the page.
    if (broken === 3) throw new Error(`${url}: ${runtimeError.message}`);
  }
}

const scoreOf = (result: Result, id: string): number =>
  Math.round((result.categories[id]?.score ?? 0) * 100);

const isFull = (result: Result): boolean => categories.every((id) => scoreOf(result, id) === 100);

const numeric = (result: Result, id: string): number =>
  result.audits[id]?.numericValue ?? Number.NaN;

function everyRun(results: Result[]): string {
  if (results.length === 1) return '';
  const performances = results.map((result) => scoreOf(result, 'performance'));
  return `; performance of ${results.length} runs ${performances.join(', ')}`;
}

function paintTimes(results: Result[]): string {
  const [first, largest] = ['first-contentful-paint', 'largest-contentful-paint'];
  return `FCP ${seconds(results, first)} s, LCP ${seconds(results, largest)} s`;
}

/** As Lighthouse shows it. */
const seconds = (results: Result[], id: string): string =>
  (median(results.map((result) => numeric(result, id))) / 1000).toFixed(1);

/** Every audit that cost points, with the elements it names. */
function findings(kind: string, { audits, categories: found }: Result): string[] {
  const weighted = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighted.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    return [
      `  ${kind}: ${id} ${audit.score} ${audit.displayValue ?? ''}`,
      ...nodesOf(audit.details).map((node) => `    ${node}`),
    ];
  });
}

function nodesOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as {
    items?: {
      node?: { selector?: string; snippet?: string };
      url?: string;
      description?: string;
    }[];
  };
  return items.flatMap(({ node, url, description }) => {
    const named = node ? `${node.selector}  ${node.snippet}` : (url ?? description);
    return named ? [named] : [];
  });
}
