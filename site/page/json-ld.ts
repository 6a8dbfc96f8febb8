/**
 * What search engines read about a page, in the words of schema.org. Each function takes plain
 * values with absolute addresses and returns one thing; `serialized` turns them into a data block.
 */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** A postal address; the country as ISO 3166-1 alpha-2. */
export interface Address {
  street: string;
  postalCode: string;
  town: string;
  country: string;
}

/** Hours that several days share: names of days in English, times as `HH:MM`. */
export interface OpeningHours {
  days: Weekday[];
  opens: string;
  closes: string;
}

export type Weekday =
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday';

/** JSON for `<script type="application/ld+json">`: nothing in it can end the script, and spaces are plain. */
export function serialized(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('<', '\\u003c');
}

export const organizationId = (home: string): string => `${home}#organization`;

export function organization(of: {
  home: string;
  name: string;
  logo: string;
  address?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
}): Thing {
  const { home, logo, ...plain } = of;
  return { '@type': 'Organization', '@id': organizationId(home), url: home, logo, ...plain };
}

/** @param of.language as in `lang`: `de` or `pl`. */
export function webSite(of: { home: string; name: string; language: string }): Thing {
  const publisher = { '@id': organizationId(of.home) };
  return {
    '@type': 'WebSite',
    name: of.name,
    url: of.home,
    inLanguage: of.language,
    publisher,
  };
}

/** @param crumbs from the home page down to the page itself. */
export function breadcrumbList(crumbs: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** A station. `url` is where it stands on the site; coordinates in degrees (WGS 84). */
export function autoRepair(of: {
  url: string;
  name: string;
  address: Address;
  latitude: number;
  longitude: number;
  opening: readonly OpeningHours[];
  /** A photograph of the station itself. */
  image?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
}): Thing {
  return {
    '@type': 'AutoRepair',
    '@id': of.url,
    url: of.url,
    name: of.name,
    image: of.image,
    telephone: of.telephone,
    email: of.email,
    address: postalAddress(of.address),
    geo: { '@type': 'GeoCoordinates', latitude: of.latitude, longitude: of.longitude },
    openingHoursSpecification: of.opening.map(({ days, ...times }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      ...times,
    })),
  };
}

/** A piece of news. Dates in ISO 8601; pictures at least 1200 pixels wide, the best first. */
export function newsArticle(of: {
  url: string;
  headline: string;
  published: string;
  modified?: string | undefined;
  images: readonly string[];
  publisher: { name: string; home: string; logo: string };
  description?: string | undefined;
  /** A person's name; without one the publisher is the author. */
  author?: string | undefined;
}): Thing {
  const { home, logo, name } = of.publisher;
  const publisher = { '@type': 'Organization', name, url: home, logo };
  return {
    '@type': 'NewsArticle',
    headline: of.headline,
    description: of.description,
    image: of.images,
    datePublished: of.published,
    dateModified: of.modified ?? of.published,
    author: of.author ? { '@type': 'Person', name: of.author } : publisher,
    publisher,
    mainEntityOfPage: of.url,
  };
}

const eventStatus = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
};

/** An event at a place. Times in ISO 8601 with their offset, or dates alone for whole days. */
export function event(of: {
  url: string;
  name: string;
  start: string;
  end?: string | undefined;
  place: { name: string; address: Address };
  status?: keyof typeof eventStatus;
  images?: readonly string[];
  description?: string | undefined;
  organizer?: { name: string; home: string };
}): Thing {
  const { organizer } = of;
  return {
    '@type': 'Event',
    name: of.name,
    description: of.description,
    url: of.url,
    startDate: of.start,
    endDate: of.end,
    eventStatus: `https://schema.org/${eventStatus[of.status ?? 'scheduled']}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: of.images,
    location: {
      '@type': 'Place',
      name: of.place.name,
      address: postalAddress(of.place.address),
    },
    organizer: organizer && {
      '@type': 'Organization',
      name: organizer.name,
      url: organizer.home,
    },
  };
}

function postalAddress({ country, postalCode, street, town }: Address) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: town,
    addressCountry: country,
  };
}
