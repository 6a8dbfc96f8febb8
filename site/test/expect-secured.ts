import { expect } from 'vitest';

type Headers = Record<string, number | string | string[] | undefined>;

/** Every answer, errors included, carries the whole policy; a preview may name the studio as its frame. */
export function expectSecured(headers: Headers, frameAncestors = "'none'"): void {
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/(^|;)default-src 'none'(;|$)/);
  expect(policy).toContain(`frame-ancestors ${frameAncestors}`);
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  // The reporting office tells even less.
  expect(['strict-origin-when-cross-origin', 'no-referrer']).toContain(headers['referrer-policy']);
  expect(String(headers['permissions-policy'])).toContain('geolocation=(self)');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
}
