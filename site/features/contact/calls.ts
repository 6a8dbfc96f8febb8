import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { envelopeOf, refuseInvalid, submitted } from '../../forms/form-call.ts';
import { problem } from '../../http/call-schema.ts';
import { contactMessage } from './schema.ts';
import { sendContact } from './service.ts';

/** `POST /umbraco/api/contact/SubmitMessage` (specification section 7). */
export const contactFormCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/umbraco/api/contact/SubmitMessage',
      {
        attachValidation: true,
        schema: {
          operationId: 'SubmitMessage',
          summary: 'Sends a message to one of our departments',
          tags: ['forms'],
          body: contactMessage,
          response: { 200: submitted, 400: problem, 403: problem, 409: problem },
        },
      },
      async (request, reply) => {
        refuseInvalid(request.validationError);
        const envelope = await envelopeOf(context, 'contact', request, request.body.recaptcha);
        const { reference } = await sendContact(context, request.body, envelope);
        reply.header('cache-control', 'no-store');
        return { success: true as const, reference };
      },
    );
  },
  { name: 'contact-form' },
);
