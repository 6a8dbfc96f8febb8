/** The parameters and the error answer that the calls of specification section 7 have in common. */
import { cultureNamed, cultures } from '@oilway/store/cultures.ts';
import { z } from 'zod';

export const cultureName = z
  .preprocess(cultureNamed, z.enum(cultures))
  .meta({ description: 'The site: German or Polish, in any case.' });

/** A node id as the page states it in `data-node-id`. */
export const nodeId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 to 999999999')
  .meta({
    description: 'The node id of the page that asks, from the data-node-id of its html element.',
  });

export const parameterProblem = z.object({
  name: z.string(),
  code: z.string(),
  detail: z.string(),
  file: z.string().optional().meta({ description: 'What a refused file was called.' }),
  at: z.number().int().optional().meta({ description: 'Its place among the files, from 0.' }),
});

const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(parameterProblem).optional(),
});

/** How every call says what is wrong (RFC 9457). */
export const problem = { content: { 'application/problem+json': { schema: problemBody } } };
