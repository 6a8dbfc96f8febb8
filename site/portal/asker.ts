import { browserName } from '@oilway/store/accounts/browser-name.ts';
import { type Culture, cultureOfPath } from '@oilway/store/cultures.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../server/context.ts';
import { giveSession, sessionToken } from '../server/http/session.ts';
import { PortalError } from './portal-error.ts';

/** Who a request comes from, as far as the portal's rules need it. */
export const askerOf = ({ headers, network }: FastifyRequest) => ({
  network,
  device: browserName(headers['user-agent']),
});

/** Who is logged in; asked of the database each time, so that what ended elsewhere is over here. */
export async function visitOf(
  request: FastifyRequest,
  { config, store }: Context,
): Promise<Visit | undefined> {
  const token = sessionToken(request, config);
  return token === undefined ? undefined : store.visit(token);
}

/** Who a request comes from, where only members come in. @throws PortalError */
export type VisitAt = (request: FastifyRequest) => Visit;

/** Lets only members in. @param stranger what others are answered, who get no further. */
export function onlyMembers(
  app: FastifyInstance,
  context: Context,
  stranger: (request: FastifyRequest, reply: FastifyReply) => unknown,
): VisitAt {
  const visits = new WeakMap<FastifyRequest, Visit>();
  app.addHook('preHandler', async (request, reply) => {
    const visit = await visitOf(request, context);
    if (!visit) return stranger(request, reply);
    visits.set(request, visit);
  });
  return (request) => {
    const visit = visits.get(request);
    if (!visit) throw new PortalError('loggedOut');
    return visit;
  };
}

/** Hands a new session to the browser, and ends the one it had. */
export async function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, store }: Pick<Context, 'config' | 'store'>,
  token: string,
): Promise<void> {
  const before = sessionToken(request, config);
  if (before !== undefined) await store.logOut(before);
  giveSession(reply, token, config);
}

/** Whether a person opens an address, not a program; browsers that do not say so ask for a page. */
export const navigates = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === undefined
    ? (headers.accept ?? '').includes('text/html')
    : headers['sec-fetch-mode'] === 'navigate';

/**
 * The language of an answer: that of the page of ours that asks, else that of the member who asks, or of the browser. A path that a
 * call names decides no more than this.
 */
export function cultureOf(
  { headers }: FastifyRequest,
  { config }: Context,
  { member, path }: { path?: unknown; member?: { culture: Culture } } = {},
): Culture {
  if (typeof path === 'string' && path.startsWith('/')) return cultureOfPath(path.toLowerCase());
  const { referer } = headers;
  const from = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  if (from?.origin === config.origin) return cultureOfPath(from?.pathname ?? '/');
  if (member) return member.culture;
  return /^\s*pl\b/i.test(headers['accept-language'] ?? '') ? 'pl-PL' : 'de-DE';
}
