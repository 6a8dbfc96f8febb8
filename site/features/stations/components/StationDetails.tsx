import { ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import openNow from '../../../components/OpenNow.module.css';
import { messages as pageMessages } from '../../../pages/parts/messages.ts';
import { distanceText } from '../domain/distance.ts';
import {
  openingStatusOf,
  type StationListItem,
  type StationsData,
} from '../domain/filter-stations.ts';
import { messages } from '../domain/messages.ts';
import { formatOpeningHours } from '../domain/opening-hours.ts';
import { openingLevel, openingStatusText } from '../domain/opening-status-text.ts';
import { directionsUrl } from '../domain/station-links.ts';
import styles from './StationDetails.module.css';

interface Props {
  data: StationsData;
  item: StationListItem;
  /** Milliseconds since the epoch; undefined on the server, because pages are cached. */
  now: number | undefined;
  /** The link that selects the station; without it the title is plain text. */
  href?: string;
  selected: boolean;
}

/** The details of a station in list and sheet. */
export function StationDetails({ data, href, item, now, selected }: Props) {
  const { locale } = data;
  const { location: station, kilometres } = item;
  const text = messages[locale];
  const hours = formatOpeningHours(station.hours, locale);
  const status = openingStatusOf(station, data, now);
  const level = status && openingLevel(status);
  return (
    <>
      <div className="apart gap4 flex baseline">
        <h3 className={styles.title}>
          {href ? (
            <a className="stretched" href={href} aria-current={selected ? 'true' : undefined}>
              {station.title}
            </a>
          ) : (
            station.title
          )}
        </h3>
        <p className="row strong figures rigid gap3">
          {kilometres === undefined ? null : distanceText(kilometres, locale)}
          {selected ? null : <Icon name="arrow-right" />}
        </p>
      </div>
      {station.icon === 'station' ? null : <p className="note">{station.category?.title}</p>}
      <p className={styles.address}>
        {station.street},{' '}
        <span className={styles.town}>
          {station.postalCode} {station.town}
        </span>
      </p>
      {hours ? (
        <div
          className={openNow.open}
          data-hours=""
          data-open={status && (status.state === 'open' ? 'yes' : 'no')}
          data-closing={level && level < 1 ? '' : undefined}
          ref={(element) => element?.style.setProperty('--level', String(level ?? 0))}
        >
          {status && openingStatusText(status, locale)}
        </div>
      ) : null}
      {hours ? <p className={`${styles.hours} quiet figures`}>{hours}</p> : null}
      {station.services.length > 0 ? (
        <p className={`${styles.services} note`}>
          {station.services.map((service) => text.services[service]).join(', ')}
        </p>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink
          href={directionsUrl(station)}
          variant="tool"
          on="amber"
          icon="route"
          iconAt="start"
          size="small"
        >
          {pageMessages[locale].route}
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
