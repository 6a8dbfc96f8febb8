/** The policy of the studio's pages: Next gives its scripts the nonce that it reads here. What is no page has a policy of its own in `next.config.ts`. */
import { readSettings } from '@oilway/store/settings.ts';
import { type NextRequest, NextResponse } from 'next/server';
import { httpsOnly } from './https-only.ts';

export const config = { matcher: ['/admin', '/admin/:path*'] };

export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = pagePolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set('Content-Security-Policy', policy);
  httpsOnly(answer.headers);
  return answer;
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
