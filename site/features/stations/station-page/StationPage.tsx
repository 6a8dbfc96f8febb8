import { type Country, countryOf } from '@oilway/store/locales.ts';
import { smallTowns, type Town, towns } from '@oilway/store/maps/towns.ts';
import { telephonesIn } from '@oilway/store/telephone.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { priceFrom } from '../../../components/prices.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import type { Location } from '../../../pages/page-context.ts';
import { type BlockProps, standalonePosition } from '../../../pages/parts/block-position.ts';
import { LightboxLink } from '../../../pages/parts/LightboxLink.tsx';
import { messages as partMessages } from '../../../pages/parts/messages.ts';
import { Section } from '../../../pages/parts/Section.tsx';
import { Telephones } from '../../../pages/parts/Telephones.tsx';
import { stationKey } from '../../../pages/search-param-names.ts';
import { CountryMap } from '../components/CountryMap.tsx';
import { OpenNow } from '../components/OpenNow.tsx';
import { distanceKm, distanceText } from '../domain/distance.ts';
import { writeMapQuery } from '../domain/map-query.ts';
import { messages as mapMessages } from '../domain/messages.ts';
import { stationPath } from '../domain/station-links.ts';
import { messages } from './messages.ts';
import { StationHours } from './StationHours.tsx';
import styles from './StationPage.module.css';
import { BusyTimes, ContactPersons } from './StationSections.tsx';
import { type StationBlock, type StationData, titleOf } from './station-pages.ts';

type StationProps = BlockProps<StationBlock, StationData>;

/** The content of a station's page below its title. */
export function StationPage({ block, page, position = standalonePosition }: StationProps) {
  const { location } = block;
  return (
    <Section position={{ ...position, compact: true }}>
      <div className={styles.columns} data-stations={page.locationsPath ?? ''}>
        <div className={styles.mainColumn}>
          <StationHours location={location} page={page} />
          <Services location={location} page={page} />
          <BusyTimes location={location} page={page} />
        </div>
        <div className={styles.sideColumn}>
          <ContactDetails location={location} page={page} />
          <ContactPersons page={page} />
          <MapLink location={location} page={page} />
        </div>
        <About location={location} page={page} />
        <NearbyStations location={location} page={page} />
      </div>
    </Section>
  );
}

interface SectionProps {
  location: Location;
  page: StationProps['page'];
}

