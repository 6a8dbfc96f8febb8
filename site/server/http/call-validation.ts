import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler as zodCompiler } from 'fastify-type-provider-zod';

/** Checks what a call is sent against its schema; names of fields and parameters count in any case. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = (route) => {
  const validate = zodCompiler(route as never);
  return (sent: unknown) => validate(withSchemaNames(route.schema, sent));
};

/**
 * Returns an object with its names spelled as a schema has them where they differ by case alone: the specification itself writes
 * `umbracoNodeId`, `umbracoNodeID` and `nodeid`. A name that is there in both spellings stays as it is.
 */
export function withSchemaNames(schema: unknown, sent: unknown): unknown {
  const { shape } = schema as { shape?: Record<string, unknown> };
  if (!shape || typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const known = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]));
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const own = known.get(name.toLowerCase());
      return [own === undefined || Object.hasOwn(sent, own) ? name : own, value];
    }),
  );
}
