import type { Culture, LocationHours } from '../../../pages/page-context.ts';
import { weekOf } from './opening-now.ts';

/** By weekday from 0, Sunday. */
const names: Record<Culture, readonly string[]> = {
  'de-DE': ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  'pl-PL': ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'],
};

/** Saturday stands by itself, whatever its hours. */
const runs = [[1, 2, 3, 4, 5], [6], [0]];

/**
 * `Mo–Fr 8–18 Uhr, Sa 9–14 Uhr` or `pon.–pt. 8–18, sob. 9–14`; days that follow each other and have the same hours are said as one. Never whether a station is open
 * now: the page may have been rendered yesterday. A line breaks after a comma only.
 */
export function openingHours(hours: readonly LocationHours[], culture: Culture): string {
  const week = weekOf(hours);
  const said: { first: number; last: number; span: string }[] = [];
  for (const days of runs) {
    let before: string | undefined;
    for (const day of days) {
      const own = week[day];
      const span = own && `${clock(own.opens)}\u2060–\u2060${clock(own.closes)}`;
      const latest = said.at(-1);
      if (span && span === before && latest) latest.last = day;
      else if (span) said.push({ first: day, last: day, span });
      before = span;
    }
  }
  return said
    .map(({ first, last, span }) => {
      const name = (day: number) => names[culture][day] ?? '';
      const days = first === last ? name(first) : `${name(first)}\u2060–\u2060${name(last)}`;
      return `${days}\u00a0${span}${culture === 'de-DE' ? '\u00a0Uhr' : ''}`;
    })
    .join(', ');
}

function clock(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return minute === '00' || minute === '' ? String(Number(hour)) : `${Number(hour)}:${minute}`;
}
