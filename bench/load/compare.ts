import { formatNumber, formatPercent, median, spread } from '../statistics.ts';
import { type Shot, shoot, type Target } from './shoot.ts';

export interface Comparison {
  /** Ours divided by theirs, medians of requests per second of processor time. */
  ratio: number;
  /** The same by the clock: lower for whoever is disturbed more by other work. */
  clockRatio: number;
  /** Both figures and how far the rounds lie apart. */
  text: string;
}

/** Loads servers in turn, A B A B …, after warming each, and compares the first with the second. */
export async function compare(
  ours: Target,
  theirs: Target,
  { rounds = 7, seconds = 1, warm = 3 }: { rounds?: number; seconds?: number; warm?: number } = {},
): Promise<Comparison> {
  await shoot(ours, warm);
  await shoot(theirs, 1);
  const shots: [Shot[], Shot[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    shots[0].push(await shoot(ours, seconds));
    shots[1].push(await shoot(theirs, seconds));
  }
  const [one, other] = shots.map((made) => made.map(({ perCore }) => perCore)) as [
    number[],
    number[],
  ];
  const [ourClock, theirClock] = shots.map((made) =>
    median(made.map(({ perSecond }) => perSecond)),
  );
  return {
    ratio: median(one) / median(other),
    clockRatio: (ourClock ?? 0) / (theirClock ?? 1),
    text:
      `${formatNumber(median(one))} against ${formatNumber(median(other))} requests/s on a core ` +
      `(${theirs.name}; spread ${formatPercent(spread(one))}, ${formatPercent(spread(other))})`,
  };
}
