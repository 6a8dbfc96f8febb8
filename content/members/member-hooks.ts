import { readableAddress } from '@oilway/store/mail-address.ts';
import { invitationMail } from '@oilway/store/mails/members.ts';
import { passwordLink } from '@oilway/store/members/links.ts';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { execute } from '../database/execute.ts';
import { inLanguage, type StudioText, text } from '../labels.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Member } from '../payload-types.ts';
import { makeToken } from './tokens.ts';

type State = Member['state'];

/** What staff may make of a member. An account becomes active by the member's own first password. */
const next: Record<State, readonly State[]> = {
  requested: ['invited', 'disabled'],
  invited: ['requested', 'disabled'],
  active: ['disabled'],
  disabled: ['active', 'invited'],
};

const words = {
  state: text(
    'Von diesem Stand geht es nicht dorthin. Vielleicht hat er sich inzwischen geändert: Bitte neu laden.',
    'Z obecnego stanu nie można przejść do wybranego. Być może stan się zmienił: prosimy odświeżyć stronę.',
    'This state cannot follow the present one. Perhaps it has changed meanwhile: please reload.',
  ),
  company: text(
    'Bitte eine Firma wählen, bevor Sie einladen.',
    'Prosimy wybrać firmę przed wysłaniem zaproszenia.',
    'Please choose a company before inviting.',
  ),
} satisfies Record<string, StudioText>;

/**
 * Whoever changes a member does it alone until the transaction ends: Payload reads the whole row, then writes the
 * whole row, and what another one wrote in between would be undone. SQLite lets one transaction write at a time
 * anyway; Postgres locks the row.
 */
export const oneAtATime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' && 'id' in args ? String(args.id) : '';
  if (req.payload.db.name !== 'postgres' || !/^[\w-]+$/.test(id)) return;
  await execute(req.payload, `SELECT id FROM members WHERE id = '${id}' FOR UPDATE`, req);
};

/** What the site's door does is the member's own doing, and no rule for staff. */
export const byMember = { byMember: true };

/**
 * Writes what a member does to the own account, alone until the transaction ends: whoever comes second reads what
 * the first one left.
 * @returns the account as it is now, with the hash of the password.
 */
export const changeMember = (
  req: PayloadRequest,
  id: string,
  data: Partial<Member>,
): Promise<Member> =>
  req.payload.update({
    collection: 'members',
    id,
    data,
    overrideAccess: true,
    showHiddenFields: true,
    context: byMember,
    depth: 0,
    req,
  });

/** One spelling for each address, so that nobody has two accounts. */
export const plainEmail: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.email === 'string' ? { ...data, email: normalEmail(data.email) } : data;

export const normalEmail = (email: string): string => readableAddress(email.trim().toLowerCase());

export const keepStates: CollectionBeforeChangeHook<Member> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (req.context.byMember) return data;
  const before = operation === 'update' ? originalDoc?.state : undefined;
  const after = data.state ?? before;
  if (after !== before && after && !mayFollow(before, after, originalDoc))
    throw refused(req, 'state');
  const company = 'company' in data ? data.company : originalDoc?.company;
  if (after === 'invited' && !company) throw refused(req, 'company');
  return after === 'invited' && before !== 'invited'
    ? { ...data, invitedAt: new Date().toISOString() }
    : data;
};

function mayFollow(before: State | undefined, after: State, member: Member | undefined): boolean {
  if (before === undefined) return after === 'requested' || after === 'invited';
  // Without a password there is nothing to log in with.
  if (before === 'disabled' && after === 'active') return Boolean(member?.passwordHash);
  return next[before].includes(after);
}

function refused(req: PayloadRequest, path: keyof typeof words): ValidationError {
  const message = inLanguage(words[path], req.i18n.language);
  return new ValidationError({ collection: 'members', errors: [{ path, message }], req });
}

/** Whoever is invited gets the mail; whoever is locked out, or has another address, loses sessions and passkeys. */
export const inviteOrEnd: CollectionAfterChangeHook<Member> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (context.byMember) return doc;
  const before = operation === 'update' ? previousDoc : undefined;
  const moved = doc.state !== before?.state;
  if (before && (moved || doc.email !== before.email)) await dropSecrets(req, doc.id);
  const readdressed = before !== undefined && doc.email !== before.email;
  if (doc.state === 'invited' && (moved || readdressed)) await invite(req, doc);
  return doc;
};

/** Promises the mail with the link to the first password, in the transaction of the invitation. */
export async function invite(
  req: PayloadRequest,
  { cultureName, email, id, name }: Pick<Member, 'cultureName' | 'email' | 'id' | 'name'>,
): Promise<void> {
  const href = passwordLink(cultureName, await makeToken(req, id, 'invite'));
  const mail = await invitationMail(cultureName, { name, href });
  // Without a number: nobody may read the link in the outbox.
  await enqueue(req.payload, { to: email, ...mail, passwordOf: 'member' }, undefined, req);
}

export const forgetSecrets: CollectionBeforeDeleteHook = ({ id, req }) =>
  dropSecrets(req, String(id));

/** A session that began while the member was being deleted goes as well, and so does what they downloaded. */
export const endAccess: CollectionAfterDeleteHook<Member> = async ({ doc, req }) => {
  await dropSecrets(req, doc.id);
  const where = { member: { equals: doc.id } };
  await req.payload.delete({ req, overrideAccess: true, collection: 'file-downloads', where });
};

/**
 * Ends every session of a member, or every other one, and takes the links of earlier mails back. Where every session
 * ends the passkeys go as well: whoever is locked out, or had to ask for a new password, begins anew.
 */
export async function dropSecrets(
  req: PayloadRequest,
  member: string,
  except?: string,
): Promise<void> {
  const own = { req, overrideAccess: true, depth: 0 } as const;
  const where = { member: { equals: member } };
  await req.payload.delete({ ...own, collection: 'member-tokens', where });
  await req.payload.delete({
    ...own,
    collection: 'member-sessions',
    where: except ? { and: [where, { id: { not_equals: except } }] } : where,
  });
  if (!except) await req.payload.delete({ ...own, collection: 'member-passkeys', where });
}
