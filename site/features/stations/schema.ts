import { z } from 'zod';
import { cultureName, nodeId } from '../../server/http/call-schema.ts';

/** The query of GetMarkers (specification section 7). Unknown parameters are ignored, as the original did. */
export const markersQuery = z.object({
  umbracoNodeId: nodeId,
  cultureName,
  filter: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'A location category by its key or its title; absent or empty for all.' }),
});

/** One marker: MapDetail of specification section 3. Coordinates in degrees (WGS 84). */
export const mapDetail = z.object({
  title: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  mapDescription: z.string(),
  icon: z.enum(['station', 'partner', 'fleet']),
  image: z
    .string()
    .nullable()
    .meta({ description: 'Address of the picture, relative to the site.' }),
  imageText: z.string(),
  text: z.string(),
  category: z.string().meta({ description: 'Title of the category in the culture asked for.' }),
  isOQ: z.boolean(),
  isClicked: z.boolean().meta({ description: 'State of the client; always false here.' }),
});

export type MapDetail = z.infer<typeof mapDetail>;

/** The query of `findStations`: a place in the visitor's words, or a position. */
export const findQuery = z.object({
  cultureName,
  place: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'A town, postal code, district or street, in any spelling.' }),
  near: z
    .string()
    .regex(/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/, 'must be latitude,longitude')
    .optional()
    .meta({ description: 'Latitude and longitude in degrees; counts without a place.' }),
});

/** One of several places of a name. */
const placeChoice = z.object({
  label: z.string().meta({ description: 'Asked for again it leads there.' }),
  area: z.string().meta({ description: 'District and Land or voivodeship.' }),
});

/** Where what was asked lies. */
const foundPlace = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** As the country writes it: `Neuss`, `41460 Neuss`, `31535 Neustadt` where several are called so; of a prefix `414`. */
  label: z.string(),
  /** The name alone; empty for the beginning of postal codes. */
  name: z.string(),
  /** What was asked: a name, a postal code, the beginning of postal codes, a district or Land, or a guess from a part of a name. */
  by: z.enum(['name', 'code', 'prefix', 'area', 'part']),
  /** Other places that may have been meant, the largest first; each label asked for again leads there. */
  others: z.array(z.string()),
  /** Places far apart of which none is meant more than the others; the visitor has to choose. Else empty. */
  choices: z.array(placeChoice),
  /** Only of a place of few inhabitants: what leads to it where something else of its name is meant more. */
  village: placeChoice.optional(),
});

export type FoundPlace = z.infer<typeof foundPlace>;
export type PlaceChoice = z.infer<typeof placeChoice>;

const nearStation = z.object({
  title: z.string(),
  street: z.string(),
  postalCode: z.string(),
  town: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  kilometres: z.number().optional(),
  page: z.string().optional().meta({ description: 'The path of its page.' }),
  telephones: z.array(z.object({ href: z.string(), text: z.string() })),
  hours: z.array(
    z.object({
      days: z.enum(['monFri', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
      opens: z.string(),
      closes: z.string(),
    }),
  ),
  closures: z.array(z.object({ from: z.string(), to: z.string() })),
  holidays: z.array(z.string()).meta({ description: 'The days on which it keeps holidays.' }),
  services: z.array(z.string()),
});

/** Where a place lies, and the stations that are nearest to it. */
export const foundStations = z.object({
  place: foundPlace.nullable(),
  choose: z.boolean().meta({ description: 'Several places may be meant: place.choices.' }),
  exact: z.number().int().meta({ description: 'How many stations are at the place itself.' }),
  total: z.number().int(),
  nearest: z.array(nearStation).meta({ description: 'Three at most.' }),
});

export type FoundStations = z.infer<typeof foundStations>;
