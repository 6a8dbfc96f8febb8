/** Parameters, validation and error responses shared by the calls of specification section 7. */
import { locales, normalizeLocale } from '@oilway/store/locales.ts';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler as zodCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

export const localeParam = z
  .preprocess(normalizeLocale, z.enum(locales))
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

/** The error response of every call (RFC 9457). */
export const problem = { content: { 'application/problem+json': { schema: problemBody } } };

/** Validates the input of a call against its schema; names of fields and parameters match in any case. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = (route) => {
  const validate = zodCompiler(route as never);
  return (input: unknown) => validate(normalizeKeyCase(route.schema, input));
};

/**
 * Returns an object with its names spelled as a schema has them where they differ by case alone: the specification itself writes
 * `umbracoNodeId`, `umbracoNodeID` and `nodeid`. A name that is there in both spellings stays as it is.
 */
export function normalizeKeyCase(schema: unknown, input: unknown): unknown {
  const { shape } = schema as { shape?: Record<string, unknown> };
  if (!shape || typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const known = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]));
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const own = known.get(name.toLowerCase());
      return [own === undefined || Object.hasOwn(input, own) ? name : own, value];
    }),
  );
}
