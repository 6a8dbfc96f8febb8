import { browserName } from '@oilway/store/accounts/browser-name.ts';
import { type Locale, localeOfPath } from '@oilway/store/locales.ts';
import type { MemberSession } from '@oilway/store/members/sessions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../server/context.ts';
import { sessionToken, setSessionCookie } from '../server/http/session-cookie.ts';
import { PortalError } from './portal-error.ts';

/** Returns network and device of a request. */
export const clientInfo = ({ headers, network }: FastifyRequest) => ({
  network,
  device: browserName(headers['user-agent']),
});

/** Reads the session from the database on each call, so that a session ended elsewhere is invalid at once. */
export async function getSession(
  request: FastifyRequest,
  { config, store }: Context,
): Promise<MemberSession | undefined> {
  const token = sessionToken(request, config);
  return token === undefined ? undefined : store.getSession(token);
}

/** Returns the session of a request that has passed the session guard. @throws PortalError */
export type RequireSession = (request: FastifyRequest) => MemberSession;

/** Restricts a plugin scope to members. @param onUnauthenticated responds to a request without a session. */
export function registerSessionGuard(
  app: FastifyInstance,
  context: Context,
  onUnauthenticated: (request: FastifyRequest, reply: FastifyReply) => unknown,
): RequireSession {
  const sessions = new WeakMap<FastifyRequest, MemberSession>();
  app.addHook('preHandler', async (request, reply) => {
    const session = await getSession(request, context);
    if (!session) return onUnauthenticated(request, reply);
    sessions.set(request, session);
  });
  return (request) => {
    const session = sessions.get(request);
    if (!session) throw new PortalError('loggedOut');
    return session;
  };
}

/** Sets the cookie of a new session, and ends the previous session of the browser. */
export async function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, store }: Pick<Context, 'config' | 'store'>,
  token: string,
): Promise<void> {
  const previousToken = sessionToken(request, config);
  if (previousToken !== undefined) await store.logOut(previousToken);
  setSessionCookie(reply, token, config);
}

/** Whether a request is a navigation; browsers without Sec-Fetch-Mode are recognized by Accept. */
export const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === undefined
    ? (headers.accept ?? '').includes('text/html')
    : headers['sec-fetch-mode'] === 'navigate';

/**
 * Returns the language of a response: that of the given path, else of the referring page of this site, of the member, or of the
 * browser. A path from a request body is used for nothing else.
 */
export function requestLocale(
  { headers }: FastifyRequest,
  { config }: Context,
  { member, path }: { path?: unknown; member?: { locale: Locale } } = {},
): Locale {
  if (typeof path === 'string' && path.startsWith('/')) return localeOfPath(path.toLowerCase());
  const { referer } = headers;
  const refererUrl = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  if (refererUrl?.origin === config.origin) return localeOfPath(refererUrl?.pathname ?? '/');
  if (member) return member.locale;
  return /^\s*pl\b/i.test(headers['accept-language'] ?? '') ? 'pl-PL' : 'de-DE';
}
