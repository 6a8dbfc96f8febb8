/** The policy of the studio's pages: Next gives its scripts the nonce that it reads here. What is no page has a policy of its own in `next.config.ts`. */
import { sessionToken } from '@oilway/content/staff/cookie.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { type NextRequest, NextResponse } from 'next/server';
import { httpsOnly } from './https-only.ts';

export const config = { matcher: ['/admin', '/admin/:path*'] };

/**
 * Bytes that a page is asked with: a form of the studio as it stands, or, without a session, a login. Next would read more to its end. Whose the
 * session is, Payload asks.
 */
const most = { staff: 6_000_000, others: 1_000_000 };

export function proxy(request: NextRequest): NextResponse {
  if (isTooMuch(request)) return new NextResponse(null, { status: 413 });
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = pagePolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set('Content-Security-Policy', policy);
  httpsOnly(answer.headers);
  return answer;
}

function isTooMuch({ headers, method }: NextRequest): boolean {
  if (/^(GET|HEAD|OPTIONS)$/.test(method)) return false;
  const length = headers.get('Content-Length');
  if (length === null) return headers.has('Transfer-Encoding');
  const hasSession = sessionToken(headers, readSettings().studioOrigin) !== undefined;
  return !(Number(length) <= (hasSession ? most.staff : most.others));
}

/** @param nonce of this answer's scripts. */
function pagePolicy(nonce: string): string {
  const { mode, siteOrigin } = readSettings();
  // What Next runs while it is developed in is compiled in the browser.
  const compiled = mode === 'development' ? " 'unsafe-eval'" : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${compiled}`,
    // Payload's lists, menus and editor set styles on their elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The preview of a page.
    `frame-src 'self' ${siteOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
