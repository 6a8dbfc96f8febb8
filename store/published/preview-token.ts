import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Culture, isCulture } from '../cultures.ts';

/** The collections with a preview. */
export const previewed = ['pages', 'news', 'events'] as const;

/** A preview token's grant: reading drafts, starting at this document, until `expires`. */
export interface PreviewGrant {
  collection: (typeof previewed)[number];
  id: number;
  culture: Culture;
  /** Milliseconds since the epoch. */
  expires: number;
}

export const previewLifetime = 30 * 60 * 1000;

/** Signs a grant: `<payload>.<HMAC-SHA-256>`, both base64url. */
export function signPreview(grant: PreviewGrant, secret: string): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${payload}.${seal(payload, secret)}`;
}

/** Returns a token's grant; undefined when it is malformed, forged or expired at `now`. */
export function readPreview(token: unknown, secret: string, now: number): PreviewGrant | undefined {
  if (typeof token !== 'string' || token.length > 1000) return undefined;
  const [payload, mark, ...rest] = token.split('.');
  if (!payload || !mark || rest.length > 0) return undefined;
  const expected = Buffer.from(seal(payload, secret));
  const given = Buffer.from(mark);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  try {
    const grant = JSON.parse(Buffer.from(payload, 'base64url').toString()) as PreviewGrant;
    const whole =
      previewed.includes(grant.collection) &&
      Number.isInteger(grant.id) &&
      isCulture(grant.culture) &&
      Number.isFinite(grant.expires) &&
      grant.expires > now;
    return whole ? grant : undefined;
  } catch {
    return undefined;
  }
}

function seal(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
