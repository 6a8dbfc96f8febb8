import type { Location as StoredLocation } from '@oilway/store/published/documents.ts';
import { slugOf } from '@oilway/store/published/slug.ts';
import type { LocationHours, Location as ShownLocation } from './content-source.ts';
import { localDay } from './local-day.ts';

const monToFri = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** Converts a stored location for the site. @param slug of its page; derived from the title by default. */
export function toLocation(stored: StoredLocation, slug: string | undefined): ShownLocation {
  const { createdAt: _, closures, hours, singleDays, ...location } = stored;
  return {
    ...location,
    hours: openDays({ hours, singleDays }),
    closures: (closures ?? []).map(({ from, reason, to }) => ({
      from: localDay(Date.parse(from)).day,
      to: localDay(Date.parse(to)).day,
      reason: reason ?? '',
    })),
    slug: slug ?? slugOf(location.title),
  };
}

/** Returns the open days: Monday to Friday as one entry, unless single days differ. */
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
