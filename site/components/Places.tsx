import type { Locale } from '@oilway/store/locales.ts';
import { useEffect, useState } from 'react';
import styles from './Places.module.css';

/** The availability of an event; `free` is null if its places are unlimited. */
export interface Places {
  free: number | null;
  over: boolean;
}

/** Returns the current availability, requested on hydration and again when `state` changes, until that is `sent`. */
export function usePlaces(href: string, state = ''): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  useEffect(() => {
    if (state === 'sent') return;
    const controller = new AbortController();
    // Ignores failures: the server checks the availability on submission.
    fetch(href, { cache: 'no-store', signal: controller.signal })
      .then(async (response) => response.ok && setPlaces((await response.json()) as Places))
      .catch(() => undefined);
    return () => controller.abort();
  }, [href, state]);
  return places;
}

const german = {
  /** Before the availability is loaded; `free` and `full` afterwards. */
  capacity: (all: number) => (all === 1 ? '1 Platz' : `${all} Plätze`),
  free: (free: number, all: number) =>
    all === 1 ? '1 Platz frei' : `${free} von ${all} Plätzen frei`,
  full: 'Ausgebucht, mit Warteliste',
};

const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    capacity: (all) => `Liczba miejsc: ${all}`,
    free: (free, all) => `Wolne miejsca: ${free} z ${all}`,
    full: 'Brak miejsc, jest lista rezerwowa',
  },
};

interface Props {
  capacity: number;
  locale: Locale;
  places: Places | undefined;
}

/** A drum filled to the share of an event's places that are free, and the number in words; its space stays empty while that is unknown. */
export function PlacesLevel({ capacity, locale, places }: Props) {
  const texts = messages[locale];
  const free = places?.free;
  const text = free === 0 ? texts.full : free ? texts.free(free, capacity) : undefined;
  const height = capacity > 0 ? (46 * (free ?? 0)) / capacity : 0;
  return (
    <span className="row gap3">
      <span className={`${styles.texts} grid slim middle anywhere`}>
        <span>{text ?? texts.capacity(capacity)}</span>
        <span aria-hidden="true">{texts.full}</span>
      </span>
      <svg
        className={`${styles.drum} rigid ${places ? '' : 'jsOnly'}`}
        viewBox="0 0 48 56"
        visibility={places ? undefined : 'hidden'}
        aria-hidden="true"
      >
        <path d="M3 3H45V53H3Z" />
        <rect className="oil oilLevel" x="5" y={52 - height} width="38" height={height} />
        <rect className="oilDeep oilLevel" x="36" y={52 - height} width="7" height={height} />
        <path fill="currentColor" d="M0 0H48V4H0ZM2 4H6V52H2ZM42 4H46V52H42ZM0 52H48V56H0Z" />
        <path fill="currentColor" d="M0 17H8V20H0ZM40 17H48V20H40ZM0 36H8V39H0ZM40 36H48V39H40Z" />
      </svg>
    </span>
  );
}
