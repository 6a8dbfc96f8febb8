import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { askerOf, visitOf } from '../../../portal/asker.ts';
import { beginSession } from '../../../portal/begin-session.ts';
import { PortalError } from '../../../portal/portal-error.ts';
import type { Call } from '../call.ts';
import type { PasskeyService } from './service.ts';

const credential = z.looseObject({}).meta({
  description: "What the browser's `PublicKeyCredential` makes of itself with `toJSON`.",
});
const answers = z.object({ options: z.record(z.string(), z.unknown()) });

/** The calls about passkeys, which the specification does not have. */
export function passkeyCalls(context: Context, passkeys: PasskeyService): Call[] {
  return [
    {
      method: 'POST',
      path: '/passkeys/loginOptions',
      operationId: 'passkeyLoginOptions',
      summary: 'What a browser asks for a passkey with; it holds once and for five minutes',
      answers,
      answer: async () => ({ options: passkeys.loginOptions() }),
    },
    {
      method: 'POST',
      path: '/passkeys/login',
      operationId: 'passkeyLogin',
      summary: 'Begins a session, which a cookie carries, for the answer of a passkey',
      body: z.looseObject({ credential }),
      async answer(request, reply) {
        const token = await passkeys.logIn(request.body, askerOf(request, context));
        await beginSession(request, reply, context, token);
        return { success: true };
      },
    },
    {
      method: 'POST',
      path: '/passkeys/addOptions',
      operationId: 'passkeyAddOptions',
      summary:
        'What a browser makes a passkey with, for whoever is logged in and gives the password',
      body: z.looseObject({ password: z.string() }),
      answers,
      async answer(request) {
        const visit = await visitOf(request, context);
        if (!visit) throw new PortalError('loggedOut');
        return { options: await passkeys.newOptions(request.body, visit) };
      },
    },
    {
      method: 'POST',
      path: '/passkeys/add',
      operationId: 'passkeyAdd',
      summary: 'Stores the passkey that a browser made, and tells its member by mail',
      body: z.looseObject({ name: z.string().optional(), credential }),
      async answer(request) {
        const visit = await visitOf(request, context);
        if (!visit) throw new PortalError('loggedOut');
        await passkeys.add(request.body, visit, askerOf(request, context));
        return { success: true };
      },
    },
  ];
}
