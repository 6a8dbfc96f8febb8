import { z } from 'zod';

const cultureName = z.enum(['de-DE', 'pl-PL']).meta({ description: 'The site: German or Polish.' });

/** A node id as the page states it in `data-node-id`. */
const umbracoNodeId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 to 999999999')
  .meta({
    description: 'The node id of the page that asks, from the data-node-id of its html element.',
  });

/** The query of GetMarkers (specification section 7). Unknown parameters are ignored, as the original did. */
export const markersQuery = z.object({
  umbracoNodeId,
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
export type MarkersQuery = z.infer<typeof markersQuery>;

const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(z.object({ name: z.string(), code: z.string(), detail: z.string() })).optional(),
});

/** How every call says what is wrong (RFC 9457). */
export const problem = { content: { 'application/problem+json': { schema: problemBody } } };
