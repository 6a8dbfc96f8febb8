import styles from '../../../components/OpenNow.module.css';
import type { Location } from '../../../pages/page-context.ts';
import { regionsOf } from '../domain/german-land.ts';
import { writeClosures, writeHours } from '../domain/opening-now.ts';

/** Whether a station is open now: `browser/opening.ts` fills it in, because pages are kept. */
export function OpenNow({ location }: { location: Location }) {
  if (location.hours.length === 0) return null;
  return (
    <div
      className={styles.open}
      data-hours={writeHours(location.hours)}
      data-closures={location.closures.length > 0 ? writeClosures(location.closures) : undefined}
      data-region={regionsOf(location)}
    />
  );
}
