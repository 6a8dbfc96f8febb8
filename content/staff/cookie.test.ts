import { describe, expect, test } from 'vitest';
import { cookieGone, cookieWith, isOwnDoing, sessionToken } from './cookie.ts';

const [plain, secure] = ['http://localhost:3001', 'https://studio.oilway.example'];
const token = 'x'.repeat(43);

test('behind https the cookie is Secure and its name says that it is nobody else’s', () => {
  const given = cookieWith(token, secure);
  expect(given).toBe(`__Host-oilway-staff=${token}; Path=/; HttpOnly; SameSite=Strict; Secure`);
  expect(cookieGone(secure)).toMatch(/^__Host-oilway-staff=; .*; Secure; Max-Age=0$/);
  const headers = (cookie: string) => new Headers({ cookie });
  expect(sessionToken(headers(`__Host-oilway-staff=${token}`), secure)).toBe(token);
  expect(sessionToken(headers(`oilway-staff=${token}`), secure)).toBeUndefined();
  expect(sessionToken(headers(`oilway-staff=${token}`), plain)).toBe(token);
  for (const odd of ['', 'x', `${token}x`, '%E0%A4%A', '"'])
    expect(sessionToken(headers(`oilway-staff=${odd}`), plain)).toBeUndefined();
});

describe('what counts as done on the studio’s own pages', () => {
  const own = (method: string | undefined, headers: Record<string, string>) =>
    isOwnDoing(new Headers(headers), method, secure);

  test.each(['POST', 'PATCH', 'DELETE'])('%s says where it comes from', (method) => {
    expect(own(method, { origin: secure })).toBe(true);
    expect(own(method, { 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(own(method, {})).toBe(false);
    for (const site of ['same-site', 'cross-site', 'none'])
      expect(own(method, { 'sec-fetch-site': site })).toBe(false);
    for (const origin of [plain, 'null', `${secure}.evil.example`, ''])
      expect(own(method, { origin, 'sec-fetch-site': 'same-origin' })).toBe(false);
  });

  test('a page may be opened from anywhere, a script of others reads nothing', () => {
    expect(own(undefined, {})).toBe(true);
    expect(own('GET', { 'sec-fetch-site': 'none' })).toBe(true);
    expect(own(undefined, { 'sec-fetch-site': 'cross-site' })).toBe(true);
    expect(own('GET', { origin: 'https://evil.example' })).toBe(false);
    for (const site of ['same-site', 'cross-site'])
      expect(own('GET', { 'sec-fetch-site': site })).toBe(false);
  });
});
