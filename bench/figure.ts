/** One measured thing and its budget. */
export interface Figure {
  what: string;
  value: number;
  unit: '×' | '/s' | 'ms' | 's' | 'MB' | 'kB' | 'points' | '';
  /** What the value has to be at least, or at most. */
  budget: { least: number } | { most: number };
  /** What explains the value. */
  beside?: string;
}

/** What a row came to, when and where. */
export interface Result {
  date: string;
  commit: string;
  machine: string;
  /** The machine's load average before it began. */
  load: number;
  figures: Figure[];
}

/** A row of the report, in the order of the report. */
export interface Row {
  name: string;
  title: string;
  /** How it is measured, in one sentence. */
  method: string;
}

/** Returns how many times better than its budget a figure is: 1 just meets it. A budget of 0 is met or it is not. */
export function headroom({ budget, value }: Figure): number {
  if ('least' in budget) return value / budget.least;
  if (budget.most === 0) return value === 0 ? Number.POSITIVE_INFINITY : 0;
  return budget.most / value;
}
