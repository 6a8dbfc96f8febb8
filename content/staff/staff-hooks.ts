import { hashPassword } from '@oilway/store/accounts/password-hash.ts';
import { passwordProblem } from '@oilway/store/accounts/password-rules.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { lockAccount, normalEmail } from '@oilway/store/staff/account.ts';
import { revokeStaffCredentials } from '@oilway/store/staff/credentials.ts';
import { deleteFactors } from '@oilway/store/staff/remove-factors.ts';
import { invite } from '@oilway/store/staff/send-link.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { countryOf } from '../access/rules.ts';
import { transactionReq } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { fieldError } from '../field-error.ts';
import { text } from '../labels.ts';
import type { Staff } from '../payload-types.ts';

/**
 * Locks the account until the transaction ends: Payload reads and writes the whole row, so a concurrent change, such as a new password, would be
 * lost.
 */
export const lockBeforeUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' && 'id' in args ? Number(args.id) : Number.NaN;
  if (Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
    await lockAccount(await sessionOf(req), id);
};

export const normalizeEmail: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.email === 'string' ? { ...data, email: normalEmail(data.email) } : data;

/** Hashes a first password that our own code sets, for the first login, the demo and tests; the account is then active. */
export const hashFirstPassword: CollectionBeforeChangeHook<Staff> = async ({
  data,
  operation,
  req,
}) => {
  const { password, ...rest } = data;
  if (operation !== 'create') return rest;
  if (!password) return { ...rest, ...invitedState() };
  const problem = passwordProblem(password, rest.email);
  if (problem) throw fieldError(req, 'password', problem);
  return { ...rest, passwordHash: await hashPassword(password), state: 'active' };
};

const invitedState = () => ({ state: 'invited', invitedAt: new Date().toISOString() }) as const;

/** Lets administrators deactivate an account, and reactivate it: without a password it is invited again. Others become active by their first password. */
export const validateStateTransition: CollectionBeforeChangeHook<Staff> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || [undefined, originalDoc?.state].includes(data.state)) return data;
  if (data.state === 'deactivated') return data;
  if (originalDoc?.state === 'deactivated')
    return data.state === 'active' && data.passwordHash ? data : { ...data, ...invitedState() };
  throw fieldError(req, 'state', wrongState);
};

const wrongState = text(
  'Der Stand dieses Kontos hat sich inzwischen geändert. Bitte neu laden.',
  'Stan tego konta zmienił się w międzyczasie. Prosimy odświeżyć stronę.',
  'The state of this account has changed meanwhile. Please reload.',
);

/** Sends the invitation; ends sessions and links when an account is deactivated or gets another address or role. */
export const inviteOrEndSessions: CollectionAfterChangeHook<Staff> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const before = operation === 'update' ? previousDoc : undefined;
  const stateChanged = doc.state !== before?.state;
  const emailChanged = before !== undefined && doc.email !== before.email;
  const session = await sessionOf(req);
  const roleChanged = before !== undefined && doc.role !== before.role;
  if (before && (stateChanged || emailChanged || roleChanged))
    await revokeStaffCredentials(session, doc.id);
  if (doc.state === 'invited' && (stateChanged || emailChanged))
    await invite(session, readSettings(), doc);
  return doc;
};

/** The studio shows an editor the documents of their country by default. */
export const setLocalePreference: CollectionAfterChangeHook<Staff> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const value = countryOf(doc.role);
  if (!value || (operation === 'update' && previousDoc?.role === doc.role)) return doc;
  const userFilter = { 'user.relationTo': { equals: 'staff' }, 'user.value': { equals: doc.id } };
  const preference = { collection: 'payload-preferences', depth: 0 } as const;
  const reqInTransaction = transactionReq(req);
  await req.payload.delete({
    ...preference,
    where: { key: { equals: 'locale' }, ...userFilter },
    req: reqInTransaction,
  });
  await req.payload.create({
    ...preference,
    data: { key: 'locale', value, user: { relationTo: 'staff', value: doc.id } },
    user: { ...doc, collection: 'staff' },
    req: reqInTransaction,
  });
  return doc;
};

/** Also ends a session created concurrently with the deletion. */
export const revokeAccess: CollectionAfterDeleteHook<Staff> = async ({ doc, req }) => {
  const session = await sessionOf(req);
  await revokeStaffCredentials(session, doc.id);
  await deleteFactors(session, doc.id);
};
