import { ButtonLink } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Culture, Location } from '../../page-context.ts';
import { classes } from '../classes.ts';
import styles from './LocationRow.module.css';
import { messages } from './messages.ts';
import { openingHours } from './opening-hours.ts';

/** The fragment of a location's row: pins of the map lead there. */
export function rowHref({ id }: Pick<Location, 'id'>): string {
  return `#location-${id}`;
}

interface Props {
  location: Location;
  culture: Culture;
  selected: boolean;
}

/** One location of the list. The selected one lies on oil that reaches into the map. */
export function LocationRow({ location, culture, selected }: Props) {
  const text = messages[culture];
  const hours = openingHours(location.hours, culture);
  const services = (location.services ?? []).map((service) => text.services[service]).join(', ');
  return (
    <li
      className={classes(styles.row, selected && styles.selected)}
      id={rowHref(location).slice(1)}
      data-tone={selected ? 'amber' : undefined}
    >
      <h3 className={styles.title}>
        {location.title}
        {selected ? <VisuallyHidden> ({text.selected})</VisuallyHidden> : null}
      </h3>
      <p className={styles.address}>
        {location.street},{' '}
        <span className={styles.town}>
          {location.postalCode} {location.town}
        </span>
      </p>
      {hours ? <p className={styles.hours}>{hours}</p> : null}
      {services ? <p className={styles.services}>{services}</p> : null}
      {selected ? (
        <p className={styles.actions}>
          <ButtonLink
            href={directions(location)}
            variant="tool"
            on="amber"
            icon="route"
            iconAt="start"
            size="small"
          >
            {text.route}
          </ButtonLink>
          {location.phone ? (
            <ButtonLink
              href={tel(location.phone)}
              variant="outline"
              on="amber"
              icon="phone"
              iconAt="start"
              size="small"
            >
              {location.phone}
            </ButtonLink>
          ) : null}
        </p>
      ) : location.phone ? (
        <p className={styles.phone}>
          <a className={styles.phoneLink} href={tel(location.phone)}>
            {location.phone}
          </a>
        </p>
      ) : null}
    </li>
  );
}

function tel(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

function directions({ latitude, longitude }: Location): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
