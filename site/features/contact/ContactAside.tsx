import { countryOf, type Locale } from '@oilway/store/locales.ts';
import { Icon } from '../../components/Icon.tsx';
import { AsideFacts, AsidePart } from '../../forms/FormAside.tsx';
import type { PageContext } from '../../pages/page-context.ts';
import { Telephones } from '../../pages/parts/Telephones.tsx';

const german = {
  talk: 'Lieber sprechen?',
  hours: 'Wir sind da',
  station: 'Frage zu einer Station?',
  stationText: 'Am schnellsten geht es direkt vor Ort.',
  stationLink: 'Station suchen',
};

const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    talk: 'Wolą Państwo zadzwonić?',
    hours: 'Jesteśmy dostępni',
    station: 'Pytanie do stacji?',
    stationText: 'Najszybciej na miejscu.',
    stationLink: 'Znajdź stację',
  },
};

interface ContactAsideProps {
  page: Pick<PageContext, 'locale' | 'locationsPath' | 'settings'>;
  /** The hours of the switchboard. */
  facts: AsideFacts;
}

/** Beside the contact form: the number, its hours, and the way to a station. */
export function ContactAside({ facts, page }: ContactAsideProps) {
  const { locale, locationsPath, settings } = page;
  const text = messages[locale];
  return (
    <>
      {settings.phone ? (
        <AsidePart heading={text.talk}>
          <p>
            <Telephones
              text={settings.phone}
              country={countryOf(locale)}
              className="display step3 tight leading11 plain target"
            />
          </p>
        </AsidePart>
      ) : null}
      <AsideFacts facts={facts} heading={text.hours} />
      {locationsPath ? (
        <AsidePart heading={text.station}>
          <p className="quiet">{text.stationText}</p>
          <a className="target strong gap3 link" href={locationsPath}>
            {text.stationLink}
            <Icon name="arrow-right" />
          </a>
        </AsidePart>
      ) : null}
    </>
  );
}
