import type { DemoHours, DemoLocale, DemoLocation } from '../shape.ts';
import { typeset } from '../typography.ts';

type WrittenLocation = Omit<DemoLocation, 'country' | 'town' | 'icon' | 'isOQ'> & {
  /** Left out where the title is the town. */
  town?: string;
  /** Left out where the station does not carry the Oilway Quality check. */
  isOQ?: true;
};

/** Adds what follows from the rest: the country, the pin of the category, the town of 'Town-District'. */
export function locationsIn(country: DemoLocale, written: WrittenLocation[]): DemoLocation[] {
  return written.map((location) => ({
    ...location,
    country,
    town: location.town ?? location.title,
    icon: location.category,
    isOQ: location.isOQ ?? false,
    ...typeset(country, {
      mapDescription: location.mapDescription,
      text: location.text,
      ...(location.imageText === undefined ? {} : { imageText: location.imageText }),
    }),
  }));
}

/** Opening hours, each as 'HH:MM-HH:MM'; a day left out is closed. */
export function hours(monFri: string, sat?: string, sun?: string): DemoHours {
  return {
    monFri: span(monFri),
    ...(sat === undefined ? {} : { sat: span(sat) }),
    ...(sun === undefined ? {} : { sun: span(sun) }),
  };
}

function span(text: string) {
  const [opens = '', closes = ''] = text.split('-');
  return { opens, closes };
}
