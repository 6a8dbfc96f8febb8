import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asPortalError, PortalError } from '../../portal/portal-error.ts';
import type { Context } from '../../server/context.ts';
import { callLocale } from './call-locale.ts';
import { failureText } from './member-page.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends errors as JSON with a `Message`, not as text. */
    failsAsMessage?: boolean;
  }
}

/** Sends an error as a text for users. */
export async function sendFailure(
  error: FastifyError | PortalError,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  if (reply.sent) return reply;
  const known = asPortalError(error);
  const portalError = known ?? new PortalError('failed');
  if (!known) request.log.error({ err: error }, 'request failed');
  const text = failureText(await callLocale(request, context), portalError);
  reply.code(
    known || !('statusCode' in error) || error.statusCode !== 503 ? portalError.status : 503,
  );
  reply.header('cache-control', 'no-store');
  if (portalError.retryAfter !== undefined)
    reply.header('retry-after', String(portalError.retryAfter));
  const { failsAsMessage } = request.routeOptions.config;
  return failsAsMessage
    ? reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send({ Message: text })
    : reply.type('text/plain; charset=utf-8').send(text);
}
