import { z } from 'zod';
import { cultureName, nodeId } from '../../server/http/call-schema.ts';

/** The query of getContacts (specification section 7). */
export const contactsQuery = z.object({
  nodeid: nodeId,
  culture: cultureName,
  region: z.string().max(60).optional().meta({
    description:
      'The name of a region as GetRegions has it; absent, empty or All regions (in any language of the site) for all.',
  }),
});

/** The query of GetRegions, which the specification calls without any. */
export const regionsQuery = z.object({
  culture: cultureName.optional().meta({
    description:
      'Decides where it is given. Without it the page that asks does (Referer), and German where that is unknown.',
  }),
});

/** A contact person of specification section 3. */
export const contactPerson = z.object({
  title: z.string(),
  imageUrl: z.string().nullable().meta({ description: 'Relative to the site.' }),
  altText: z.string(),
  regions: z.array(z.string()),
  profileName: z.string(),
  phone: z.string(),
  email: z.string(),
  moreInfo: z.string(),
});

export const departmentsQuery = z.object({ umbracoNodeId: nodeId, cultureName });

/** The specification does not show this call's query: both parameters may be left out. */
export const reportingQuery = departmentsQuery.partial();

export const contactDepartment = z.object({ department: z.string(), email: z.string() });
