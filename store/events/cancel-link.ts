import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../locales.ts';
import type { Settings } from '../settings.ts';

/** The path of the cancellation page; the token follows. */
export const cancelPaths: Record<Locale, string> = {
  'de-DE': '/anmeldung',
  'pl-PL': '/pl/zgloszenie',
};

/**
 * Returns a participant's cancellation URL. The token is not stored: it is the sign-up's id (128 bits) and its signature (256 bits), so every mail
 * contains the same one, and a leaked database contains none.
 */
export function cancelLink(
  locale: Locale,
  id: string,
  { cancelSecret, siteOrigin }: Pick<Settings, 'cancelSecret' | 'siteOrigin'>,
): string {
  const token = Buffer.concat([bytesOf(id), signature(id, cancelSecret)]).toString('base64url');
  return `${siteOrigin}${cancelPaths[locale]}/${token}`;
}

/** Returns the sign-up id of a token; undefined for an invalid signature. */
export function readCancelToken(token: string, cancelSecret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 48 || bytes.toString('base64url') !== token) return undefined;
  const id = bytes
    .toString('hex', 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const expected = signature(id, cancelSecret);
  return timingSafeEqual(bytes.subarray(16), expected) ? id : undefined;
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

const signature = (id: string, secret: string) => createHmac('sha256', secret).update(id).digest();
