import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../server/context.ts';
import { problem, withSchemaNames } from '../server/http/call-schema.ts';
import { envelopeOf, type FormHandler, refuseIssues, submitted } from './form-handler.ts';
import { fewForms, readMultipart } from './read-form.ts';

interface Options {
  context: Context;
  forms: readonly FormHandler[];
}

/** The calls that forms are sent by (specification section 7). */
export async function formRoutes(app: FastifyInstance, { context, forms }: Options): Promise<void> {
  for (const form of forms) await app.register((scope) => formRoute(scope, context, form));
}

/** A call that takes JSON, or a multipart form where files may come along. */
async function formRoute(app: FastifyInstance, context: Context, form: FormHandler): Promise<void> {
  const { answers = submitted, definition, message, operationId, summary } = form;
  const takesFiles = definition.multipart ?? false;
  if (takesFiles) await app.register(multipart);
  const described = { operationId, summary, tags: ['forms'] };
  const refusals = { 400: problem, 403: problem, 409: problem };
  app.post(
    definition.call,
    {
      config: { upload: takesFiles },
      ...(takesFiles && { preParsing: fewForms }),
      // The body is checked below: of a multipart form only then is it known what came.
      validatorCompiler: () => () => true,
      schema: takesFiles
        ? {
            ...described,
            consumes: ['multipart/form-data'],
            body: withFiles(form),
            response: { 200: answers, ...refusals, 413: problem },
          }
        : { ...described, body: message, response: { 200: answers, ...refusals } },
    },
    async (request, reply) => {
      const { fields, files } = takesFiles
        ? await readMultipart(request)
        : { fields: request.body, files: [] };
      const { data, error } = message.safeParse(withSchemaNames(message, fields));
      if (!data) refuseIssues(error?.issues ?? []);
      const envelope = await envelopeOf(context, definition.name, request, data.recaptcha);
      const { place, reference } = await form.send(context, data, envelope, files);
      reply.header('cache-control', 'no-store');
      return { success: true as const, reference, ...(place === undefined ? {} : { place }) };
    },
  );
}

/** What a call with files is described by: the fields, and the files beside them. */
function withFiles({ message }: FormHandler): z.ZodType {
  const { shape } = message as unknown as { shape: z.ZodRawShape };
  return z
    .object({ ...shape, attachments: z.any() })
    .partial({ attachments: true })
    .meta({ description: 'multipart/form-data; attachments: PDF, JPEG, PNG or WebP files.' });
}
