import { hashPassword } from '@oilway/store/accounts/hashing.ts';
import { passwordProblem } from '@oilway/store/accounts/password-rules.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { heldPerson, normalEmail } from '@oilway/store/staff/person.ts';
import { dropFactors } from '@oilway/store/staff/remove-factors.ts';
import { dropSecrets } from '@oilway/store/staff/secrets.ts';
import { invite } from '@oilway/store/staff/send-link.ts';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload';
import { countryOf } from '../access/rules.ts';
import { transactionOf } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { inLanguage, text } from '../labels.ts';
import type { Staff } from '../payload-types.ts';

type State = Staff['state'];

/** What administrators may make of somebody. Who was invited becomes active by their own first password. */
const next: Record<State, readonly State[]> = {
  invited: ['deactivated'],
  active: ['deactivated'],
  deactivated: ['active', 'invited'],
};

const wrongState = text(
  'Von diesem Stand geht es nicht dorthin. Vielleicht hat er sich inzwischen geändert: Bitte neu laden.',
  'Z obecnego stanu nie można przejść do wybranego. Być może stan się zmienił: odśwież stronę.',
  'This state cannot follow the present one. Perhaps it has changed meanwhile: please reload.',
);

/**
 * Whoever changes somebody does it alone until the transaction ends: Payload reads the whole row, then writes the
 * whole row, and what another one wrote in between, such as a new password, would be undone.
 */
export const oneAtATime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' && 'id' in args ? Number(args.id) : Number.NaN;
  if (Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
    await heldPerson(await sessionOf(req), id);
};

export const plainEmail: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.email === 'string' ? { ...data, email: normalEmail(data.email) } : data;

/** A first password comes from our own code only, for the first login, the demo and tests; whoever has one is active. */
export const hashOwn: CollectionBeforeChangeHook<Staff> = async ({ data, operation, req }) => {
  const { password, ...rest } = data;
  if (operation !== 'create') return rest;
  if (!password) return { ...rest, ...newlyInvited() };
  const problem = passwordProblem(password, rest.email);
  if (problem) {
    const errors = [{ path: 'password', message: problem }];
    throw new ValidationError({ collection: 'staff', errors, req }, req.t);
  }
  return { ...rest, passwordHash: await hashPassword(password), state: 'active' };
};

const newlyInvited = () => ({ state: 'invited', invitedAt: new Date().toISOString() }) as const;

export const keepStates: CollectionBeforeChangeHook<Staff> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data;
  const [before, after] = [originalDoc.state, data.state ?? originalDoc.state];
  if (after === before) return data;
  // Without a password there is nothing to log in with.
  const may = next[before].includes(after) && (after !== 'active' || data.passwordHash);
  if (!may) {
    const message = inLanguage(wrongState, req.i18n.language);
    throw new ValidationError(
      { collection: 'staff', errors: [{ path: 'state', message }], req },
      req.t,
    );
  }
  return after === 'invited' ? { ...data, ...newlyInvited() } : data;
};

/** Whoever is invited gets the mail; whoever is deactivated or has another address or role loses all sessions and links. */
export const inviteOrEnd: CollectionAfterChangeHook<Staff> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const before = operation === 'update' ? previousDoc : undefined;
  const moved = doc.state !== before?.state;
  const readdressed = before !== undefined && doc.email !== before.email;
  const session = await sessionOf(req);
  const reassigned = before !== undefined && doc.role !== before.role;
  if (before && (moved || readdressed || reassigned)) await dropSecrets(session, doc.id);
  if (doc.state === 'invited' && (moved || readdressed)) await invite(session, readSettings(), doc);
  return doc;
};

/** An editor's studio opens with the documents of the own country. */
export const openOwnCountry: CollectionAfterChangeHook<Staff> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const value = countryOf(doc.role);
  if (!value || (operation === 'update' && previousDoc?.role === doc.role)) return doc;
  const own = { 'user.relationTo': { equals: 'staff' }, 'user.value': { equals: doc.id } };
  const preference = { collection: 'payload-preferences', depth: 0 } as const;
  const within = transactionOf(req);
  await req.payload.delete({
    ...preference,
    where: { key: { equals: 'locale' }, ...own },
    req: within,
  });
  await req.payload.create({
    ...preference,
    data: { key: 'locale', value, user: { relationTo: 'staff', value: doc.id } },
    user: { ...doc, collection: 'staff' },
    req: within,
  });
  return doc;
};

/** A session that began while somebody was being deleted goes as well. */
export const endAccess: CollectionAfterDeleteHook<Staff> = async ({ doc, req }) => {
  const session = await sessionOf(req);
  await dropSecrets(session, doc.id);
  await dropFactors(session, doc.id);
};
