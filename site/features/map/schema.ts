import { z } from 'zod';
import { cultureName, nodeId } from '../../http/call-schema.ts';

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