function ContactDetails({ location, page }: SectionProps) {
  const { country, email, phone, postalCode, street, town } = location;
  const text = messages[page.locale];
  // The head has the first number as a button.
  const isInHead = telephonesIn(phone ?? '', country)[0]?.text === phone;
  return (
    <section className="sunken padded6">
      <h2 className="note strong below2 tracked0 leading14">{text.contact}</h2>
      <address className={styles.address}>
        {street}
        <br />
        <span className="oneLine">{postalCode}</span> {town}
      </address>
      {phone ? (
        <Telephones
          className={isInHead ? styles.printedPhone : styles.phone}
          text={phone}
          country={country}
          icon={<Icon name="phone" />}
        />
      ) : null}
      {email ? (
        <a className="target anywhere amberInk" href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
    </section>
  );
}

/** The services of the station with their minimum prices, and its equipment. */
function Services({ location, page }: SectionProps) {
  const { locale, prices } = page;
  const text = messages[locale];
  const services = (location.services ?? []).map((service) => {
    const price = prices.find(({ key }) => key === service);
    const name = mapMessages[locale].services[service];
    return price ? `${name} ${priceFrom(price.from, locale)}` : name;
  });
  const equipment = (location.equipment ?? []).map((one) => mapMessages[locale].equipment[one]);
  return (
    <>
      <CheckList heading={text.services} all={services}>
        {location.isOQ ? (
          <p className="target strong wash notice gap3 above5">
            <Icon name="shield" />
            {mapMessages[locale].quality}
          </p>
        ) : null}
      </CheckList>
      <CheckList heading={text.equipment} all={equipment} />
    </>
  );
}

function CheckList(props: { heading: string; all: readonly string[]; children?: ReactNode }) {
  const { all, children, heading } = props;
  if (all.length === 0) return null;
  return (
    <section>
      <h2 className="below4 step2">{heading}</h2>
      <ul className={styles.tiles}>
        {all.map((one) => (
          <li key={one} className={styles.service}>
            <Icon name="check" />
            {one}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The way there, and the editor's picture. */
function About({ location: { image, imageText, mapDescription, text }, page }: SectionProps) {
  if (!mapDescription && !text && !image) return null;
  return (
    <section className={`${styles.columns} across`}>
      <div>
        <h2 className="below4 step2">{messages[page.locale].about}</h2>
        {mapDescription ? <p className={styles.text}>{mapDescription}</p> : null}
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {typeof image === 'object' && image ? (
        <figure>
          <LightboxLink
            media={image}
            page={page}
            sizes="(width <= 62em) 90vw, 36vw"
            group={partMessages[page.locale].picture}
          />
          {imageText ? <figcaption className="note above3">{imageText}</figcaption> : null}
        </figure>
      ) : null}
    </section>
  );
}

/** Returns two corners of the region around a station, some 60 km wide. */
const regionAround = ({ latitude, longitude }: Location) =>
  [-1, 1].map((way) => ({
    latitude: latitude + way * 0.15,
    longitude: longitude + way * 0.3,
  }));

/** A name on the map, below its point. */
type Label = Pick<Town, 'latitude' | 'longitude' | 'name'>;

/** Kilometres between two names, and how far they are apart from east to west. A letter is some 1.5 km wide. */
const labelKm = 18;
const eastWestKm = (one: Label, other: Label) =>
  distanceKm({ ...one, latitude: other.latitude }, other);

/** Returns towns of the region with space for their names, the largest first. */
function townsAround(location: Location, country: Country): Label[] {
  const { latitude, longitude } = location;
  const station = { latitude, longitude, name: titleOf(location) };
  const labelled: Label[] = [];
  // The pin covers the map north of the station, the link its lower edge.
  const pin = { latitude: latitude + 0.15, longitude, name: '' };
  for (const town of [
    ...towns[country].toSorted((one, other) => other.size - one.size),
    ...smallTowns,
  ]) {
    const isFree = [station, pin, ...labelled].every(
      (one) =>
        distanceKm(one, town) > labelKm &&
        (Math.abs(one.latitude - town.latitude) > 0.07 ||
          eastWestKm(one, town) > 0.9 * (one.name.length + town.name.length) + 2),
    );
    const isInView =
      distanceKm(station, town) < 33 &&
      eastWestKm(station, town) + 0.7 * town.name.length < 29 &&
      town.latitude > latitude - 0.23;
    if (isFree && isInView) labelled.push(town);
  }
  return labelled;
}

function MapLink({ location, page }: SectionProps) {
  const { locale, locationsPath } = page;
  if (locationsPath === undefined) return null;
  const query = writeMapQuery(locale, { station: stationKey(location) });
  const text = messages[locale];
  return (
    <a className={styles.mapLink} href={`${locationsPath}${query}#location-${location.id}`}>
      <CountryMap
        className={styles.map}
        country={countryOf(locale)}
        stations={[]}
        selected={location}
        hits={regionAround(location)}
        towns={townsAround(location, countryOf(locale))}
      />
      <span className={styles.show}>
        {text.showOnMap}
        <VisuallyHidden>: {titleOf(location)}</VisuallyHidden>
      </span>
    </a>
  );
}

function NearbyStations({ location, page }: SectionProps) {
  const { locale, locationsPath, nearby } = page;
  if (nearby.length === 0) return null;
  return (
    <section className="across">
      <h2 className="below4 step2">{messages[locale].near}</h2>
      <ul className={styles.tiles}>
        {nearby.map((one) => (
          <li key={one.id} className="stack sunken relative fromTop gap1 padded5">
            <h3 className="step1">
              <a className="stretched" href={stationPath(page, one)}>
                {titleOf(one)}
              </a>
            </h3>
            <p className="quiet">
              {one.street}, <span className="oneLine">{one.postalCode}</span> {one.town}
            </p>
            <OpenNow location={one} calendar={page.holidayCalendar} />
            <p className="strong figures">{distanceText(distanceKm(location, one), locale)}</p>
          </li>
        ))}
      </ul>
      {locationsPath ? (
        <p className="screenOnly above6">
          <ButtonLink href={locationsPath} variant="outline" icon="arrow-left" iconAt="start">
            {messages[locale].all}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}
