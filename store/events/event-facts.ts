import type { Culture } from '../cultures.ts';

/** Where an event takes place: it has one venue in each country that has it, with places of its own. */
export interface Venue {
  event: number;
  culture: Culture;
}

/** An event at its venue in the country of a culture, in its language: what a participant has to know. */
export interface EventFacts {
  id: number;
  culture: Culture;
  title: string;
  /** ISO 8601. */
  start: string;
  end: string;
  venue: string;
  address: string;
  /** Undefined where everybody can come. */
  capacity: number | undefined;
  /** Rises with every change, so that a calendar knows which of two entries is newer (RFC 5545 section 3.8.7.4). */
  sequence: number;
  /** Whether visitors of this culture can see it. */
  published: boolean;
}
