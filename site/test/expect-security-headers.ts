import { expect } from 'vitest';

type Headers = Record<string, number | string | string[] | undefined>;

/** Expects the complete security headers, which errors have too; a preview may name the studio as its frame. */
export function expectSecurityHeaders(headers: Headers, frameAncestors = "'none'"): void {
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/(^|;)default-src 'none'(;|$)/);
  expect(policy).toContain(`frame-ancestors ${frameAncestors}`);
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  // Pages of the reporting office send no referrer.
  expect(['strict-origin-when-cross-origin', 'no-referrer']).toContain(headers['referrer-policy']);
  expect(String(headers['permissions-policy'])).toContain('geolocation=(self)');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
}
