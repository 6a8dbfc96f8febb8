import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/processes.ts';
import { toChart } from './chart.ts';
import { type Figure, headroom, type Result, type Row } from './figure.ts';

const file = (path: string) => join(root, path);

/** Returns the last results of all rows by name. */
export const readResults = (): Record<string, Result> =>
  JSON.parse(readFileSync(file('bench/results.json'), 'utf8'));

/** Writes the results, and the table and chart generated from them. */
export function writeReport(rows: readonly Row[], results: Record<string, Result>): void {
  writeFileSync(file('bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(file('docs/pictures/performance.svg'), toChart(rows, results));
  const document = file('docs/performance.md');
  const [intro] = readFileSync(document, 'utf8').split('<!-- figures -->');
  writeFileSync(document, `${intro}<!-- figures -->\n\n${toMarkdown(rows, results)}\n`);
}

/** Returns the figures as a Markdown table, with method, time and machine of each row. */
function toMarkdown(rows: readonly Row[], results: Record<string, Result>): string {
  const lines = rows.flatMap(({ name, title }) => {
    const result = results[name];
    if (!result) return [`| ${title} | not measured | | |`];
    return result.figures.map((figure, at) => {
      const note = figure.note ? ` (${figure.note})` : '';
      const what = at === 0 ? title : '';
      const met = headroom(figure) >= 1 ? 'met' : '**missed**';
      return `| ${what} | ${figure.what}: ${formatValue(figure)}${note} | ${formatBudget(figure)} | ${met} |`;
    });
  });
  const methods = rows.map(({ method, name, title }) => {
    const result = results[name];
    const when = result
      ? ` Measured on ${result.date}, commit ${result.commit}, ${result.machine}, load average ${result.load} before.`
      : '';
    return `- **${title}** (\`${name}\`): ${method}${when}`;
  });
  return [
    '| what | measured | budget | |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    ...methods,
  ].join('\n');
}

/** Returns the figures for a terminal. */
export function toText(figures: readonly Figure[]): string {
  return figures
    .map((figure) => {
      const met = headroom(figure) >= 1 ? 'met' : 'MISSED';
      const line = `  ${figure.what}: ${formatValue(figure)} (${formatBudget(figure)}: ${met})`;
      return figure.note ? `${line}\n    ${figure.note}` : line;
    })
    .join('\n');
}

const formatValue = ({ unit, value }: Figure) => withUnit(value, unit);
const formatBudget = ({ budget, unit }: Figure) =>
  'least' in budget ? `≥ ${withUnit(budget.least, unit)}` : `≤ ${withUnit(budget.most, unit)}`;

/** Three significant digits below ten, one decimal below a hundred, then integers with separators. */
function withUnit(value: number, unit: string): string {
  const number =
    value < 10
      ? String(Number(value.toPrecision(3)))
      : Number(value.toFixed(value < 100 ? 1 : 0)).toLocaleString('en-GB');
  return unit.startsWith('/') ? number + unit : `${number} ${unit}`.trim();
}
