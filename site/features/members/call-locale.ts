import { isLocale, type Locale, normalizeLocale } from '@oilway/store/locales.ts';
import type { FastifyRequest } from 'fastify';
import { getSession, requestLocale } from '../../portal/current-member.ts';
import type { Context } from '../../server/context.ts';

/** Returns the language in the parameter `cultureName`, else that of the page or the member. */
export async function callLocale(request: FastifyRequest, context: Context): Promise<Locale> {
  const { path, ...body } = bodyOf(request);
  const names = Object.entries({ ...body, ...(request.query as object) });
  const cultureName = names.find(([name]) => name.toLowerCase() === 'culturename')?.[1];
  const locale = normalizeLocale(cultureName);
  if (isLocale(locale)) return locale;
  // If the database fails, the language of the page or the browser is used.
  const session = await getSession(request, context).catch(() => undefined);
  return requestLocale(request, context, { path, ...(session && { member: session.member }) });
}

/** Returns the fields of a body; empty if it is not an object. */
export function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
