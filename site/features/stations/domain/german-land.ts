import type { HolidayCalendar, MunicipalHoliday } from '@oilway/store/holidays.ts';
import type { Country } from './projection.ts';

// The first postal code of each range, and its Land.
const postalCodeRanges = `
01001 sn|01941 bb|02601 sn|03001 bb|04001 sn|04581 th|04641 sn|04891 bb|06001 st|06551 th|06601 st
07301 th|07919 sn|07920 th|08001 sn|10001 be|14401 bb|17001 mv|17258 bb|17259 mv|17261 bb|17301 mv
17309 bb|17310 mv|17326 bb|17328 mv|17337 bb|17348 mv|19271 ni|19273 mv|19307 bb|19358 mv|20001 hh
21202 ni|21451 sh|21522 ni|21524 sh|21601 ni|22001 hh|22145 sh|22147 hh|22801 sh|26001 ni|27483 sh
27499 hh|27501 hb|27607 ni|28001 hb|28784 ni|29401 st|29431 ni|32001 nw|34001 he|34331 ni|34355 he
34414 nw|34441 he|36401 th|37001 ni|37201 he|37301 th|37401 ni|37651 nw|37689 ni|37692 nw|37697 ni
38481 st|38501 ni|38801 st|40001 nw|48442 ni|48466 nw|48478 ni|48481 nw|48486 ni|48489 nw|48497 ni
48541 nw|49001 ni|49461 nw|49551 ni|50101 nw|51598 rp|51601 nw|53401 rp|53581 nw|53614 rp|53621 nw
54181 rp|55240 he|55253 rp|57001 nw|57501 rp|58001 nw|60001 he|63701 by|63776 by|63928 bw|63930 by
64201 he|66001 sl|66461 rp|66511 sl|66841 rp|68001 bw|68501 he|68520 bw|68601 he|68701 bw|69235 he
69240 bw|69479 he|69489 bw|69503 he|69510 bw|69515 he|70001 bw|74594 by|74595 bw|76711 rp|77601 bw
80001 by|88001 bw|88101 by|88180 bw|89201 by|89501 bw|90001 by|96501 th|97001 by|97861 bw|98501 th`
  .split(/[\n|]/)
  .filter(Boolean)
  .map((range) => range.split(' ') as [code: string, land: string]);

/** The codes of the German Länder in `date-holidays`. */
export const landCodes = [...new Set(postalCodeRanges.map(([, land]) => land))];

/**
 * Returns the Land of a German postal code; undefined for an invalid one. Codes that cross a border
 * belong to the Land with the larger part.
 */
export function landOfPostalCode(postalCode: string): string | undefined {
  const code = postalCode.trim();
  if (!/^\d{5}$/.test(code)) return undefined;
  return postalCodeRanges.findLast(([first]) => first <= code)?.[1];
}

/**
 * Returns the holiday regions of a location, separated by spaces: its Land, or `de` if unknown, and its municipal
 * holidays.
 */
export function holidayRegions(location: {
  country: Country;
  postalCode: string;
  municipalHolidays?: Partial<Record<MunicipalHoliday, boolean | null>> | null | undefined;
}): string {
  const { country, municipalHolidays, postalCode } = location;
  if (country === 'pl') return 'pl';
  const municipal = Object.entries(municipalHolidays ?? {}).flatMap(([name, isObserved]) =>
    isObserved ? name : [],
  );
  return [landOfPostalCode(postalCode) ?? 'de', ...municipal].join(' ');
}

/** Returns the holidays of some regions, sorted. */
export function holidaysIn(calendar: HolidayCalendar, regions: string): string[] {
  return [...new Set(regions.split(' ').flatMap((region) => calendar[region] ?? []))].sort();
}

/** Returns the part of the calendar that the locations need, by region. */
export function calendarOf(
  calendar: HolidayCalendar,
  locations: readonly Parameters<typeof holidayRegions>[0][],
): HolidayCalendar {
  const regions = new Set(locations.flatMap((location) => holidayRegions(location).split(' ')));
  return Object.fromEntries([...regions].map((region) => [region, calendar[region] ?? []]));
}
