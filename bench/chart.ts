import { headroom, type Result, type Row } from './figure.ts';

const [width, labels, rowHeight, top] = [760, 210, 34, 64];
/** Multiples of the budget; a longer bar ends in an arrow. */
const maxHeadroom = 4;
const scale = (width - labels - 110) / maxHeadroom;

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
    ...lowestHeadroom(results[row.name]),
  }));
  const height = top + rows.length * rowHeight + 12;
  const x = (ratio: number) => Math.round(labels + ratio * scale);
  const line = (ratio: number, name: string) =>
    `<path class="${name}" d="M${x(ratio)} ${top - 8}V${height - 8}"/>` +
    `<text class="quiet" x="${x(ratio)}" y="${top - 16}" text-anchor="middle">${ratio} ×</text>`;
  const description = bars.map(({ label, title }) => `${title}: ${label}`).join('. ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
<title id="title">Measured figures against their budgets</title>
<desc id="description">How many times better than its budget the tightest figure of each row is. ${description}.</desc>
<style>${style}
</style>
<text class="title" x="12" y="24">How many times better than its budget</text>
${[2, 3, 4].map((ratio) => line(ratio, 'grid')).join('\n')}
${bars.map((bar) => renderBar(bar, x)).join('\n')}
${line(1, 'budget')}
</svg>
`;
}

/** Returns the figure nearest to its budget, as a label and a length; no length without a measurement. */
function lowestHeadroom(result: Result | undefined): { label: string; ratio?: number } {
  if (!result) return { label: 'not measured' };
  const ratio = Math.min(...result.figures.map(headroom));
  if (ratio === Number.POSITIVE_INFINITY) return { label: 'met', ratio: maxHeadroom };
  const number = Number(ratio.toPrecision(2));
  return { label: ratio < 1 ? `${number} ×, missed` : `${number} ×`, ratio };
}

function renderBar(
  { ratio, label, title, y }: { title: string; label: string; ratio?: number; y: number },
  x: (ratio: number) => number,
): string {
  const heading = `<text x="${labels - 12}" y="${y + 16}" text-anchor="end">${title}</text>`;
  const end = x(Math.min(ratio ?? 0, maxHeadroom));
  const text = (at: number, name = '') => `<text${name} x="${at}" y="${y + 16}">${label}</text>`;
  if (ratio === undefined) return heading + text(x(1) + 8, ' class="quiet"');
  const point = ratio > maxHeadroom ? `l10 11l-10 11` : 'v22';
  const bar = `<path class="${ratio < 1 ? 'missed' : 'bar'}" d="M${x(0)} ${y}H${end}${point}H${x(0)}z"/>`;
  return heading + bar + text(Math.max(end, x(1)) + (ratio > maxHeadroom ? 18 : 8));
}
