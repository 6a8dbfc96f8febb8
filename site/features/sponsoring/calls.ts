import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { envelopeOf, refuseIssues, submitted } from '../../forms/form-call.ts';
import { readMultipart } from '../../forms/multipart.ts';
import { problem } from '../../http/call-schema.ts';
import { sponsoringMessage } from './schema.ts';
import { apply } from './service.ts';

/** What the call is described by: the fields, and the files beside them. */
const described = z
  .object(Object.fromEntries(Object.keys(sponsoringMessage.shape).map((name) => [name, z.any()])))
  .extend({ attachments: z.any().optional() })
  .meta({ description: 'multipart/form-data; attachments: PDF, JPEG, PNG or WebP files.' });

/** `POST /umbraco/api/sponsoring/SubmitMessage` (specification section 7). The only call that takes files. */
export async function sponsoringCalls(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  await app.register(multipart);
  app.post(
    '/umbraco/api/sponsoring/SubmitMessage',
    {
      config: { upload: true },
      // The body is read and checked below: only then is it known what came.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'SubmitSponsoring',
        summary: 'Applies for sponsoring',
        tags: ['forms'],
        consumes: ['multipart/form-data'],
        body: described,
        response: { 200: submitted, 400: problem, 403: problem, 409: problem, 413: problem },
      },
    },
    async (request, reply) => {
      const { fields, files } = await readMultipart(request);
      const { data, error } = sponsoringMessage.safeParse(fields);
      if (error) refuseIssues(error.issues);
      const body = data as z.infer<typeof sponsoringMessage>;
      const envelope = await envelopeOf(context, 'sponsoring', request, body.recaptcha);
      const { reference } = await apply(context, body, files, envelope);
      reply.header('cache-control', 'no-store');
      return { success: true as const, reference };
    },
  );
}
