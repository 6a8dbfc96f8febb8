import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { parameterProblem } from './call-schema.ts';

/** What is wrong with one parameter: its name, a stable code and a sentence for a developer. */
export type ParameterProblem = z.infer<typeof parameterProblem>;

/** An error a call answers with, as problem+json (RFC 9457). */
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

/** A row names bytes that are not there: whoever asks is told 404, and the log which they are, for somebody has to look into it. */
export class MissingFile extends Problem {
  override name = 'MissingFile';
  /** What they are called in the store of files. */
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
