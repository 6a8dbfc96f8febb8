import { type PasskeyChange, passkeyMail } from '@oilway/store/mails/passkeys.ts';
import { portalLink } from '@oilway/store/members/links.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Member, MemberPasskey } from '../payload-types.ts';
import { isSpent, spend } from './challenges.ts';
import { beginSession } from './log-in.ts';
import { changeMember } from './member-hooks.ts';
import { newToken } from './tokens.ts';

/** So many passkeys a member may have. */
export const passkeyLimit = 10;

/** A passkey as its member sees it. The id is the credential's, in base64url. */
export interface Passkey {
  id: string;
  /** What the member calls it; empty for none. */
  name: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string | null;
}

/** What was made by a ceremony that has been verified. */
export interface NewPasskey {
  id: string;
  name: string;
  /** A COSE key, in base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

/** How a passkey was taken; `over` says that challenge or session do not hold any more. */
export type PasskeyOutcome = 'done' | 'over' | 'full' | 'known';

const own = { overrideAccess: true, depth: 0 } as const;

/** The passkeys of a member, the oldest first. */
export async function passkeysOf(payload: Payload, member: string): Promise<Passkey[]> {
  const { docs } = await payload.find({
    ...own,
    collection: 'member-passkeys',
    where: { member: { equals: member } },
    sort: 'created',
    pagination: false,
  });
  return docs.map(({ created, id, lastUsed, name }) => ({
    id,
    name: name ?? '',
    created,
    lastUsed: lastUsed ?? null,
  }));
}

/** What a login by a passkey is verified with, whoever it belongs to. */
export const passkeyOf = async (
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<MemberPasskey | undefined> =>
  (await payload.findByID({
    ...own,
    collection: 'member-passkeys',
    id,
    disableErrors: true,
    ...(req ? { req } : {}),
  })) ?? undefined;

/** Stores a passkey and tells its member by mail. What is answered `done` is on disk. */
export async function addPasskey(
  payload: Payload,
  { member: id, session }: { member: string; session: string },
  { challenge, passkey }: { challenge: string; passkey: NewPasskey },
): Promise<PasskeyOutcome> {
  return onceFor(payload, challenge, 'over', async (req) => {
    const member = await changeMember(req, id, {});
    if (!(await isLoggedIn(req, member, session))) return 'over';
    if (!(await spend(req, challenge, { session }))) return 'over';
    if (await passkeyOf(payload, passkey.id, req)) return 'known';
    const where = { member: { equals: id } };
    const count = await payload.count({ ...own, req, collection: 'member-passkeys', where });
    if (count.totalDocs >= passkeyLimit) return 'full';
    await payload.create({
      ...own,
      req,
      collection: 'member-passkeys',
      data: {
        ...passkey,
        member: id,
        transports: passkey.transports.join(','),
        created: new Date().toISOString(),
      },
    });
    await tell(req, member, 'added');
    return 'done';
  });
}

/**
 * Begins a session for whoever answered a challenge with a passkey; the answer has been verified.
 * @returns the token of the new session; undefined where the challenge was answered before, the counter did not
 * rise, or the member may not log in.
 */
export async function logInByPasskey(
  payload: Payload,
  answer: { id: string; challenge: string; counter: number; device: string },
): Promise<string | undefined> {
  const known = await passkeyOf(payload, answer.id);
  if (!known) return undefined;
  return onceFor(payload, answer.challenge, undefined, async (req) => {
    const now = new Date();
    const member = await changeMember(req, known.member, {});
    // The member is locked now: what another process did to the passkey is read here.
    const passkey = await passkeyOf(payload, answer.id, req);
    if (member.state !== 'active' || !passkey || !hasRisen(passkey.counter, answer.counter))
      return undefined;
    if (!(await spend(req, answer.challenge, { login: true }))) return undefined;
    const lastUsed = now.toISOString();
    const data = { counter: answer.counter, lastUsed };
    await payload.update({ ...own, req, collection: 'member-passkeys', id: passkey.id, data });
    await changeMember(req, member.id, { lastLogin: lastUsed });
    const token = newToken();
    await beginSession(req, { member: member.id, token, device: answer.device, now });
    return token;
  });
}

/** A counter that stands still or goes back is a copy's, but for authenticators that never count. */
const hasRisen = (before: number, now: number) => now > before || (now === 0 && before === 0);

/** Takes a passkey away from its member and says so by mail. @returns whether the member had it. */
export async function removePasskey(
  payload: Payload,
  member: string,
  id: string,
): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const owner = await changeMember(req, member, {});
    if ((await passkeyOf(payload, id, req))?.member !== member) return false;
    await payload.delete({ ...own, req, collection: 'member-passkeys', id });
    await tell(req, owner, 'removed');
    return true;
  });
}

/** Does what a challenge is answered for; `late` where another process was quicker with the same one. */
async function onceFor<Result>(
  payload: Payload,
  challenge: string,
  late: Result,
  act: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(payload, act);
  } catch (error) {
    if (await isSpent(payload, challenge)) return late;
    throw error;
  }
}

async function isLoggedIn(
  req: PayloadRequest,
  { id, state }: Member,
  session: string,
): Promise<boolean> {
  const where = { id: { equals: session }, member: { equals: id } };
  const { totalDocs } = await req.payload.count({
    ...own,
    req,
    collection: 'member-sessions',
    where,
  });
  return state === 'active' && totalDocs === 1;
}

async function tell(
  req: PayloadRequest,
  { cultureName, email, name }: Member,
  change: PasskeyChange,
): Promise<void> {
  const mail = await passkeyMail(cultureName, change, { name, href: portalLink(cultureName) });
  await enqueue(req.payload, { to: email, ...mail }, undefined, req);
}
