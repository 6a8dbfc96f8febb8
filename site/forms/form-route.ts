import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../server/context.ts';
import { normalizeKeyCase, problem } from '../server/http/api-schema.ts';
import {
  type FormHandler,
  submittedResponse,
  throwIssues,
  verifyEnvelope,
} from './form-handler.ts';
import { formConcurrencyLimit, readMultipart } from './read-form.ts';

interface Options {
  context: Context;
  forms: readonly FormHandler[];
}

/** Registers the API calls of forms (specification section 7). */
export async function formRoutes(app: FastifyInstance, { context, forms }: Options): Promise<void> {
  for (const form of forms) await app.register((scope) => formRoute(scope, context, form));
}

/** Registers a call that takes JSON, or multipart if the form has files. */
async function formRoute(app: FastifyInstance, context: Context, form: FormHandler): Promise<void> {
  const { responseSchema = submittedResponse, definition, message, operationId, summary } = form;
  const takesFiles = definition.multipart ?? false;
  if (takesFiles) await app.register(multipart);
  const described = { operationId, summary, tags: ['forms'] };
  const refusals = { 400: problem, 403: problem, 409: problem };
  app.post(
    definition.call,
    {
      config: { upload: takesFiles },
      ...(takesFiles && { preParsing: formConcurrencyLimit }),
      // The handler validates the body, because multipart is parsed there.
      validatorCompiler: () => () => true,
      schema: takesFiles
        ? {
            ...described,
            consumes: ['multipart/form-data'],
            body: withFiles(form),
            response: { 200: responseSchema, ...refusals, 413: problem },
          }
        : { ...described, body: message, response: { 200: responseSchema, ...refusals } },
    },
    async (request, reply) => {
      const { fields, files } = takesFiles
        ? await readMultipart(request)
        : { fields: request.body, files: [] };
      const { data, error } = message.safeParse(normalizeKeyCase(message, fields));
      if (!data) throwIssues(error?.issues ?? []);
      const envelope = await verifyEnvelope(context, definition.name, request, data.recaptcha);
      const { place, reference } = await form.send(context, data, envelope, files);
      reply.header('cache-control', 'no-store');
      return { success: true as const, reference, ...(place === undefined ? {} : { place }) };
    },
  );
}

/** Returns the body schema for the OpenAPI document: the fields and the files. */
function withFiles({ message }: FormHandler): z.ZodType {
  const { shape } = message as unknown as { shape: z.ZodRawShape };
  return z
    .object({ ...shape, attachments: z.any() })
    .partial({ attachments: true })
    .meta({ description: 'multipart/form-data; attachments: PDF, JPEG, PNG or WebP files.' });
}
