import { ButtonLink } from '../../../components/Button.tsx';
import openNow from '../../../components/OpenNow.module.css';
import { messages as pageMessages } from '../../../pages/parts/messages.ts';
import { distanceText } from '../domain/distance.ts';
import { messages } from '../domain/messages.ts';
import { openingHours } from '../domain/opening-hours.ts';
import { openingText } from '../domain/opening-text.ts';
import { directions } from '../domain/reach.ts';
import { type ListedStation, openingOf, type StationsData } from '../domain/station-list.ts';
import styles from './StationDetails.module.css';

interface Props {
  data: StationsData;
  listed: ListedStation;
  /** Milliseconds since the epoch; unknown to the server, whose pages are cached. */
  now: number | undefined;
  /** Chooses the station; without it the title leads nowhere. */
  href?: string;
  selected: boolean;
}

/** What list and sheet say of a station; its own page says more. */
export function StationDetails({ data, href, listed, now, selected }: Props) {
  const { culture } = data;
  const { location: station, kilometres } = listed;
  const text = messages[culture];
  const hours = openingHours(station.hours, culture);
  const opening = openingOf(station, data, now);
  return (
    <>
      <div className="apart gap4 flex baseline">
        <h3 className={styles.title}>
          {href ? (
            <a className="bare" href={href} aria-current={selected ? 'true' : undefined}>
              {station.title}
            </a>
          ) : (
            station.title
          )}
        </h3>
        {kilometres === undefined ? null : (
          <p className="strong figures rigid">{distanceText(kilometres, culture)}</p>
        )}
      </div>
      <p className={styles.address}>
        {station.street},{' '}
        <span className={styles.town}>
          {station.postalCode} {station.town}
        </span>
      </p>
      {hours ? (
        <>
          <div
            className={openNow.open}
            data-hours=""
            data-open={opening && (opening.state === 'open' ? 'yes' : 'no')}
          >
            {opening && openingText(opening, culture)}
          </div>
          <p className={styles.hours}>{hours}</p>
        </>
      ) : null}
      {station.services.length > 0 ? (
        <p className={styles.services}>
          {station.services.map((service) => text.services[service]).join(', ')}
        </p>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink
          href={directions(station)}
          variant="tool"
          on="amber"
          icon="route"
          iconAt="start"
          size="small"
        >
          {pageMessages[culture].route}
        </ButtonLink>
        {station.telephones.map(({ href: telephone, text: number }) => (
          <ButtonLink
            key={telephone}
            href={telephone}
            variant="outline"
            on="amber"
            icon="phone"
            iconAt="start"
            size="small"
          >
            {number.replaceAll(' ', '\u00a0')}
          </ButtonLink>
        ))}
        {station.page ? (
          <ButtonLink
            href={station.page}
            variant="outline"
            on="amber"
            icon="arrow-right"
            size="small"
            data-page=""
          >
            {text.toStation}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
