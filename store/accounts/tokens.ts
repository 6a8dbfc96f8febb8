import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, as a cookie and an address carry them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It has nothing to guess, so a fast hash will do. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** How a token looks. Anything else is none, and not looked for. */
export const tokenForm = /^[\w-]{43}$/;
