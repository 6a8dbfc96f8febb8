/**
 * `npm run bench`: measures the site against its budgets and writes the tables of
 * `docs/performance.md`. Names choose some of the measures: `npm run bench -- cached lighthouse`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// What is built and started here is what visitors get, whatever the caller's environment says.
Object.assign(process.env, { NODE_ENV: 'production' });
const { build } = await import('../commands/build.ts');
const { refuse, say } = await import('../commands/console.ts');
const { root } = await import('../commands/processes.ts');
const { busy, machine } = await import('./machine.ts');
const { toMarkdown, toText } = await import('./report.ts');
const { removeData } = await import('./data/make-data.ts');

type Measure = () => Promise<import('./report.ts').Report>;

/** In the order of the document. Each is loaded only when it is asked for. */
const measures: Record<string, () => Promise<Measure>> = {
  cached: async () => (await import('./measures/cached.ts')).cached,
  uncached: async () => (await import('./measures/uncached.ts')).uncached,
  markers: async () => (await import('./measures/markers.ts')).markers,
  calls: async () => (await import('./measures/calls.ts')).calls,
  map: async () => (await import('./measures/map.ts')).map,
  publication: async () => (await import('./measures/publication.ts')).publication,
  'portal-search': async () => (await import('./measures/portal-search.ts')).portalSearch,
  'portal-pages': async () => (await import('./measures/portal-pages.ts')).portalPages,
  submissions: async () => (await import('./measures/submissions.ts')).submissions,
  scripts: async () => (await import('./measures/scripts.ts')).scripts,
  lighthouse: async () => (await import('./measures/lighthouse.ts')).lighthouseScores,
  start: async () => (await import('./measures/start.ts')).start,
  processes: async () => (await import('./measures/processes.ts')).processes,
  growth: async () => (await import('./measures/growth.ts')).growth,
  steady: async () => (await import('./measures/steady.ts')).steady,
  hosts: async () => (await import('./measures/hosts.ts')).hosts,
};

const document = join(root, 'docs/performance.md');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.filter((name) => !(name in measures));
if (unknown.length > 0)
  refuse([`Unknown: ${unknown.join(', ')}. There is ${Object.keys(measures).join(', ')}.`]);

await build();
say(`${machine()}, Node ${process.versions.node}, ${busy()}`);
let failed = false;
for (const [name, load] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const begun = performance.now();
  const stamp = `${new Date().toISOString().slice(0, 10)}, ${machine()}, Node ${process.versions.node}, ${busy()}.`;
  try {
    const report = await (await load())();
    say(toText(report));
    keep(name, toMarkdown(report, stamp));
  } catch (error) {
    failed = true;
    say(`✗ ${name}: ${(error as Error).message}`);
  }
  say(`  (${Math.round((performance.now() - begun) / 1000)} s)`);
}
removeData();
process.exit(failed ? 1 : 0);

/** Puts a table between the markers of its measure; the document's other words stay. */
function keep(name: string, table: string): void {
  if (!existsSync(document)) return;
  const text = readFileSync(document, 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${name}`);
  writeFileSync(document, `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`);
}
