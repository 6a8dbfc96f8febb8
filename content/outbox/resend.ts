import { databaseTime } from '@oilway/store/database/clock.ts';
import type { DbSession, TransactionRunner } from '@oilway/store/database/db-session.ts';
import { memberByEmail } from '@oilway/store/members/member.ts';
import { sendLink } from '@oilway/store/members/password-link.ts';
import { enqueue, type SubmissionRef } from '@oilway/store/outbox/enqueue.ts';
import { mails } from '@oilway/store/outbox/tables.ts';
import { markUndeliverable } from '@oilway/store/outbox/undeliverable.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { accountByEmail } from '@oilway/store/staff/account.ts';
import { sendLink as sendStaffLink } from '@oilway/store/staff/send-link.ts';
import { and, eq } from 'drizzle-orm';
import type { Endpoint } from 'payload';
import { forbiddenResponse } from '../access/forbidden.ts';
import { clerks } from '../access/rules.ts';
import { actorOf, appendToAuditLog } from '../audit/record-actions.ts';
import { databaseOf } from '../database/session.ts';

type StoredMail = typeof mails.sqlite.$inferSelect;

/**
 * `POST /api/mails/<id>/resend`: retries an undeliverable mail at once, with its attempts reset; a sent one is sent again as a new mail, because clients
 * drop a repeated Message-ID as a duplicate. A password link is always generated again, as the old one may have expired. Does nothing for a mail that
 * waits. 409 when there is nothing to send.
 */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    if (!clerks({ req })) return forbiddenResponse(req);
    const id = String(req.routeParams?.id);
    // With the access of the request: a mail it may not read is not found.
    const readable = await req.payload.findByID({
      collection: 'mails',
      id,
      depth: 0,
      req,
      overrideAccess: false,
      disableErrors: true,
    });
    if (!readable) return new Response(null, { status: 404 });
    const database = databaseOf(req.payload);
    const rows = mails(database);
    const [mail] = await database.orm.select().from(rows).where(eq(rows.id, id));
    if (mail?.state === 'waiting') return new Response(null, { status: 204 });
    const resend = mail && (await resendMethod(database, mail));
    if (!resend) return new Response(null, { status: 409 });
    await database.transaction(async (session) => {
      await resend(session, mail);
      const subject = { kind: 'mails', id, title: mail.reference ?? undefined };
      await appendToAuditLog(session, { action: 'resent', subject, actor: actorOf(req) });
    });
    return new Response(null, { status: 204 });
  },
};

type ResendMethod = (session: DbSession, mail: StoredMail) => Promise<void>;

/** Returns how to send a mail again; undefined when there is nothing to send. A link in the mail is generated again first. */
async function resendMethod(
  database: TransactionRunner,
  mail: StoredMail,
): Promise<ResendMethod | undefined> {
  if (mail.passwordOf) return (await regenerateLink(database, mail)) ? async () => {} : undefined;
  if (mail.state !== 'sent') return retryNow;
  return mail.reference ? sendCopy : undefined;
}

async function regenerateLink(
  database: TransactionRunner,
  { passwordOf, to }: StoredMail,
): Promise<boolean> {
  const isMember = passwordOf === 'member';
  const email = to ?? '';
  if (isMember) {
    const member = await memberByEmail(database, email);
    if (!member) return false;
    return database.transaction((session) => sendLink(session, readSettings(), member.id));
  }
  const person = await accountByEmail(database, email);
  if (!person) return false;
  return database.transaction(async (session) =>
    Boolean(await sendStaffLink(session, readSettings(), person.id)),
  );
}

/** The last error stays until delivery. */
async function retryNow(session: DbSession, mail: StoredMail): Promise<void> {
  const rows = mails(session);
  const nextAttempt = new Date(await databaseTime(session)).toISOString();
  await session.orm
    .update(rows)
    .set({ state: 'waiting', attempts: 0, nextAttempt })
    .where(and(eq(rows.id, mail.id), eq(rows.state, 'dead')));
  await markUndeliverable(session, mail);
}

async function sendCopy(session: DbSession, mail: StoredMail): Promise<void> {
  const { attachments, html, inReplyTo, replyTo, subject, text, to } = mail;
  const copy = {
    to: to ?? '',
    subject: subject ?? '',
    html: html ?? '',
    text: text ?? '',
    ...(replyTo ? { replyTo } : {}),
    ...(attachments ? { attachments } : {}),
    ...(inReplyTo ? { inReplyTo } : {}),
  };
  await enqueue(session, [copy], {
    mailFrom: readSettings().mailFrom,
    submission: submissionRefOf(mail),
  });
}

function submissionRefOf({
  cultureName,
  department,
  inbox,
  reference,
}: StoredMail): SubmissionRef | undefined {
  if (!(reference && inbox && cultureName)) return undefined;
  return { reference, inbox, cultureName, department };
}
