import { describe, expect, test } from 'vitest';
import { expiredCookie, isSameOrigin, sessionCookie, sessionToken } from './cookie.ts';

const [plain, secure] = ['http://localhost:3001', 'https://studio.oilway.example'];
const token = 'x'.repeat(43);

test('uses a Secure __Host- cookie over https and rejects malformed tokens', () => {
  const given = sessionCookie(token, secure);
  expect(given).toBe(`__Host-oilway-staff=${token}; Path=/; HttpOnly; SameSite=Strict; Secure`);
  expect(expiredCookie(secure)).toMatch(/^__Host-oilway-staff=; .*; Secure; Max-Age=0$/);
  const headers = (cookie: string) => new Headers({ cookie });
  expect(sessionToken(headers(`__Host-oilway-staff=${token}`), secure)).toBe(token);
  expect(sessionToken(headers(`oilway-staff=${token}`), secure)).toBeUndefined();
  expect(sessionToken(headers(`oilway-staff=${token}`), plain)).toBe(token);
  for (const odd of ['', 'x', `${token}x`, '%E0%A4%A', '"'])
    expect(sessionToken(headers(`oilway-staff=${odd}`), plain)).toBeUndefined();
});

describe('same-origin check', () => {
  const own = (method: string | undefined, headers: Record<string, string>) =>
    isSameOrigin(new Headers(headers), method, secure);

  test.each(['POST', 'PATCH', 'DELETE'])('accepts %s only with a same-origin header', (method) => {
    expect(own(method, { origin: secure })).toBe(true);
    expect(own(method, { 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(own(method, {})).toBe(false);
    for (const site of ['same-site', 'cross-site', 'none'])
      expect(own(method, { 'sec-fetch-site': site })).toBe(false);
    for (const origin of [plain, 'null', `${secure}.evil.example`, ''])
      expect(own(method, { origin, 'sec-fetch-site': 'same-origin' })).toBe(false);
  });

  test('accepts cross-site navigation but rejects cross-site GET requests', () => {
    expect(own(undefined, {})).toBe(true);
    expect(own('GET', { 'sec-fetch-site': 'none' })).toBe(true);
    expect(own(undefined, { 'sec-fetch-site': 'cross-site' })).toBe(true);
    expect(own('GET', { origin: 'https://evil.example' })).toBe(false);
    for (const site of ['same-site', 'cross-site'])
      expect(own('GET', { 'sec-fetch-site': site })).toBe(false);
  });
});
