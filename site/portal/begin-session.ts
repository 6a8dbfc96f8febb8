import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { giveSession, sessionToken } from '../http/session.ts';

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
