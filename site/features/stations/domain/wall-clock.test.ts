import { expect, test } from 'vitest';
import { wallClock } from './opening-now.ts';

test.each(['Europe/Berlin', 'Europe/Warsaw'])('%s, each half hour of fifteen years', (timeZone) => {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const clock = new Intl.DateTimeFormat('sv-SE', format);
  const wrong: string[] = [];
  for (let moment = Date.UTC(2020, 0, 1); moment < Date.UTC(2035, 0, 1); moment += 1_800_000) {
    const { date, time } = wallClock(new Date(moment));
    if (`${date} ${time}` !== clock.format(moment)) wrong.push(new Date(moment).toISOString());
  }
  expect(wrong).toEqual([]);
});
