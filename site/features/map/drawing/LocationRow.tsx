import { telephonesIn } from '@oilway/store/telephone.ts';
import type { Location, PageContext } from '../../../page/page-context.ts';
import { stationKey } from '../../../page/parameters.ts';
import { Picture } from '../../../page/parts/Picture.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messages } from '../rules/messages.ts';
import { openingHours } from '../rules/opening-hours.ts';
import { directions, stationPath } from '../rules/reach.ts';
import details from './LocationDetails.module.css';
import styles from './LocationRow.module.css';
import { OpenNow } from './OpenNow.tsx';

/** The fragment of a location's row: pins of the map lead there. */
export function rowHref({ id }: Pick<Location, 'id'>): string {
  return `#location-${id}`;
}

interface Props {
  location: Location;
  page: PageContext;
  selected: boolean;
  /** The address under which this location is the selected one. */
  href: string;
  /** In words. */
  distance?: string | undefined;
}

/**
 * One location of the list. The selected one lies on oil that reaches into the map and tells more of itself; the
 * browser moves the oil by `data-selected`, and asks for the rest where `data-more` says that there is some. Whether it is open now is filled in there, too: pages are kept.
 */
export function LocationRow({ location, page, selected, href, distance }: Props) {
  const { culture } = page;
  const text = messages[culture];
  const hours = openingHours(location.hours, culture);
  const ownPage = stationPath(page, location);
  const services = (location.services ?? []).map((service) => text.services[service]).join(', ');
  return (
    <li
      className={styles.row}
      id={rowHref(location).slice(1)}
      data-station={stationKey(location)}
      data-selected={selected ? '' : undefined}
      data-tone={selected ? 'amber' : undefined}
      data-more={!selected && hasDetails(location) ? '' : undefined}
    >
      <div className={styles.head}>
        <h3 className={styles.title}>
          <a className={styles.choose} href={href} aria-current={selected ? 'true' : undefined}>
            {location.title}
          </a>
        </h3>
        {distance === undefined ? null : (
          <p className={styles.distance} data-distance="">
            {distance}
          </p>
        )}
      </div>
      <p className={styles.address} data-address="">
        {location.street},{' '}
        <span className={styles.town}>
          {location.postalCode} {location.town}
        </span>
      </p>
      {hours ? (
        <>
          <OpenNow location={location} />
          <p className={styles.hours}>{hours}</p>
        </>
      ) : null}
      {services ? (
        <p className={styles.services} data-services={location.services?.join(' ')}>
          {services}
        </p>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink
          href={directions(location)}
          variant="tool"
          on="amber"
          icon="route"
          iconAt="start"
          size="small"
          data-route=""
        >
          {text.route}
        </ButtonLink>
        {telephonesIn(location.phone ?? '', location.country).map(({ href, text: number }) => (
          <ButtonLink
            key={href}
            href={href}
            variant="outline"
            on="amber"
            icon="phone"
            iconAt="start"
            size="small"
          >
            {number.replaceAll(' ', '\u00a0')}
          </ButtonLink>
        ))}
        {ownPage ? (
          <ButtonLink
            href={ownPage}
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
      {selected && hasDetails(location) ? (
        <LocationDetails location={location} page={page} />
      ) : null}
    </li>
  );
}

/** Whether there is more to tell of a location than its row does. */
function hasDetails({ image, isOQ, mapDescription, text }: Location): boolean {
  return Boolean(isOQ || mapDescription || text || (image && typeof image === 'object'));
}

/**
 * How to find a chosen location, what is said of it, and its picture (MapDetail, specification section 3). The browser
 * asks for those of another one when that is chosen: all of them would make the page a round trip longer.
 */
function LocationDetails({ location, page }: Pick<Props, 'location' | 'page'>) {
  const { image, imageText, isOQ, mapDescription, text } = location;
  return (
    <div className={details.details} data-details="">
      {isOQ ? (
        <p className={details.quality}>
          <Icon name="check" />
          {messages[page.culture].quality}
        </p>
      ) : null}
      {mapDescription ? <p className={details.text}>{mapDescription}</p> : null}
      {text ? <p className={details.text}>{text}</p> : null}
      {image && typeof image === 'object' ? (
        <figure className={details.figure}>
          <Picture media={image} page={page} sizes="(width <= 62em) 85vw, 30rem" />
          {imageText ? <figcaption className={details.caption}>{imageText}</figcaption> : null}
        </figure>
      ) : null}
    </div>
  );
}
