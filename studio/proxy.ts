/**
 * Sets the Content Security Policy of the studio's pages: Next reads the nonce for its scripts here. Other responses have their policy in
 * `next.config.ts`.
 */
import { sessionToken } from '@oilway/content/staff/cookie.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { type NextRequest, NextResponse } from 'next/server';
import { setHstsHeader } from './hsts.ts';

export const config = { matcher: ['/admin', '/admin/:path*'] };

/**
 * Maximum request body of a page in bytes: a form of the studio with its state; without a session, a login. Next would read a longer one to its end.
 * Payload verifies the session.
 */
const maxBodyBytes = { staff: 6_000_000, anonymous: 1_000_000 };

export function proxy(request: NextRequest): NextResponse {
  if (isBodyTooLarge(request)) return new NextResponse(null, { status: 413 });
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  setHstsHeader(response.headers);
  return response;
}

function isBodyTooLarge({ headers, method }: NextRequest): boolean {
  if (/^(GET|HEAD|OPTIONS)$/.test(method)) return false;
  const length = headers.get('Content-Length');
  if (length === null) return headers.has('Transfer-Encoding');
  const hasSession = sessionToken(headers, readSettings().studioOrigin) !== undefined;
  return !(Number(length) <= (hasSession ? maxBodyBytes.staff : maxBodyBytes.anonymous));
}

/** @param nonce for the scripts of this response. */
function contentSecurityPolicy(nonce: string): string {
  const { mode, siteOrigin, streetTiles } = readSettings();
  const tileOrigin = streetTiles && !streetTiles.thirdPartyOrigin ? ` ${siteOrigin}` : '';
  // In development Next compiles code in the browser.
  const unsafeEval = mode === 'development' ? " 'unsafe-eval'" : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${unsafeEval}`,
    // Payload's lists, menus and editor use inline styles.
    "style-src 'self' 'unsafe-inline'",
    // The street map of the site, below the pin of a location.
    `img-src 'self' blob: data:${tileOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // For the preview of a page.
    `frame-src 'self' ${siteOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
