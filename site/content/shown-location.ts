import type { Location as StoredLocation } from '@oilway/store/published/documents.ts';
import { slugOf } from '@oilway/store/published/slug.ts';
import { localDay } from './local-day.ts';
import type { LocationHours, Location as ShownLocation } from './source.ts';

const monToFri = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** @param address the last part of the address of its page. */
export function shownLocation(stored: StoredLocation, address: string | undefined): ShownLocation {
  const { createdAt: _, closures, hours, singleDays, ...location } = stored;
  return {
    ...location,
    hours: openDays({ hours, singleDays }),
    closures: (closures ?? []).map(({ from, reason, to }) => ({
      from: localDay(Date.parse(from)).day,
      to: localDay(Date.parse(to)).day,
      reason: reason ?? '',
    })),
    slug: address ?? slugOf(location.title),
  };
}

/** The days it is open: Monday to Friday as one, unless single ones of them differ. */
function openDays({
  hours,
  singleDays,
}: Pick<StoredLocation, 'hours' | 'singleDays'>): LocationHours[] {
  const single = new Map((singleDays ?? []).map((one) => [one.day, one]));
  const entry = (
    days: LocationHours['days'],
    { closes, opens }: { opens?: string | null; closes?: string | null } = {},
  ): LocationHours[] => (opens && closes ? [{ days, opens, closes }] : []);
  const working =
    single.size === 0
      ? entry('monFri', hours?.monFri)
      : monToFri.flatMap((day) => entry(day, single.get(day) ?? hours?.monFri));
  return [...working, ...entry('sat', hours?.sat), ...entry('sun', hours?.sun)];
}
