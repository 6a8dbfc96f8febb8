import { z } from 'zod';
import { longestQuestion } from '../../pages/parameters.ts';
import { cultureName } from '../../server/http/call-schema.ts';

export const suggestionsQuery = z.object({
  cultureName,
  q: z.string().min(1).max(longestQuestion).meta({ description: 'What has been typed so far.' }),
});

export const suggestion = z.object({
  kind: z.enum(['page', 'news', 'event', 'location', 'contact']),
  title: z.string(),
  href: z.string().meta({ description: 'Relative to the site.' }),
  summary: z.string(),
});

/** One thing a search has found. */
export type SearchHit = z.infer<typeof suggestion>;
