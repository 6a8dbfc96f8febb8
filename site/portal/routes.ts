import { Readable } from 'node:stream';
import type { Visit } from '@oilway/store/members/sessions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../server/context.ts';
import { problem } from '../server/http/call-schema.ts';
import { Problem } from '../server/http/problem.ts';
import { visitOf } from './asker.ts';

/** The prefix that the specification shows for the login only; every call answers with and without it. */
const prefix = '/umbraco/api/customerPortal';

/** Both addresses of a call, as the specification shows it and below the prefix, with the id of each for the document. */
export const addressesOf = (path: string, operationId: string) => [
  { url: path, operationId },
  {
    url: `${prefix}${path.replace(/^\/customerPortal/, '')}`,
    operationId: `${operationId}Prefixed`,
  },
];

interface MemberCall<Question extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  operationId: string;
  summary: string;
  /** Of its query, or of its body. */
  question: Question;
  /** What stands in the list that it answers with. */
  entry: z.ZodType;
  /** The list, or the JSON of a long one. */
  answer: (
    asked: z.infer<Question>,
    member: Visit['member'],
    request: FastifyRequest,
  ) => Promise<unknown[] | Readable>;
}

/** A call that lists something for whoever is logged in. */
export function memberCall<Question extends z.ZodType>(
  app: FastifyInstance,
  context: Context,
  call: MemberCall<Question>,
): void {
  const { answer, entry, method, path, question, summary } = call;
  const part = method === 'GET' ? 'query' : 'body';
  for (const { operationId, url } of addressesOf(path, call.operationId))
    app.route({
      method,
      url,
      schema: {
        operationId,
        summary,
        tags: ['customer portal'],
        [part === 'query' ? 'querystring' : part]: question,
        response: { 200: z.array(entry), 400: problem, 401: problem, 404: problem },
      },
      async handler(request, reply) {
        const visit = await visitOf(request, context);
        if (!visit) throw new Problem(401, 'Nobody is logged in.');
        const found = await answer(request[part] as z.infer<Question>, visit.member, request);
        reply.header('cache-control', 'private, no-store');
        if (found instanceof Readable) reply.type('application/json; charset=utf-8');
        return found;
      },
    });
}
