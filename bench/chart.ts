import { headroom, type Result, type Row } from './figure.ts';

const [width, labels, rowHeight, top] = [760, 210, 34, 64];
/** Multiples of the budget; a longer bar ends in an arrow. */
const longest = 4;
const scale = (width - labels - 110) / longest;

const style = `
text { font: 14px system-ui, sans-serif; fill: #1a1c1d }
.title { font-size: 16px; font-weight: 600 }
.quiet { fill: #5a5f62 }
.bar { fill: #e28e08 }
.missed { fill: #b3261e }
.budget { stroke: #1a1c1d; stroke-width: 2 }
.grid { stroke: #1a1c1d; stroke-opacity: .15 }
@media (prefers-color-scheme: dark) {
text { fill: #f3f1ea }
.quiet { fill: #b4b8ba }
.bar { fill: #f5a71e }
.missed { fill: #ff8a80 }
.budget, .grid { stroke: #f3f1ea }
}`;

/** Returns an SVG with a bar per row: how many times better than its budget the row's tightest figure is. Readable in light and dark mode. */
export function toChart(rows: readonly Row[], results: Record<string, Result>): string {
  const bars = rows.map((row, at) => ({
    ...row,
    y: top + at * rowHeight,
    ...tightest(results[row.name]),
  }));
  const height = top + rows.length * rowHeight + 12;
  const x = (times: number) => Math.round(labels + times * scale);
  const line = (times: number, name: string) =>
    `<path class="${name}" d="M${x(times)} ${top - 8}V${height - 8}"/>` +
    `<text class="quiet" x="${x(times)}" y="${top - 16}" text-anchor="middle">${times} ×</text>`;
  const description = bars.map(({ said, title }) => `${title}: ${said}`).join('. ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
<title id="title">Measured figures against their budgets</title>
<desc id="description">How many times better than its budget the tightest figure of each row is. ${description}.</desc>
<style>${style}
</style>
<text class="title" x="12" y="24">How many times better than its budget</text>
${[2, 3, 4].map((times) => line(times, 'grid')).join('\n')}
${bars.map((bar) => barOf(bar, x)).join('\n')}
${line(1, 'budget')}
</svg>
`;
}

/** Returns the figure nearest to its budget, as a label and a length; no length without a measurement. */
function tightest(result: Result | undefined): { said: string; times?: number } {
  if (!result) return { said: 'not measured' };
  const times = Math.min(...result.figures.map(headroom));
  if (times === Number.POSITIVE_INFINITY) return { said: 'met', times: longest };
  const number = Number(times.toPrecision(2));
  return { said: times < 1 ? `${number} ×, missed` : `${number} ×`, times };
}

function barOf(
  { said, times, title, y }: { title: string; said: string; times?: number; y: number },
  x: (times: number) => number,
): string {
  const label = `<text x="${labels - 12}" y="${y + 16}" text-anchor="end">${title}</text>`;
  const end = x(Math.min(times ?? 0, longest));
  const text = (at: number, name = '') => `<text${name} x="${at}" y="${y + 16}">${said}</text>`;
  if (times === undefined) return label + text(x(1) + 8, ' class="quiet"');
  const point = times > longest ? `l10 11l-10 11` : 'v22';
  const bar = `<path class="${times < 1 ? 'missed' : 'bar'}" d="M${x(0)} ${y}H${end}${point}H${x(0)}z"/>`;
  return label + bar + text(Math.max(end, x(1)) + (times > longest ? 18 : 8));
}
