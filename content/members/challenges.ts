import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload, PayloadRequest } from 'payload';
import { hashOf } from './tokens.ts';

/** Milliseconds in which a passkey has to answer. */
const lifetime = 5 * 60_000;

/** 128 random bits, six bytes for the end, and the signature (256 bits). */
const head = 16 + 6;
const whole = head + 32;

let secret: string | undefined;

/** Anybody may ask for a challenge: the settings are not read for each. */
const key = (): string => {
  secret ??= readSettings().passkeySecret;
  return secret;
};

/** What a challenge is for: a login, or a new passkey of whoever has this session. */
export type Ceremony = { login: true } | { session: string };

/**
 * What a passkey is asked to sign. Nothing of it is stored until it was answered: every process knows its own
 * signature, and nobody can fill the database by asking.
 * @param now milliseconds since the epoch.
 */
export function newChallenge(ceremony: Ceremony, now: number): string {
  const ends = Buffer.alloc(6);
  ends.writeUIntBE(now + lifetime, 0, 6);
  const made = Buffer.concat([randomBytes(16), ends]);
  return Buffer.concat([made, signature(made, ceremony)]).toString('base64url');
}

/** When a challenge ends, in ms since the epoch; undefined for one that is over, or was made for something else. */
export function challengeEnd(
  challenge: string,
  ceremony: Ceremony,
  now: number,
): number | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== whole || bytes.toString('base64url') !== challenge) return undefined;
  const made = bytes.subarray(0, head);
  if (!timingSafeEqual(bytes.subarray(head), signature(made, ceremony))) return undefined;
  const ends = made.readUIntBE(16, 6);
  return ends > now ? ends : undefined;
}

function signature(made: Buffer, ceremony: Ceremony): Buffer {
  const about = 'session' in ceremony ? `new ${ceremony.session}` : 'login';
  return createHmac('sha256', key()).update(made).update(about).digest();
}

/**
 * Uses a challenge up, with whatever else the transaction does. The id is the only one of its kind: of two answers
 * at once the database refuses one.
 * @returns whether it still held. @throws what the database throws when another answer was quicker.
 */
export async function spend(
  req: PayloadRequest,
  challenge: string,
  ceremony: Ceremony,
): Promise<boolean> {
  const ends = challengeEnd(challenge, ceremony, Date.now());
  if (ends === undefined || (await isSpent(req.payload, challenge, req))) return false;
  await req.payload.create({
    req,
    overrideAccess: true,
    depth: 0,
    collection: 'member-challenges',
    data: { id: hashOf(challenge), expires: new Date(ends).toISOString() },
  });
  return true;
}

/** Whether a challenge was answered already. */
export async function isSpent(
  payload: Payload,
  challenge: string,
  req?: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'member-challenges',
    where: { id: { equals: hashOf(challenge) } },
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return totalDocs > 0;
}
