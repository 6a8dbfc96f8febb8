import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { problem } from '../http/call-schema.ts';
import { withSchemaNames } from '../http/call-validation.ts';
import { networkOf } from '../http/network.ts';
import {
  envelopeOf,
  type FormHandler,
  refuseInvalid,
  refuseIssues,
  submitted,
} from './form-handler.ts';
import { type ReadForm, readMultipart } from './read-form.ts';

interface Options {
  context: Context;
  forms: readonly FormHandler[];
}

/** The calls that forms are sent by (specification section 7): as JSON, or as multipart forms where files may come along. */
export async function formRoutes(app: FastifyInstance, { context, forms }: Options): Promise<void> {
  for (const form of forms) {
    const add = form.definition.multipart ? multipartCall : jsonCall;
    await app.register((scope) => add(scope, context, form));
  }
}

async function jsonCall(app: FastifyInstance, context: Context, form: FormHandler): Promise<void> {
  app.post(
    form.definition.call,
    { attachValidation: true, schema: { ...describedBy(form), body: form.message } },
    async (request, reply) => {
      refuseInvalid(request.validationError);
      const message = request.body as { recaptcha: string };
      return take(context, form, request, reply, { message, files: [] });
    },
  );
}

async function multipartCall(
  app: FastifyInstance,
  context: Context,
  form: FormHandler,
): Promise<void> {
  await app.register(multipart);
  const { response, ...described } = describedBy(form);
  app.post(
    form.definition.call,
    {
      config: { upload: true },
      // The body is read and checked below: only then is it known what came.
      validatorCompiler: () => () => true,
      schema: {
        ...described,
        consumes: ['multipart/form-data'],
        body: bodyOf(form),
        response: { ...response, 413: problem },
      },
    },
    async (request, reply) => {
      const { fields, files } = await readMultipart(
        request,
        networkOf(request, context.config.trustedProxies),
      );
      const { data: message, error } = form.message.safeParse(
        withSchemaNames(form.message, fields),
      );
      if (!message) refuseIssues(error?.issues ?? []);
      return take(context, form, request, reply, { message, files });
    },
  );
}

const describedBy = ({ answers = submitted, operationId, summary }: FormHandler) => ({
  operationId,
  summary,
  tags: ['forms'],
  response: { 200: answers, 400: problem, 403: problem, 409: problem },
});

/** What a call with files is described by: the fields, and the files beside them. */
function bodyOf({ message }: FormHandler): z.ZodType {
  const { shape } = message as unknown as { shape: z.ZodRawShape };
  return z
    .object({ ...shape, attachments: z.any() })
    .partial({ attachments: true })
    .meta({ description: 'multipart/form-data; attachments: PDF, JPEG, PNG or WebP files.' });
}

async function take(
  context: Context,
  form: FormHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, message }: { message: { recaptcha: string }; files: ReadForm['files'] },
) {
  const { name } = form.definition;
  const envelope = await envelopeOf(context, name, request, message.recaptcha);
  const { place, reference } = await form.send(context, message, envelope, files);
  reply.header('cache-control', 'no-store');
  return { success: true as const, reference, ...(place === undefined ? {} : { place }) };
}
