import type { Inbox } from '@oilway/store/inboxes.ts';
import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { DepartmentAddress } from '@oilway/store/submissions/departments.ts';
import { replyMail } from '@oilway/store/submissions/reply-mails.ts';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forbidden } from '../access/forbidden.ts';
import { clerks } from '../access/rules.ts';
import { actorOf, note } from '../audit/note.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import type { ContactMessage, EventSignUp, SponsoringMessage } from '../payload-types.ts';
import { departmentsOf } from '../people/departments.ts';

const reply = z.strictObject({
  /** Made by the page: the same reply pressed twice is one mail. */
  id: z.uuid(),
  text: z
    .string()
    .trim()
    .min(1)
    .max(10_000)
    .regex(/^[\P{Cc}\n\r\t]*$/u),
});

type Sent = ContactMessage | SponsoringMessage | EventSignUp;

/**
 * `POST /api/<inbox>/<id>/reply`: a mail to whoever sent the form, from the outbox as every other. Who replies to
 * something new has it in work.
 */
export const replyEndpoint = (inbox: Inbox): Endpoint => ({
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    if (!clerks({ req })) return forbidden(req);
    const asked = reply.safeParse(await req.json?.().catch(() => undefined));
    if (!asked.success) return new Response(null, { status: 400 });
    const sent = (await req.payload.findByID({
      collection: inbox,
      id: String(req.routeParams?.id),
      depth: 0,
      req,
      overrideAccess: false,
      disableErrors: true,
    })) as Sent | null;
    if (!sent?.email) return new Response(null, { status: 404 });
    const promised = await send(req, inbox, sent, asked.data);
    return new Response(null, { status: promised ? 204 : 409 });
  },
});

/** @returns false when the id is that of another mail. */
async function send(
  asked: PayloadRequest,
  inbox: Inbox,
  sent: Sent,
  { id, text }: z.infer<typeof reply>,
): Promise<boolean> {
  const { payload, user } = asked;
  const mail = { ...(await mailOf(asked, sent, text)), id };
  const before = await isPromised(payload, mail, sent);
  if (before !== undefined) return before;
  try {
    await inTransaction(payload, async (req) => {
      const { mailFrom } = readSettings();
      await enqueue(await sessionOf(req), [mail], { mailFrom, of: { ...sent, inbox } });
      await payload.update({
        collection: inbox,
        id: sent.id,
        data: {
          ...(sent.status === 'new' ? { status: 'inWork' } : {}),
          ...(sent.assignee ? {} : { assignee: Number(user?.id) }),
        },
        req,
        overrideAccess: true,
        depth: 0,
      });
      const subject = { kind: inbox, id: sent.id, title: sent.reference };
      await note(req, { action: 'replied', subject }, actorOf(asked));
    });
    return true;
  } catch (error) {
    // Two presses at once: one of them finds the other's mail.
    const after = await isPromised(payload, mail, sent);
    if (after === undefined) throw error;
    return after;
  }
}

async function mailOf({ payload, user }: PayloadRequest, sent: Sent, text: string): Promise<Mail> {
  const department = await departmentOf(payload, sent);
  // The number that the visitor was told.
  const reference = ('repeats' in sent && sent.repeats) || sent.reference;
  const mail = await replyMail({
    culture: sent.cultureName,
    reference,
    name: ('contactPerson' in sent ? sent.contactPerson : (sent as ContactMessage).name) ?? '',
    to: sent.email ?? '',
    ...(department ? { replyTo: department.email, department: department.name } : {}),
    text,
    clerk: String(user?.name ?? ''),
  });
  return { ...mail, inReplyTo: await threadOf(payload, sent, [reference, sent.reference]) };
}

/** Messages that a reply names at most: some servers cut longer headers. */
const longestThread = 20;

/** The Message-IDs of what its sender got about a submission, oldest first: the confirmation and earlier replies. */
async function threadOf(
  payload: Payload,
  { email }: Sent,
  references: string[],
): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      reference: { in: references },
      to: { equals: email },
      state: { not_equals: 'dead' },
    },
    sort: 'createdAt',
    select: { messageId: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [first, ...later] = docs.flatMap(({ messageId }) => messageId ?? []);
  return first ? [first, ...later.slice(1 - longestThread)] : [];
}

/** Whether the mail is in the outbox; false when something else is under its id. */
async function isPromised(
  payload: Payload,
  { id, text }: Mail,
  { reference }: Sent,
): Promise<boolean | undefined> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [found] = docs;
  return found && found.reference === reference && found.text === text;
}

/** Where an answer to the reply goes: to the department that the form went to. */
async function departmentOf(payload: Payload, sent: Sent): Promise<DepartmentAddress | undefined> {
  const ours = await departmentsOf(payload, sent.cultureName, 'contact');
  if ('association' in sent)
    ours.unshift(...(await departmentsOf(payload, sent.cultureName, 'sponsoring')));
  const { contactDepartment: named, department } = sent as ContactMessage;
  const found = ours.find(({ id }) => id === department) ?? ours.find(({ name }) => name === named);
  return found ?? ours[0];
}
