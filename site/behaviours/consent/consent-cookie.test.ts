import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consentCategories } from './categories.ts';
import {
  consentCookie,
  consentCookieName,
  consentValue,
  parseConsent,
  readConsent,
} from './consent-cookie.ts';

const day = 24 * 60 * 60;

test('reads the stored consent among other cookies, with and without TLS', () => {
  fc.assert(
    fc.property(fc.subarray([...consentCategories]), fc.boolean(), (chosen, secure) => {
      const name = consentCookieName(secure);
      const cookies = `a=1; x${name}=2; ${name}=${consentValue(new Set(chosen))}; z=`;
      expect([...readConsent(cookies, secure)]).toEqual(chosen);
    }),
    runs(100),
  );
});

describe('consent cookie', () => {
  const allowed = new Set(['video'] as const);

  test('is versioned JSON, lasts 6 to 12 months and is SameSite=Lax', () => {
    const [pair = '', ...attributes] = consentCookie(allowed, false).split('; ');
    expect(JSON.parse(decodeURIComponent(pair.replace('oilway-consent=', '')))).toEqual({
      v: 1,
      video: true,
      maps: false,
      captcha: false,
    });
    const maxAge = Number(attributes.find((one) => one.startsWith('Max-Age='))?.slice(8));
    expect(maxAge).toBeGreaterThanOrEqual(181 * day);
    expect(maxAge).toBeLessThanOrEqual(366 * day);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax']));
    expect(attributes).not.toContain('Secure');
  });

  test('is Secure with the __Host- prefix behind TLS', () => {
    const cookie = consentCookie(allowed, true);
    expect(cookie).toMatch(/^__Host-oilway-consent=/);
    expect(cookie.split('; ')).toContain('Secure');
    expect(cookie).not.toContain('Domain');
  });

  test('expires when nothing is allowed', () => {
    expect(consentCookie(new Set(), false)).toBe(
      'oilway-consent=; Max-Age=0; Path=/; SameSite=Lax',
    );
  });
});

describe('invalid consent values', () => {
  test.each([
    '',
    '%',
    '{',
    'null',
    '1',
    '[]',
    '"video"',
    '{"v":2,"video":true}',
    '{"video":true}',
    '{"v":1,"video":"true"}',
    '{"v":1,"video":1}',
    '{"v":1,"tracking":true}',
  ])('grants no consent for %s', (value) => {
    expect(readConsent(`oilway-consent=${value}`, false).size).toBe(0);
    expect(parseConsent(value).size).toBe(0);
  });

  test('parses arbitrary values without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.anything()), (value) => {
        const allowed = parseConsent(value);
        expect([...allowed].every((category) => consentCategories.includes(category))).toBe(true);
        if (typeof value === 'string') readConsent(value, true);
      }),
      runs(500),
    );
  });
});
