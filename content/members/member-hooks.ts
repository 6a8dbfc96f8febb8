import { deleteDownloads } from '@oilway/store/library/downloads.ts';
import { revokeMemberCredentials } from '@oilway/store/members/credentials.ts';
import { lockMember, normalEmail } from '@oilway/store/members/member.ts';
import { invite, sendRefusal } from '@oilway/store/members/password-link.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { actorOf } from '../audit/record-actions.ts';
import { sessionOf } from '../database/session.ts';
import { fieldError } from '../field-error.ts';
import { type StudioText, text } from '../labels.ts';
import type { Member } from '../payload-types.ts';
import { createCompany } from './create-company.ts';

type State = Member['state'];

/** Transitions of a member's state by staff. An account becomes active when the member sets the first password. */
const transitions: Record<State, readonly State[]> = {
  requested: ['invited', 'refused', 'disabled'],
  refused: ['requested'],
  invited: ['requested', 'disabled'],
  active: ['disabled'],
  disabled: ['active', 'invited'],
};

const messages = {
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
  refusal: text(
    'Bitte mit „Anfrage ablehnen“ die Gründe schreiben.',
    'Prosimy podać powody za pomocą przycisku „Odrzuć wniosek”.',
    'Please give the reasons with “Refuse request”.',
  ),
} satisfies Record<string, StudioText>;

/** Locks the member until the transaction ends: Payload reads and writes the whole row, so a concurrent change would be lost. */
export const lockBeforeUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' && 'id' in args ? String(args.id) : '';
  // PostgreSQL throws an error for some invalid ids, so they are not queried.
  if (/^[\w-]+$/.test(id)) await lockMember(await sessionOf(req), id);
};

/** Marks changes by members (also in demo data and tests), to which the transitions do not apply. */
export const memberContext = { byMember: true };

export const normalizeEmail: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.email === 'string' ? { ...data, email: normalEmail(data.email) } : data;

/** Checks the change of the state. An accepted request without a company makes that of the request, in the same transaction. */
export const applyStateChange: CollectionBeforeChangeHook<Member> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (req.context.byMember) return data;
  const before = operation === 'update' ? originalDoc?.state : undefined;
  const after = data.state ?? before;
  if (after !== before && after && !mayFollow(before, after, originalDoc))
    throw validationError(req, 'state');
  const invites = after === 'invited' && before !== 'invited';
  const refuses = after === 'refused' && before !== 'refused';
  let company = 'company' in data ? data.company : originalDoc?.company;
  if (before === 'requested' && invites && !company)
    company = await createCompany(req, { ...originalDoc, ...data });
  if (after === 'invited' && !company) throw validationError(req, 'company');
  if (refuses && !data.refusal?.trim()) throw validationError(req, 'refusal');
  const now = new Date().toISOString();
  const earlierRefusal = invites ? null : originalDoc?.refusal;
  return {
    ...data,
    company,
    refusal: refuses ? data.refusal : earlierRefusal,
    ...(invites && { invitedAt: now }),
    ...(before === 'requested' &&
      (invites || refuses) && { decidedAt: now, decidedBy: actorOf(req)?.name ?? null }),
  };
};

function mayFollow(before: State | undefined, after: State, member: Member | undefined): boolean {
  if (before === undefined) return after === 'requested' || after === 'invited';
  // An account without a password cannot log in.
  if (before === 'disabled' && after === 'active') return Boolean(member?.passwordHash);
  return transitions[before].includes(after);
}

const validationError = (req: PayloadRequest, code: keyof typeof messages) =>
  fieldError(req, code === 'company' ? 'company' : 'state', messages[code]);

/** Sends the invitation or the refusal; ends sessions and deletes passkeys when a member is disabled or gets another address. */
export const inviteOrEndSessions: CollectionAfterChangeHook<Member> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (context.byMember) return doc;
  const before = operation === 'update' ? previousDoc : undefined;
  const stateChanged = doc.state !== before?.state;
  const emailChanged = before !== undefined && doc.email !== before.email;
  const session = await sessionOf(req);
  if (before && (stateChanged || emailChanged)) await revokeMemberCredentials(session, doc.id);
  if (doc.state === 'invited' && (stateChanged || emailChanged))
    await invite(session, readSettings(), doc);
  if (doc.state === 'refused' && stateChanged) await sendRefusal(session, readSettings(), doc);
  return doc;
};

/** Deletes credentials, sessions (also one created concurrently) and download records of a deleted member. */
export const revokeAccess: CollectionAfterDeleteHook<Member> = async ({ doc, req }) => {
  const session = await sessionOf(req);
  await revokeMemberCredentials(session, doc.id);
  await deleteDownloads(session, { member: doc.id });
};
