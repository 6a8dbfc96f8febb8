/**
 * Implements `npm run bench`: measures the site against its budgets and writes `docs/performance.md`, its chart and `bench/results.json`. Names
 * select rows, the others keep their last figures: `npm run bench -- cached-page search`. `--quick` runs them briefly and writes nothing.
 */
import { build } from '../commands/build.ts';
import { exitWithErrors, print } from '../commands/console.ts';
import { clientCore, currentCommit, describeMachine, loadAverage, pin } from './machine.ts';
import { readResults, toText, writeReport } from './report.ts';
import { rows } from './rows.ts';

// The servers run in production mode, whatever the caller's environment.
Object.assign(process.env, { NODE_ENV: 'production' });
const quick = process.argv.includes('--quick');
const selectedRows = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const names = rows.map(({ name }) => name);
const unknown = selectedRows.filter((name) => !names.includes(name));
if (unknown.length > 0)
  exitWithErrors([`Unknown: ${unknown.join(', ')}. There is ${names.join(', ')}.`]);

const results = readResults();
const initialLoad = loadAverage();
await build(['site']);
// This process generates the load.
pin(process.pid, clientCore);
print(`${describeMachine()}, load average ${initialLoad}`);
let failed = false;
for (const { measure, name, title } of rows) {
  if (selectedRows.length > 0 && !selectedRows.includes(name)) continue;
  print(title);
  const begun = performance.now();
  try {
    const figures = await (await measure())(quick);
    print(toText(figures));
    const date = new Date().toISOString().slice(0, 10);
    results[name] = {
      date,
      commit: currentCommit(),
      machine: describeMachine(),
      load: initialLoad,
      figures,
    };
    if (!quick) writeReport(rows, results);
  } catch (error) {
    failed = true;
    print(`✗ ${name}: ${(error as Error).stack}`);
  }
  print(`  (${Math.round((performance.now() - begun) / 1000)} s)`);
}
process.exit(failed ? 1 : 0);
