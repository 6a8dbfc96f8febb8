import { databaseTime } from '@oilway/store/database/clock.ts';
import { memberByEmail } from '@oilway/store/members/member.ts';
import { sendLink } from '@oilway/store/members/password-link.ts';
import type { ToldSubmission } from '@oilway/store/outbox/enqueue.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { personByEmail } from '@oilway/store/staff/person.ts';
import { sendLink as sendStaffLink } from '@oilway/store/staff/send-link.ts';
import type { Endpoint, Payload, PayloadRequest, Where } from 'payload';
import { forbidden } from '../access/forbidden.ts';
import { clerks } from '../access/rules.ts';
import { actorOf, note } from '../audit/note.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import type { Mail as StoredMail } from '../payload-types.ts';
import { enqueue } from './enqueue.ts';

/**
 * `POST /api/mails/<id>/resend`: what could not be delivered, or waits, is tried at once and as if for the first
 * time; what was sent goes out once more, as a mail of its own: under its old Message-ID it would be taken for a copy. The
 * link to a new password is always made anew, for the old one may be over. 409 where there is nothing left to send.
 */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    if (!clerks({ req })) return forbidden(req);
    const found = { collection: 'mails', id: String(req.routeParams?.id), depth: 0 } as const;
    // As whoever asks, so that a mail they may not see is none.
    const seen = await req.payload.findByID({
      ...found,
      req,
      overrideAccess: false,
      disableErrors: true,
    });
    if (!seen) return new Response(null, { status: 404 });
    const mail = await req.payload.findByID({ ...found, overrideAccess: true });
    return new Response(null, { status: (await sendAnew(req, mail)) ? 204 : 409 });
  },
};

/** @returns whether there was anything to send. */
async function sendAnew(asked: PayloadRequest, mail: StoredMail): Promise<boolean> {
  if (mail.passwordOf && !(await renewLink(asked, mail))) return false;
  const again = mail.passwordOf ? dropOld : mail.state === 'sent' ? sendAgain : tryAnew;
  if (again === sendAgain && !mail.reference) return false;
  await inTransaction(asked.payload, async (req) => {
    await again(req, mail);
    const subject = { kind: 'mails', id: mail.id, title: mail.reference ?? undefined };
    await note(req, { action: 'resent', subject }, actorOf(asked));
  });
  return true;
}

async function renewLink(
  { payload }: PayloadRequest,
  { passwordOf, to }: StoredMail,
): Promise<boolean> {
  const email = to ?? '';
  return passwordOf === 'member' ? renewMembers(payload, email) : renewStaffs(payload, email);
}

/** The mail with the new link takes the place of one that waits, whose link no longer holds. */
async function dropOld(req: PayloadRequest, { id }: StoredMail): Promise<void> {
  await req.payload.update({
    collection: 'mails',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'waiting' } }] },
    data: { state: 'dead', lastError: 'a newer link took its place', html: null, text: null },
    overrideAccess: true,
    depth: 0,
    req,
  });
}

async function renewStaffs(payload: Payload, email: string): Promise<boolean> {
  const person = await personByEmail(await sessionOf(payload), email);
  if (!person) return false;
  return inTransaction(payload, async (req) =>
    Boolean(await sendStaffLink(await sessionOf(payload, req), readSettings(), person.id)),
  );
}

async function renewMembers(payload: Payload, email: string): Promise<boolean> {
  const member = await memberByEmail(await sessionOf(payload), email);
  if (!member) return false;
  return inTransaction(payload, async (req) =>
    sendLink(await sessionOf(payload, req), readSettings(), member.id),
  );
}

/** What was sent in the meantime stays sent, and what is just being sent is not sent twice. */
async function tryAnew(req: PayloadRequest, { id }: StoredMail): Promise<void> {
  const { payload } = req;
  const now = new Date(await databaseTime(await sessionOf(payload, req))).toISOString();
  const idle: Where[] = [
    { state: { equals: 'dead' } },
    { attempts: { equals: 0 } },
    { lastError: { exists: true } },
    { nextAttempt: { less_than: now } },
  ];
  await payload.update({
    collection: 'mails',
    where: { and: [{ id: { equals: id } }, { state: { not_equals: 'sent' } }, { or: idle }] },
    data: { state: 'waiting', attempts: 0, nextAttempt: now, lastError: null },
    overrideAccess: true,
    depth: 0,
    req,
  });
}

async function sendAgain(req: PayloadRequest, mail: StoredMail): Promise<void> {
  const { attachments, html, inReplyTo, replyTo, subject, text, to } = mail;
  const copy = { html, subject, text, to, ...(replyTo ? { replyTo } : {}) } as Mail;
  await enqueue(
    req.payload,
    {
      ...copy,
      ...(attachments ? { attachments: attachments as never } : {}),
      ...(inReplyTo ? { inReplyTo: inReplyTo as string[] } : {}),
    },
    toldBy(mail),
    req,
  );
}

const toldBy = ({ cultureName, department, inbox, reference }: StoredMail) =>
  reference ? ({ reference, inbox, cultureName, department } as ToldSubmission) : undefined;
