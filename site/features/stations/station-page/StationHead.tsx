import { telephonesIn } from '@oilway/store/telephone.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { Breadcrumbs } from '../../../pages/layout/Breadcrumbs.tsx';
import type { BlockProps } from '../../../pages/parts/block-position.ts';
import { OpenNow } from '../components/OpenNow.tsx';
import { messages as mapMessages } from '../domain/messages.ts';
import { services } from '../domain/offers.ts';
import { directionsUrl } from '../domain/station-links.ts';
import { messages } from './messages.ts';
import { StationDrawing } from './StationDrawing.tsx';
import styles from './StationHead.module.css';
import { type StationBlock, type StationData, titleOf } from './station-pages.ts';

type Props = BlockProps<StationBlock<'stationHead'>, Pick<StationData, 'holidayCalendar'>>;

/** The head of a station's page: whether it is open, the way there, its telephone, and a drawing of what it offers. */
export function StationHead({ block: { location }, page }: Props) {
  const { locale } = page;
  const [telephone] = telephonesIn(location.phone ?? '', location.country);
  return (
    <section className={styles.head} data-tone="graphite" data-stations={page.locationsPath ?? ''}>
      <div className={styles.copy}>
        <Breadcrumbs page={page} />
        <h1 className={styles.title}>{titleOf(location)}</h1>
        <div className={styles.status}>
          <OpenNow location={location} calendar={page.holidayCalendar} />
        </div>
        <p>
          {location.street},{' '}
          <span className="oneLine">
            {location.postalCode} {location.town}
          </span>
        </p>
        <p className="wrap gap3 above5 screenOnly">
          <ButtonLink href={directionsUrl(location)} icon="route" iconAt="start" on="graphite">
            {mapMessages[locale].route}
          </ButtonLink>
          {telephone ? (
            <ButtonLink
              href={telephone.href}
              variant="outline"
              icon="phone"
              iconAt="start"
              on="graphite"
              aria-label={messages[locale].call(telephone.text)}
            >
              {telephone.text}
            </ButtonLink>
          ) : null}
        </p>
      </div>
      <figure className="screenOnly">
        <figcaption className="small quietOnGraphite below2">
          {messages[locale].level(location.services?.length ?? 0, services.length)}
        </figcaption>
        <StationDrawing location={location} />
      </figure>
    </section>
  );
}
