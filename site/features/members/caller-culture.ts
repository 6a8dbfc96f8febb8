import { type Culture, cultureNamed, isCulture } from '@oilway/store/cultures.ts';
import type { FastifyRequest } from 'fastify';
import { cultureOf, visitOf } from '../../portal/asker.ts';
import type { Context } from '../../server/context.ts';

/** Returns the language that a call names, or that its page or its member has. */
export async function cultureOfCaller(request: FastifyRequest, context: Context): Promise<Culture> {
  const { path, ...body } = bodyOf(request);
  const names = Object.entries({ ...body, ...(request.query as object) });
  const named = names.find(([name]) => name.toLowerCase() === 'culturename')?.[1];
  const culture = cultureNamed(named);
  if (isCulture(culture)) return culture;
  // A failing database leaves the language of the page or the browser.
  const visit = await visitOf(request, context).catch(() => undefined);
  return cultureOf(request, context, { path, ...(visit && { member: visit.member }) });
}

/** Returns the fields of a body; none where it is no object. */
export function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
