import { ButtonLink } from '../../../ui/Button.tsx';
import { Pin } from '../../../ui/Pin.tsx';
import type { Culture } from '../../page-context.ts';
import type { MapBlock } from '../block-types.ts';
import { LocatorForm } from '../LocatorForm.tsx';
import { messages as blockMessages } from '../messages.ts';
import type { ViewProps } from '../place.ts';
import { CountryMap } from './CountryMap.tsx';
import { findLocations } from './find-locations.ts';
import { LocationRow, rowHref } from './LocationRow.tsx';
import styles from './MapFull.module.css';
import { messages } from './messages.ts';
import { featuredLocation, shownLocations } from './shown-locations.ts';

/** Search, list and map of all locations; without scripts the search is a plain form. */
export function MapFull({ block, page }: ViewProps<MapBlock>) {
  const text = messages[page.culture];
  const place = page.query.place?.trim();
  const all = shownLocations(block, page);
  const found = findLocations(all, place);
  const selected = place ? found[0] : featuredLocation(block, page);
  return (
    <section className={styles.full}>
      <div className={styles.list}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
        <LocatorForm
          page={page}
          label={blockMessages[page.culture].place}
          submit={text.search}
          look="list"
        />
        {found.length > 0 ? (
          <>
            <p className={styles.count}>
              {place ? text.found(found.length) : text.total(found.length)}
              {place && page.locationsPath ? (
                <a className={styles.showAll} href={page.locationsPath}>
                  {text.showAll}
                </a>
              ) : null}
            </p>
            <ul className={styles.rows}>
              {found.map((location) => (
                <LocationRow
                  key={location.id}
                  location={location}
                  culture={page.culture}
                  selected={location === selected}
                />
              ))}
            </ul>
          </>
        ) : (
          <NothingFound culture={page.culture} place={place} href={page.locationsPath} />
        )}
      </div>
      <div className={styles.picture}>
        <div className={styles.sticky}>
          <CountryMap
            className={styles.map}
            country={page.culture === 'de-DE' ? 'de' : 'pl'}
            locations={all}
            selected={selected}
            unit={{ wide: 1.65, narrow: 2.8 }}
            rowHref={place ? undefined : rowHref}
          />
          <Legend culture={page.culture} />
        </div>
      </div>
    </section>
  );
}

interface NothingFoundProps {
  culture: Culture;
  place: string | undefined;
  href: string | undefined;
}

function NothingFound({ culture, place, href }: NothingFoundProps) {
  const text = messages[culture];
  return (
    <div className={styles.nothing}>
      <h3>{place ? text.noneHeading(place) : text.total(0)}</h3>
      {place ? <p>{text.noneText}</p> : null}
      {place && href ? (
        <ButtonLink href={href} variant="outline" icon="arrow-right">
          {text.showAll}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Legend({ culture }: { culture: Culture }) {
  const { station, cluster, selected } = messages[culture].legend;
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li className={styles.key}>
        <Pin kind="station" className={styles.keyPin} />
        {station}
      </li>
      <li className={styles.key}>
        <Pin kind="cluster" count={2} className={styles.keyPin} />
        {cluster}
      </li>
      <li className={styles.key}>
        <Pin kind="selected" className={styles.keyPin} />
        {selected}
      </li>
    </ul>
  );
}
