import { expect, test } from 'vitest';
import { securityHeaders, setSecurityHeaders } from './security-headers.ts';

function cspOf(development: boolean): string[] {
  setSecurityHeaders({
    origin: 'https://oilway.example',
    studioOrigin: 'https://studio.oilway.example',
    development,
    streetTiles: undefined,
    video: { script: 'https://www.youtube.com/iframe_api', frames: 'https://www.youtube.com' },
    recaptcha: undefined,
    trackingOrigins: [],
    importMapDigest: undefined,
  });
  return securityHeaders.page['content-security-policy']?.split(';') ?? [];
}

test('development extends the CSP for styles, websocket and worker of Vite, and production does not', () => {
  const production = cspOf(false);
  expect(production).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "worker-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(cspOf(true).filter((directive) => !production.includes(directive))).toEqual([
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self' ws:",
  ]);
});
