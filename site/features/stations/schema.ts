import { z } from 'zod';
import { localeParam, nodeId } from '../../server/http/api-schema.ts';

/** The query of GetMarkers (specification section 7). Unknown parameters are ignored, as the original did. */
export const markersQuery = z.object({
  umbracoNodeId: nodeId,
  cultureName: localeParam,
  filter: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Key or title of a location category; absent or empty for all.' }),
});

/** A marker: MapDetail of specification section 3. Coordinates in degrees (WGS 84). */
export const mapDetail = z.object({
  title: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  mapDescription: z.string(),
  icon: z.enum(['station', 'partner', 'fleet']),
  image: z.string().nullable().meta({ description: 'URL of the image, relative to the site.' }),
  imageText: z.string(),
  text: z.string(),
  category: z.string().meta({ description: 'Title of the category in the requested culture.' }),
  isOQ: z.boolean(),
  isClicked: z.boolean().meta({ description: 'Client state; always false here.' }),
});

export type MapDetail = z.infer<typeof mapDetail>;

/** The query of `findStations`: a place as free text, or a position. */
export const stationSearchQuery = z.object({
  cultureName: localeParam,
  place: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'A town, postal code, district or street, in any spelling.' }),
  near: z
    .string()
    .regex(/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/, 'must be latitude,longitude')
    .optional()
    .meta({ description: 'Latitude and longitude in degrees; ignored if a place is given.' }),
});

/** One of several places with the same name. */
const placeChoice = z.object({
  label: z.string().meta({ description: 'As the place of a new query it selects this place.' }),
  area: z.string().meta({ description: 'District, and Land or voivodeship.' }),
});

/** The geocoded place of a query. */
const geocodedPlace = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** In the notation of the country: `Neuss`, `41460 Neuss`, `31535 Neustadt` if the name is ambiguous, `414` for a prefix. */
  label: z.string(),
  /** The name alone; empty for a postal code prefix. */
  name: z.string(),
  /** How the query matched: name, postal code, postal code prefix, district or Land, or a guess from a part of a name. */
  by: z.enum(['name', 'code', 'prefix', 'area', 'part']),
  /** Labels of other possible places, the largest first; each is a valid query for its place. */
  others: z.array(z.string()),
  /** Equally likely places far apart, of which the visitor has to choose one; otherwise empty. */
  choices: z.array(placeChoice),
  /** Only for a small place: its choice, offered when stations of the same name lie elsewhere. */
  village: placeChoice.optional(),
});

export type GeocodedPlace = z.infer<typeof geocodedPlace>;
export type PlaceChoice = z.infer<typeof placeChoice>;

const nearbyStation = z.object({
  id: z.number(),
  icon: z.enum(['station', 'partner', 'fleet']),
  title: z.string(),
  street: z.string(),
  postalCode: z.string(),
  town: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  kilometres: z.number().optional(),
  page: z.string().optional().meta({ description: 'Path of the page of the station.' }),
  telephones: z.array(z.object({ href: z.string(), text: z.string() })),
  hours: z.array(
    z.object({
      days: z.enum(['monFri', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
      opens: z.string(),
      closes: z.string(),
    }),
  ),
  closures: z.array(z.object({ from: z.string(), to: z.string() })),
  holidays: z
    .array(z.string())
    .meta({ description: 'Days on which it is closed for a public holiday.' }),
  services: z.array(z.string()),
});

/** The response of `findStations`. */
export const stationSearchResult = z.object({
  place: geocodedPlace.nullable(),
  choose: z.boolean().meta({ description: 'The place is ambiguous, see place.choices.' }),
  exact: z.number().int().meta({ description: 'Number of stations at the place itself.' }),
  total: z.number().int(),
  nearest: z.array(nearbyStation).meta({
    description: 'At most three; without place and position all stations of the country.',
  }),
});

export type StationSearchResult = z.infer<typeof stationSearchResult>;
