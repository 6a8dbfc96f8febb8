import type { Culture, LocationHours } from '../../../page/page-context.ts';

const days: Record<Culture, Record<LocationHours['days'], string>> = {
  'de-DE': { monFri: 'Mo\u2060–\u2060Fr', sat: 'Sa', sun: 'So' },
  'pl-PL': { monFri: 'pon.\u2060–\u2060pt.', sat: 'sob.', sun: 'niedz.' },
};
const order: LocationHours['days'][] = ['monFri', 'sat', 'sun'];

/**
 * `Mo–Fr 8–18 Uhr, Sa 9–14 Uhr` or `pon.–pt. 8–18, sob. 9–14`. Never whether a station is open
 * now: the page may have been rendered yesterday. A line breaks after a comma only.
 */
export function openingHours(hours: readonly LocationHours[], culture: Culture): string {
  return [...hours]
    .sort((one, other) => order.indexOf(one.days) - order.indexOf(other.days))
    .map(({ days: day, opens, closes }) => {
      const span = `${days[culture][day]}\u00a0${clock(opens)}\u2060–\u2060${clock(closes)}`;
      return culture === 'de-DE' ? `${span}\u00a0Uhr` : span;
    })
    .join(', ');
}

function clock(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return minute === '00' || minute === '' ? String(Number(hour)) : `${Number(hour)}:${minute}`;
}
