import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fewLargeBodies } from '../http/large-bodies.ts';
import { networkOf } from '../http/network.ts';
import { type Multipart, readMultipart } from './multipart.ts';

/** Bytes: what is too long by far still comes back with a word about it. */
const bodyLimit = 400_000;

/** What a browser without scripts has sent. */
export type Sent = Multipart;

interface Step {
  /** Addresses of the operator's own, whose word about where a request comes from counts. */
  trustedProxies: readonly string[];
  multipart?: boolean | undefined;
  /** Nothing of it is written down. */
  unlogged?: boolean;
  answer: (sent: Sent, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** What reads the forms of an encapsulated part of the server. */
export async function readForms(app: FastifyInstance, files = false): Promise<void> {
  await app.register(formbody, { bodyLimit });
  // A file that is too large is told with the rest of the form.
  if (files) await app.register(multipart, { throwFileSizeLimit: false });
}

/** An address that a form without scripts goes to, and the page it answers with. */
export function step(
  app: FastifyInstance,
  path: string,
  { answer, trustedProxies, ...kind }: Step,
): void {
  const options = {
    bodyLimit,
    config: {
      readable: true,
      ...(kind.multipart ? { upload: true } : {}),
      ...(kind.unlogged ? { unlogged: true } : {}),
    },
    ...(kind.multipart ? {} : { preParsing: fewLargeBodies(8, trustedProxies) }),
    schema: { hide: true },
  };
  app.post(path, options, async (request, reply) => {
    const sent =
      kind.multipart && request.isMultipart()
        ? await readMultipart(request, networkOf(request, trustedProxies), true)
        : typed(request);
    return answer(sent, request, reply);
  });
}

/** As it was typed: a browser sends every end of a line as two signs. */
function typed({ body }: FastifyRequest): Sent {
  const isText = (value: unknown): value is string => typeof value === 'string';
  const oneLine = (text: string) => text.replaceAll('\r\n', '\n');
  const fields: Sent['fields'] = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (isText(value)) fields[name] = oneLine(value);
    if (Array.isArray(value)) fields[name] = value.filter(isText).map(oneLine);
  }
  return { fields, files: [] };
}
