import { z } from 'zod';
import { maxQueryLength } from '../../pages/search-param-names.ts';
import { localeParam } from '../../server/http/api-schema.ts';

export const suggestionsQuery = z.object({
  cultureName: localeParam,
  q: z.string().min(1).max(maxQueryLength).meta({ description: 'The text typed so far.' }),
});

export const suggestion = z.object({
  kind: z.enum(['page', 'news', 'event', 'location', 'contact']),
  title: z.string(),
  href: z.string().meta({ description: 'Relative to the site.' }),
  summary: z.string(),
});

/** A search result. */
export type SearchHit = z.infer<typeof suggestion>;
