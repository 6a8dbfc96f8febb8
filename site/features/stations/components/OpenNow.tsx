import type { HolidayCalendar } from '@oilway/store/holidays.ts';
import styles from '../../../components/OpenNow.module.css';
import type { Location } from '../../../pages/page-context.ts';
import { holidayRegions, holidaysIn } from '../domain/german-land.ts';

interface Props {
  location: Location;
  calendar: HolidayCalendar;
}

/** Placeholder for the opening status; `browser/stations.ts` fills it in, because pages are cached. */
export function OpenNow({ calendar, location }: Props) {
  const { hours } = location;
  if (hours.length === 0) return null;
  const closures = location.closures.map(({ from, to }) => ({ from, to }));
  const holidays = holidaysIn(calendar, holidayRegions(location));
  return <div className={styles.open} data-hours={JSON.stringify({ hours, closures, holidays })} />;
}
