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

/** Returns JSON for `<script type="application/ld+json">`: nothing in it can end the script, and spaces are plain. */
export function serializeJsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('<', '\\u003c');
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
