/** A measured value and its budget. */
export interface Figure {
  what: string;
  value: number;
  unit: '×' | '/s' | 'ms' | 's' | 'MB' | 'kB' | 'points' | '';
  /** The minimal or maximal value. */
  budget: { least: number } | { most: number };
  /** An explanation of the value. */
  note?: string;
}

/** A row's figures, with time and machine. */
export interface Result {
  date: string;
  commit: string;
  machine: string;
  /** The machine's load average before the run. */
  load: number;
  figures: Figure[];
}

/** A row of the report. */
export interface Row {
  name: string;
  title: string;
  /** How it is measured, in one sentence. */
  method: string;
}

/** Returns how many times better than its budget a figure is; 1 just meets it. A budget of 0 is met or missed. */
export function headroom({ budget, value }: Figure): number {
  if ('least' in budget) return value / budget.least;
  if (budget.most === 0) return value === 0 ? Number.POSITIVE_INFINITY : 0;
  return budget.most / value;
}
