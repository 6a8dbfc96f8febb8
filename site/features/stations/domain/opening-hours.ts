import type { Locale, LocationHours } from '../../../pages/page-context.ts';
import { weeklyHours } from './opening-status.ts';

/** By weekday from 0 (Sunday). */
const weekdayNames: Record<Locale, readonly string[]> = {
  'de-DE': ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  'pl-PL': ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'],
};

/** Only days of one group are merged; Saturday and Sunday are always listed separately. */
const dayGroups = [[1, 2, 3, 4, 5], [6], [0]];

/**
 * Formats opening hours as `Mo–Fr 8–18 Uhr, Sa 9–14 Uhr` or `pon.–pt. 8–18, sob. 9–14`; merges consecutive days with the same
 * hours. Independent of the current time, because pages are cached. Lines break only after a comma.
 */
export function formatOpeningHours(hours: readonly LocationHours[], locale: Locale): string {
  const week = weeklyHours(hours);
  const spans: { first: number; last: number; span: string }[] = [];
  for (const days of dayGroups) {
    let previous: string | undefined;
    for (const day of days) {
      const hoursOfDay = week[day];
      const span =
        hoursOfDay &&
        `${formatHour(hoursOfDay.opens)}\u2060–\u2060${formatHour(hoursOfDay.closes)}`;
      const latest = spans.at(-1);
      if (span && span === previous && latest) latest.last = day;
      else if (span) spans.push({ first: day, last: day, span });
      previous = span;
    }
  }
  return spans
    .map(({ first, last, span }) => {
      const name = (day: number) => weekdayNames[locale][day] ?? '';
      const days = first === last ? name(first) : `${name(first)}\u2060–\u2060${name(last)}`;
      return `${days}\u00a0${span}${locale === 'de-DE' ? '\u00a0Uhr' : ''}`;
    })
    .join(', ');
}

function formatHour(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return minute === '00' || minute === '' ? String(Number(hour)) : `${Number(hour)}:${minute}`;
}
