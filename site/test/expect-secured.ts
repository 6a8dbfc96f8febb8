import { expect } from 'vitest';

type Headers = Record<string, number | string | string[] | undefined>;

/** Every answer, errors included, carries the whole policy; a preview may name the studio as its frame. */
export function expectSecured(headers: Headers, frameAncestors = "'none'"): void {
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/(^|;)default-src 'none'(;|$)/);
  expect(policy).toContain(`frame-ancestors ${frameAncestors}`);
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(String(headers['permissions-policy'])).toContain('geolocation=(self)');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
}
