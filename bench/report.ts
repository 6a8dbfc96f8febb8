import { formatNumber } from './statistics.ts';

/** One measured thing, ready to be shown. */
export interface Row {
  what: string;
  value: string;
  /** What was measured in the same run to compare with. */
  beside?: string;
  budget?: string;
  /** Absent where there is no budget. */
  met?: boolean;
}

export interface Report {
  title: string;
  /** How many, how often, how long: whatever the reader needs to weigh the numbers. */
  method: string;
  rows: Row[];
  /** For the terminal only: what explains a shortfall. */
  details?: string[];
}

const heads = ['', 'Oilway', 'beside', 'budget', ''] as const;

/** The report as a Markdown table under its heading. */
export function toMarkdown({ title, method, rows }: Report, stamp: string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `### ${title}`,
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map((row) => line(cellsOf(row))),
    '',
    `${method} ${stamp}`,
  ].join('\n');
}

/** The report for a terminal, columns aligned. */
export function toText({ title, method, rows, details = [] }: Report): string {
  const table = rows.map(cellsOf);
  const widths = heads.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)));
  const lines = table.map((cells) =>
    cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '),
  );
  return ['', title, ...lines.map((line) => `  ${line}`), `  ${method}`, ...details].join('\n');
}

/** A row that says how many times as fast (1 = equal) ours is, and whether that is enough. */
export function ratioRow(
  what: string,
  ratio: number,
  least: number | undefined,
  beside: string,
): Row {
  return {
    what,
    value: `${formatNumber(ratio)} ×`,
    beside,
    ...(least === undefined ? {} : { budget: `≥ ${least} ×`, met: ratio >= least }),
  };
}

function cellsOf({ what, value, beside = '', budget = '', met }: Row): string[] {
  return [what, value, beside, budget, met === undefined ? '' : met ? 'met' : '**missed**'];
}
