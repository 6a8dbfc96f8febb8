import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** A call of the customer portal, at both of its addresses. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  operationId: string;
  summary: string;
  /** What it takes, for the document; the rules of the services check it and word what is wrong. */
  body?: z.ZodType;
  /** What it answers, where that is more than success. */
  answers?: z.ZodType;
  failsAsMessage?: boolean;
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}
