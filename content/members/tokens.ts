import { createHash, randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { MemberToken } from '../payload-types.ts';

/** Minutes that the link of a mail holds. */
const lifetimes: Record<MemberToken['purpose'], number> = { reset: 30, invite: 7 * 24 * 60 };

/** 256 bits, as a cookie and an address carry them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It has nothing to guess, so a fast hash will do. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes the token of a mail's link; it takes the place of the member's earlier ones. */
export async function makeToken(
  req: PayloadRequest,
  member: string,
  purpose: MemberToken['purpose'],
): Promise<string> {
  const token = newToken();
  const own = { req, overrideAccess: true } as const;
  await req.payload.delete({
    ...own,
    collection: 'member-tokens',
    where: { member: { equals: member } },
  });
  await req.payload.create({
    ...own,
    collection: 'member-tokens',
    data: {
      tokenHash: hashOf(token),
      member,
      purpose,
      made: new Date().toISOString(),
      expires: new Date(Date.now() + lifetimes[purpose] * 60_000).toISOString(),
    } as never,
  });
  return token;
}

/** The row of a token that still holds; undefined for any other text. */
export async function readToken(
  payload: Payload,
  token: string,
  req?: PayloadRequest,
): Promise<MemberToken | undefined> {
  const { docs } = await payload.find({
    collection: 'member-tokens',
    where: { tokenHash: { equals: hashOf(token) } },
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    ...(req ? { req } : {}),
  });
  const [found] = docs;
  return found && Date.parse(found.expires) > Date.now() ? found : undefined;
}

/** When a member was last sent a link that may still hold, in ms since the epoch; 0 for never. */
export async function lastMade(req: PayloadRequest, member: string): Promise<number> {
  const { docs } = await req.payload.find({
    req,
    collection: 'member-tokens',
    where: { member: { equals: member } },
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-made',
  });
  return docs[0] ? Date.parse(docs[0].made) : 0;
}
