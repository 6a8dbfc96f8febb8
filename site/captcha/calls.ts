import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../http/call-schema.ts';
import type { Captcha } from './captcha.ts';

/** `GET /api/captcha`: a challenge for one form; its solution goes into the form's field `recaptcha`. */
export const captchaCalls = fp<{ captcha: Captcha; forms: readonly string[] }>(
  async (app, { captcha, forms }) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/api/captcha',
      {
        // Who fetches one may be about to report something.
        config: { untraced: true },
        schema: {
          operationId: 'getCaptcha',
          summary: 'A challenge (altcha, PBKDF2) to be solved before a form is sent',
          tags: ['forms'],
          querystring: z.strictObject({ form: z.enum(forms) }),
          response: { 200: z.looseObject({}), 400: problem },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return (await captcha.challenge(request.query.form)) as Record<string, unknown>;
      },
    );
  },
  { name: 'captcha' },
);
