/**
 * Implements `npm run bench`: measures the site against its budgets and writes `docs/performance.md`, its chart and `bench/results.json`. Names
 * select rows, the others keep their last figures: `npm run bench -- cached-page search`. `--quick` runs them briefly and writes nothing.
 */
import { build } from '../commands/build.ts';
import { refuse, say } from '../commands/console.ts';
import { clientCore, commit, load, machine, pin } from './machine.ts';
import { kept, toText, write } from './report.ts';
import { rows } from './rows.ts';

// The servers run in production mode, whatever the caller's environment.
Object.assign(process.env, { NODE_ENV: 'production' });
const quick = process.argv.includes('--quick');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const names = rows.map(({ name }) => name);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse([`Unknown: ${unknown.join(', ')}. There is ${names.join(', ')}.`]);

const results = kept();
const busy = load();
await build(['site']);
// This process generates the load.
pin(process.pid, clientCore);
say(`${machine()}, load average ${busy}`);
let failed = false;
for (const { measure, name, title } of rows) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  say(title);
  const begun = performance.now();
  try {
    const figures = await (await measure())(quick);
    say(toText(figures));
    const date = new Date().toISOString().slice(0, 10);
    results[name] = { date, commit: commit(), machine: machine(), load: busy, figures };
    if (!quick) write(rows, results);
  } catch (error) {
    failed = true;
    say(`✗ ${name}: ${(error as Error).stack}`);
  }
  say(`  (${Math.round((performance.now() - begun) / 1000)} s)`);
}
process.exit(failed ? 1 : 0);
