import { createDatabase, startCluster } from '../../content/test/postgres.ts';
import { postgresData } from '../data/make-data.ts';
import { generator, shoot, type Target } from '../load/shoot.ts';
import { clientCore, pin, serverCore } from '../machine.ts';
import type { Report, Row } from '../report.ts';
import { type Server, startSite } from '../servers/site.ts';
import { formatNumber, formatPercent, median, spread } from '../statistics.ts';
import { target } from './cached.ts';
import { placeQuestions } from './uncached.ts';

const rounds = 5;
const seconds = 2;
/** Seconds until all that answers a question is compiled. */
const warming = 15;
/** Of so many times what one does. */
const budget = 0.9;

/** What a second site on a core of its own adds, both on one database. */
export async function hosts(): Promise<Report> {
  const cluster = await startCluster();
  const sites: Server[] = [];
  try {
    const data = await postgresData(createDatabase(cluster, 'hosts'));
    for (const core of [serverCore, clientCore]) {
      const site = await startSite(data);
      pin(site.pid, core);
      sites.push(site);
    }
    const [first, second] = sites as [Server, Server];
    return {
      title: 'Two sites on cores of their own',
      method:
        'Requests in a second of the sites’ own processor time, one alone and both at once on one PostgreSQL, in turn. With two cores the generator and the database share the second one, so ' +
        'the clock says nothing; what the processor spends on waiting for memory and caches that others use is in the figures. ' +
        `n = ${rounds} rounds of ${seconds} s after ${warming} s of warming; ${generator} to each.`,
      rows: [
        await scaled('a page from memory', [first, second].map(homeOf)),
        await scaled('a place, each question new', [first, second].map(placeQuestions)),
      ],
    };
  } finally {
    for (const site of sites) await site.stop();
    cluster.stop();
  }
}

const homeOf = (site: Server): Target => target(site, '/', { 'accept-encoding': 'br' });

async function scaled(what: string, targets: Target[]): Promise<Row> {
  const [first] = targets as [Target];
  await Promise.all(targets.map((one) => shoot(one, warming)));
  const alone: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push((await shoot(first, seconds)).perCore);
    const shots = await Promise.all(targets.map((one) => shoot(one, seconds)));
    together.push(shots.reduce((sum, { perCore }) => sum + perCore, 0));
  }
  const [one, both] = [median(alone), median(together)];
  return {
    what,
    value: `${formatNumber(both / one)} × one`,
    beside: `${formatNumber(both)} against ${formatNumber(one)} requests/s (spread ${formatPercent(spread(together))}, ${formatPercent(spread(alone))})`,
    budget: `≥ ${budget * targets.length} ×`,
    met: both / one >= budget * targets.length,
  };
}
