import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { parameterProblem } from './api-schema.ts';

/** What is wrong with one parameter: its name, a stable code and a sentence for a developer. */
export type ParameterProblem = z.infer<typeof parameterProblem>;

/** An error that is sent as problem+json (RFC 9457). */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly errors: ParameterProblem[];
  constructor(status: number, detail: string, errors: ParameterProblem[] = []) {
    super(detail);
    this.status = status;
    this.errors = errors;
  }
}

/** A stored file does not exist: the client gets 404, the log its key, because the row that names it is inconsistent. */
export class MissingFileError extends Problem {
  override name = 'MissingFileError';
  /** Its key in the file store. */
  readonly key: string;
  constructor(key: string) {
    super(404, 'There is no such file.');
    this.key = key;
  }
}

export const unknownParameter = (name: string, detail: string): Problem =>
  new Problem(404, detail, [{ name, code: 'unknown', detail }]);

export function problemBody(status: number, detail: string, errors: ParameterProblem[] = []) {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors.length > 0 ? { errors } : {}),
  };
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors: ParameterProblem[] = [],
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemBody(status, detail, errors));
}
