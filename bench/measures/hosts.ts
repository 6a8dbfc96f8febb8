import { createDatabase, startCluster } from '../../content/test/postgres.ts';
import { postgresData } from '../data/make-data.ts';
import { generator, type Shot, shoot, type Target } from '../load/shoot.ts';
import { clientCore, pin, serverCore } from '../machine.ts';
import type { Report, Row } from '../report.ts';
import { type Server, startSite } from '../servers/site.ts';
import { formatNumber, median } from '../statistics.ts';
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
        'By the processor: requests in a second of the sites’ own processor time, one alone and both at once on one PostgreSQL, in turn. By the clock: requests in a second. With two cores the ' +
        'generators and the database share the second one with the second site, which then has more requests waiting and answers them in fewer turns: the two figures lie on either side of what two cores of their own would show. ' +
        `n = ${rounds} rounds of ${seconds} s after ${warming} s of warming; ${generator} to each.`,
      rows: [
        ...(await scaled('a page from memory', [first, second].map(homeOf))),
        ...(await scaled('a place, each question new', [first, second].map(placeQuestions))),
      ],
    };
  } finally {
    for (const site of sites) await site.stop();
    cluster.stop();
  }
}

const homeOf = (site: Server): Target => target(site, '/', { 'accept-encoding': 'br' });

async function scaled(what: string, targets: Target[]): Promise<Row[]> {
  const [first] = targets as [Target];
  await Promise.all(targets.map((one) => shoot(one, warming)));
  const alone: Shot[] = [];
  const together: Shot[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await shoot(first, seconds));
    const shots = await Promise.all(targets.map((one) => shoot(one, seconds)));
    together.push({
      perCore: sum(shots.map(({ perCore }) => perCore)),
      perSecond: sum(shots.map(({ perSecond }) => perSecond)),
    });
  }
  const of = (shots: Shot[], by: keyof Shot) => median(shots.map((shot) => shot[by]));
  const ratio = (by: keyof Shot) => of(together, by) / of(alone, by);
  const told = (by: keyof Shot) =>
    `${formatNumber(of(together, by))} against ${formatNumber(of(alone, by))} requests/s`;
  const processor: Row = {
    what: `${what}: by the processor`,
    value: `${formatNumber(ratio('perCore'))} × one`,
    beside: told('perCore'),
    budget: `≥ ${budget * targets.length} ×`,
    met: ratio('perCore') >= budget * targets.length,
  };
  const clock = `${formatNumber(ratio('perSecond'))} × one`;
  return [processor, { what: `${what}: by the clock`, value: clock, beside: told('perSecond') }];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
