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
  { rounds = 7, seconds = 1 }: { rounds?: number; seconds?: number } = {},
): Promise<Comparison> {
  await warm(ours);
  await warm(theirs);
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

/** Loads a server until it no longer gets faster (its code is compiled), ten seconds at most. */
async function warm(target: Target): Promise<void> {
  let before = 0;
  for (let tries = 0; tries < 5; tries += 1) {
    const { perCore } = await shoot(target, 2);
    if (perCore < before * 1.1) return;
    before = Math.max(before, perCore);
  }
}
