import { localeOf } from '@oilway/store/cultures.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { priceFrom } from '../../../components/prices.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import type { Location } from '../../../pages/page-context.ts';
import { stationKey } from '../../../pages/parameters.ts';
import { messages as pictures } from '../../../pages/parts/messages.ts';
import { PictureLink } from '../../../pages/parts/PictureLink.tsx';
import type { BlockProps } from '../../../pages/parts/place.ts';
import { Section } from '../../../pages/parts/Section.tsx';
import { Telephones } from '../../../pages/parts/Telephones.tsx';
import { CountryMap } from '../components/CountryMap.tsx';
import { OpenNow } from '../components/OpenNow.tsx';
import { distanceText, kilometres } from '../domain/distance.ts';
import { writeMapQuery } from '../domain/map-query.ts';
import { messages as mapMessages } from '../domain/messages.ts';
import { directions, stationPath } from '../domain/reach.ts';
import { messages } from './messages.ts';
import { StationHours } from './StationHours.tsx';
import styles from './StationPage.module.css';
import { Busy, People } from './StationParts.tsx';
import { type StationBlock, type StationData, titleOf } from './station-pages.ts';

type StationProps = BlockProps<StationBlock, StationData>;

/** What there is to know of one station, below its title. */
export function StationPage({ block, page, place }: StationProps) {
  const { location } = block;
  return (
    <Section place={place}>
      <div className={styles.columns} data-stations={page.locationsPath ?? ''}>
        <div className={styles.told}>
          <div className={styles.status}>
            <OpenNow location={location} calendar={page.calendar} />
          </div>
          <StationHours location={location} page={page} />
          <Offered location={location} page={page} />
          <Busy location={location} page={page} />
          <About location={location} page={page} />
        </div>
        <div className="stack gap5">
          <Reach location={location} page={page} />
          <People page={page} />
          <OnMap location={location} page={page} />
        </div>
        <Near location={location} page={page} />
      </div>
    </Section>
  );
}

interface PartProps {
  location: Location;
  page: StationProps['page'];
}

function Reach({ location, page }: PartProps) {
  const { email, phone, postalCode, street, town } = location;
  const text = messages[page.culture];
  return (
    <section className="sunken padded6">
      <h2 className="note strong below2 tracked0 leading14">{text.reach}</h2>
      <address className={styles.address}>
        {street}
        <br />
        {postalCode} {town}
      </address>
      {phone ? (
        <Telephones
          className={styles.phone}
          text={phone}
          country={location.country}
          icon={<Icon name="phone" />}
        />
      ) : null}
      {email ? (
        <a className="target anywhere amberInk" href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
      <p className="screenOnly above4">
        <ButtonLink
          href={directions(location)}
          variant="tool"
          icon="route"
          iconAt="start"
          size="small"
        >
          {mapMessages[page.culture].route}
        </ButtonLink>
      </p>
    </section>
  );
}

/** What is done at the station and what that costs at least, and what it has. */
function Offered({ location, page }: PartProps) {
  const { culture, prices } = page;
  const text = messages[culture];
  const services = (location.services ?? []).map((service) => {
    const price = prices.find(({ key }) => key === service);
    const name = mapMessages[culture].services[service];
    return price ? `${name} ${priceFrom(price.from, culture)}` : name;
  });
  const equipment = (location.equipment ?? []).map((one) => mapMessages[culture].equipment[one]);
  return (
    <>
      <Ticked heading={text.services} all={services}>
        {location.isOQ ? <p className="above4 strong">{mapMessages[culture].quality}</p> : null}
      </Ticked>
      <Ticked heading={text.equipment} all={equipment} />
    </>
  );
}

function Ticked(props: { heading: string; all: readonly string[]; children?: ReactNode }) {
  const { all, children, heading } = props;
  if (all.length === 0) return null;
  return (
    <section>
      <h2 className="below4 step2">{heading}</h2>
      <ul className="wrap gap2x5">
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

function About({ location, page }: PartProps) {
  const { image, imageText, mapDescription, text } = location;
  const photograph = typeof image === 'object' && image ? image : undefined;
  if (!mapDescription && !text && !photograph) return null;
  return (
    <section>
      <h2 className="below4 step2">{messages[page.culture].about}</h2>
      {mapDescription ? <p className={styles.text}>{mapDescription}</p> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {photograph ? (
        <figure className="above5 measure">
          <PictureLink
            media={photograph}
            page={page}
            sizes="(width <= 62em) 90vw, 46rem"
            group={pictures[page.culture].picture}
          />
          {imageText ? <figcaption className={styles.caption}>{imageText}</figcaption> : null}
        </figure>
      ) : null}
    </section>
  );
}

function OnMap({ location, page }: PartProps) {
  const { culture, locationsPath } = page;
  if (locationsPath === undefined) return null;
  const query = writeMapQuery(culture, { station: stationKey(location) });
  const text = messages[culture];
  return (
    <a className={styles.onMap} href={`${locationsPath}${query}#location-${location.id}`}>
      <CountryMap
        className={styles.map}
        country={localeOf(culture)}
        stations={[]}
        selected={location}
      />
      <span className={styles.show}>
        {text.showOnMap}
        <VisuallyHidden>: {titleOf(location)}</VisuallyHidden>
      </span>
    </a>
  );
}

function Near({ location, page }: PartProps) {
  const { culture, locationsPath, near } = page;
  if (near.length === 0) return null;
  return (
    <section className="across">
      <h2 className="below4 step2">{messages[culture].near}</h2>
      <ul className={styles.cards}>
        {near.map((one) => (
          <li key={one.id} className="stack sunken relative fromTop gap1 padded5">
            <h3 className="step1">
              <a className="stretched" href={stationPath(page, one)}>
                {titleOf(one)}
              </a>
            </h3>
            <p className="quiet">
              {one.street}, {one.postalCode} {one.town}
            </p>
            <OpenNow location={one} calendar={page.calendar} />
            <p className="strong figures">{distanceText(kilometres(location, one), culture)}</p>
          </li>
        ))}
      </ul>
      {locationsPath ? (
        <p className="screenOnly above6">
          <ButtonLink href={locationsPath} variant="outline" icon="arrow-left" iconAt="start">
            {messages[culture].all}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}
