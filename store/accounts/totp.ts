import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The parameters that every authenticator app supports: HMAC-SHA-1, six digits, a new code every 30 seconds (RFC 6238, section 4; RFC 4226, section
 * 5.3).
 */
const digits = 6;
const period = 30_000;

/** Length of a secret in bytes (RFC 4226, section 4). */
export const secretLength = 20;

export const totpPattern = /^\d{6}$/;

/** @param now milliseconds since the epoch. */
export const timeStepAt = (now: number): number => Math.floor(now / period);

export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * Returns the time step of a code: the current one, the one before or the one after, for clock skew. All three are compared, each in constant time.
 * @param now milliseconds since the epoch.
 */
export function matchTimeStep(secret: Uint8Array, code: string, now: number): number | undefined {
  const current = timeStepAt(now);
  const matching = [current - 1, current, current + 1].filter((step) => {
    const [expected, candidate] = [Buffer.from(totpCode(secret, step)), Buffer.from(code)];
    return expected.length === candidate.length && timingSafeEqual(expected, candidate);
  });
  return matching.at(-1);
}
