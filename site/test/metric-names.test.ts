/** Alerts, dashboard and documentation name the metrics that site and studio export. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { MetricsServer } from '@oilway/store/metrics/serve.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { build } from './build-app.ts';
import { readRepositoryFile } from './repository-files.ts';

/** Any free port: each part adds an offset to this one. */
const anyPort = (offset: number) => ({ host: '127.0.0.1', port: -offset });

/** Returns the names with a type, including those of a histogram's parts. */
async function namesOf({ server }: MetricsServer): Promise<string[]> {
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
}

/** `up` is Prometheus's own. */
const metricNamesIn = (text: string) => [
  ...new Set(text.match(/\b(oilway|nodejs|process)_[a-z0-9_]+/g)),
];

interface Rule {
  alert: string;
  annotations: { docs: string };
}

test('alerts, dashboard and docs name only exported metrics, and docs name all of them', async (t) => {
  const site = await build(t);
  const { openMetrics: ofSite } = await import('../server/metrics.ts');
  const { openMetrics: ofStudio } = await import('@oilway/content/metrics/open-metrics.ts');
  const { responseMetrics } = await import('@oilway/store/metrics/process.ts');
  const { folder } = site;
  const studio = { part: 'studio', address: anyPort(0), folder, holder: undefined } as const;
  const servers = [ofSite(site.context, anyPort(2)), ofStudio(site.payload, studio)] as const;
  responseMetrics(servers[1].registry);
  const exported = new Set((await Promise.all(servers.map(namesOf))).flat());
  for (const one of servers) await one.close();

  const operating = readRepositoryFile('docs/operating.md');
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const named = metricNamesIn(readRepositoryFile(`deploy/prometheus/${file}`));
    expect(named.length, file).toBeGreaterThan(10);
    expect(named.filter((name) => !exported.has(name))).toEqual([]);
  }
  const documented = metricNamesIn(operating).filter((name) => !/^(process|nodejs)_$/.test(name));
  expect(documented.filter((name) => !exported.has(name))).toEqual([]);
  const ownMetrics = [...exported].filter((name) =>
    /^oilway_(?!.*_(bucket|sum|count)$)/.test(name),
  );
  expect(ownMetrics.filter((name) => !documented.includes(name))).toEqual([]);

  const { groups } = parse(readRepositoryFile('deploy/prometheus/alerts.yml')) as {
    groups: { rules: Rule[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const undocumented = rules.filter(
    ({ annotations: { docs } }) => !operating.includes(`# ${docs}\n`),
  );
  expect([rules.length > 15, undocumented.map(({ alert }) => alert)]).toEqual([true, []]);
});
