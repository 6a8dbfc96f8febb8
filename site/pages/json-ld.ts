/** A schema.org entity with absolute URLs. */
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

export type Weekday = `${'Mon' | 'Tues' | 'Wednes' | 'Thurs' | 'Fri' | 'Satur' | 'Sun'}day`;

/** Returns JSON for `<script type="application/ld+json">`: nothing in it can end the script, and spaces are plain. */
export function serializeJsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('<', '\\u003c');
}

/** Returns the entity of a station. `url` is that of its page; coordinates in degrees (WGS 84). */
export function autoRepair(station: {
  url: string;
  name: string;
  address: Address;
  latitude: number;
  longitude: number;
  opening: readonly OpeningHours[];
  /** Days it is closed, the last one included: `YYYY-MM-DD`. */
  closures?: readonly { from: string; to: string }[];
  /** A photograph of the station itself. */
  image?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
}): Thing {
  return {
    '@type': 'AutoRepair',
    '@id': station.url,
    url: station.url,
    name: station.name,
    image: station.image,
    telephone: station.telephone,
    email: station.email,
    address: addressThing(station.address),
    geo: { '@type': 'GeoCoordinates', latitude: station.latitude, longitude: station.longitude },
    openingHoursSpecification: station.opening.map(({ days, ...times }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      ...times,
    })),
    specialOpeningHoursSpecification: station.closures?.length
      ? station.closures.map(({ from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          opens: '00:00',
          closes: '00:00',
          validFrom: from,
          validThrough: to,
        }))
      : undefined,
  };
}

export function addressThing({ country, postalCode, street, town }: Address) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: town,
    addressCountry: country,
  };
}

/** Parses `Street 1, 44143 Town`; a Polish postal code has a hyphen. Any other text is returned as the street. */
export function postalAddress(text: string): Address {
  const [, street = text, postalCode = '', town = ''] =
    /^(.+), (\d{5}|\d{2}-\d{3}) (.+)$/.exec(text) ?? [];
  return { street, postalCode, town, country: postalCode.includes('-') ? 'PL' : 'DE' };
}
