import { Readable } from 'node:stream';
import type { MemberSession } from '@oilway/store/members/sessions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../server/context.ts';
import { problem } from '../server/http/api-schema.ts';
import { Problem } from '../server/http/problem.ts';
import { getSession } from './current-member.ts';

/** Prefix that the specification shows for the login only; every call is available with and without it. */
const prefix = '/umbraco/api/customerPortal';

/** Returns both URLs of a call, as in the specification and with the prefix, each with its operation id. */
export const prefixedUrls = (path: string, operationId: string) => [
  { url: path, operationId },
  {
    url: `${prefix}${path.replace(/^\/customerPortal/, '')}`,
    operationId: `${operationId}Prefixed`,
  },
];

interface MemberApiRoute<Input extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  operationId: string;
  summary: string;
  /** Schema of query or body. */
  inputSchema: Input;
  itemSchema: z.ZodType;
  /** Returns the list, or a stream with its JSON. */
  handle: (
    input: z.infer<Input>,
    member: MemberSession['member'],
    request: FastifyRequest,
  ) => Promise<unknown[] | Readable>;
}

/** Registers a call that returns a list for the logged-in member. */
export function memberApiRoute<Input extends z.ZodType>(
  app: FastifyInstance,
  context: Context,
  call: MemberApiRoute<Input>,
): void {
  const { handle, itemSchema, method, path, inputSchema, summary } = call;
  const source = method === 'GET' ? 'query' : 'body';
  for (const { operationId, url } of prefixedUrls(path, call.operationId))
    app.route({
      method,
      url,
      schema: {
        operationId,
        summary,
        tags: ['customer portal'],
        [source === 'query' ? 'querystring' : source]: inputSchema,
        response: { 200: z.array(itemSchema), 400: problem, 401: problem, 404: problem },
      },
      async handler(request, reply) {
        const session = await getSession(request, context);
        if (!session) throw new Problem(401, 'Login required.');
        const found = await handle(request[source] as z.infer<Input>, session.member, request);
        reply.header('cache-control', 'private, no-store');
        if (found instanceof Readable) reply.type('application/json; charset=utf-8');
        return found;
      },
    });
}
