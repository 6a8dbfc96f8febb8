import { dateRange, longDate } from '../../../components/dates.ts';
import type { Location } from '../../../pages/page-context.ts';
import type { BlockProps } from '../../../pages/parts/block-position.ts';
import { messages } from './messages.ts';
import styles from './StationHours.module.css';
import type { StationBlock, StationData } from './station-pages.ts';
import { nextHoliday, upcomingClosures, weekdayOf, weekSchedule } from './week.ts';

interface Props {
  location: Location;
  page: BlockProps<StationBlock, StationData>['page'];
}

/** The hours of the week with today highlighted, upcoming closures and the next holiday that changes them. */
export function StationHours({ location, page }: Props) {
  const { locale, holidays, today } = page;
  const text = messages[locale];
  const holiday = nextHoliday(location, today, holidays);
  const closedToday = location.closures.some(({ from, to }) => from <= today && today <= to);
  return (
    <section>
      <h2 className="below4 step2">{text.hours}</h2>
      {upcomingClosures(location, today).map(({ from, reason, to }) => (
        <p key={from} className={styles.closure}>
          {text.closure(dateRange(from, to, locale), reason)}
        </p>
      ))}
      {location.hours.length === 0 ? (
        <p>{text.unknownHours}</p>
      ) : (
        <table className={`${styles.week} figures`}>
          <thead className="visuallyHidden">
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{text.time}</th>
            </tr>
          </thead>
          <tbody>
            {weekSchedule(location, today).map(({ hours, isToday, weekday }) => (
              <tr
                key={weekday}
                className={isToday ? styles.today : undefined}
                aria-current={isToday ? 'date' : undefined}
              >
                <th className={styles.day} scope="row">
                  {text.weekdays[weekday]}
                  {isToday ? <span className={styles.mark}>{text.today}</span> : null}
                </th>
                <td className={styles.time}>
                  {hours && !(isToday && (closedToday || holiday === today))
                    ? text.span(formatTime(hours.opens), formatTime(hours.closes))
                    : text.closed}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {holiday ? (
        <p className="above4 strong">
          {holiday === today
            ? text.holidayToday
            : text.holiday(`${text.weekdays[weekdayOf(holiday)]}, ${longDate(holiday, locale)}`)}
        </p>
      ) : null}
    </section>
  );
}

/** `07:30` → `7:30`. */
const formatTime = (time: string) => time.replace(/^0/, '');
