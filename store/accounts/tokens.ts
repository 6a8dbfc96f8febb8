import { createHash, randomBytes } from 'node:crypto';

/** Returns a random token of 256 bits, for cookies and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash of a token. A random token cannot be guessed, so a fast hash suffices. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The format of a token. Other texts are rejected without a lookup. */
export const tokenPattern = /^[\w-]{43}$/;
