import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLocale, type Locale } from '../locales.ts';

/** The collections with a preview. */
export const previewCollections = ['pages', 'news', 'events'] as const;

/** A preview token's grant: reading drafts, starting at this document, until `expiresAt`. */
export interface PreviewGrant {
  collection: (typeof previewCollections)[number];
  id: number;
  locale: Locale;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export const previewLifetime = 30 * 60 * 1000;

/** Signs a grant: `<payload>.<HMAC-SHA-256>`, both base64url. */
export function signPreview(grant: PreviewGrant, secret: string): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${payload}.${sign(payload, secret)}`;
}

/** Returns a token's grant; undefined when it is malformed, forged or expired at `now`. */
export function readPreview(token: unknown, secret: string, now: number): PreviewGrant | undefined {
  if (typeof token !== 'string' || token.length > 1000) return undefined;
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return undefined;
  const expected = Buffer.from(sign(payload, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  try {
    const grant = JSON.parse(Buffer.from(payload, 'base64url').toString()) as PreviewGrant;
    const isValid =
      previewCollections.includes(grant.collection) &&
      Number.isInteger(grant.id) &&
      isLocale(grant.locale) &&
      Number.isFinite(grant.expiresAt) &&
      grant.expiresAt > now;
    return isValid ? grant : undefined;
  } catch {
    return undefined;
  }
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
