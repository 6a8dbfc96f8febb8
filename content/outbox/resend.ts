import type { Endpoint, PayloadRequest } from 'payload';
import { only } from '../access/rules.ts';
import type { Mail as StoredMail } from '../payload-types.ts';
import { enqueue, type Mail } from './enqueue.ts';

const clerks = only('admin', 'forms-clerk');

/**
 * `POST /api/mails/<id>/resend`: what could not be delivered, or waits, is tried at once and as if for the first
 * time; what was sent goes out once more, as a mail of its own: under its old Message-ID it would be taken for a copy.
 */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    if (!clerks({ req })) return new Response(null, { status: 403 });
    const mail = await req.payload.findByID({
      collection: 'mails',
      id: String(req.routeParams?.id),
      depth: 0,
      req,
      overrideAccess: false,
      disableErrors: true,
      showHiddenFields: true,
    });
    if (!mail?.reference) return new Response(null, { status: 404 });
    await (mail.state === 'sent' ? sendAgain(req, mail) : tryAnew(req, mail));
    return new Response(null, { status: 204 });
  },
};

/** What was sent in the meantime stays sent. */
async function tryAnew({ payload }: PayloadRequest, { id }: StoredMail): Promise<void> {
  await payload.update({
    collection: 'mails',
    where: { id: { equals: id }, state: { not_equals: 'sent' } },
    data: {
      state: 'waiting',
      attempts: 0,
      nextAttempt: new Date().toISOString(),
      lastError: null,
    },
    overrideAccess: true,
    depth: 0,
  });
}

async function sendAgain({ payload }: PayloadRequest, mail: StoredMail): Promise<void> {
  const { attachments, html, replyTo, subject, text, to } = mail;
  const copy = { html, subject, text, to, ...(replyTo ? { replyTo } : {}) } as Mail;
  await enqueue(
    payload,
    { ...copy, ...(attachments ? { attachments: attachments as never } : {}) },
    mail.reference ?? undefined,
  );
}
