/** What alerts, dashboard and documentation say of metrics is what site and studio really tell. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { MetricsServer } from '@oilway/store/metrics/serve.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { build } from './build-app.ts';
import { read } from './sources.ts';

/** Any port that is free: those of the parts are counted from this one. */
const anyPort = (offset: number) => ({ host: '127.0.0.1', port: -offset });

/** The names that have a type, those of a histogram's parts among them. */
async function namesOf({ server }: MetricsServer): Promise<string[]> {
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
}

/** `up` is Prometheus's own. */
const mentioned = (text: string) => [
  ...new Set(text.match(/\b(oilway|nodejs|process)_[a-z0-9_]+/g)),
];

interface Rule {
  alert: string;
  annotations: { docs: string };
}

test('no alert, panel or line of the documentation names a metric that nobody tells, and every metric of ours is documented', async (t) => {
  const site = await build(t);
  const { openMetrics: ofSite } = await import('../server/metrics.ts');
  const { openMetrics: ofStudio } = await import('@oilway/content/metrics/open-metrics.ts');
  const { answerMetrics } = await import('@oilway/store/metrics/process.ts');
  const { folder } = site;
  const studio = { part: 'studio', address: anyPort(0), folder, holder: undefined } as const;
  const opened = [ofSite(site.context, anyPort(2)), ofStudio(site.payload, studio)] as const;
  answerMetrics(opened[1].registry);
  const told = new Set((await Promise.all(opened.map(namesOf))).flat());
  for (const one of opened) await one.close();

  const operating = read('docs/operating.md');
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const named = mentioned(read(`deploy/prometheus/${file}`));
    expect(named.length, file).toBeGreaterThan(10);
    expect(named.filter((name) => !told.has(name))).toEqual([]);
  }
  const documented = mentioned(operating).filter((name) => !/^(process|nodejs)_$/.test(name));
  expect(documented.filter((name) => !told.has(name))).toEqual([]);
  const ours = [...told].filter((name) => /^oilway_(?!.*_(bucket|sum|count)$)/.test(name));
  expect(ours.filter((name) => !documented.includes(name))).toEqual([]);

  const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const lost = rules.filter(({ annotations: { docs } }) => !operating.includes(`# ${docs}\n`));
  expect([rules.length > 15, lost.map(({ alert }) => alert)]).toEqual([true, []]);
});
