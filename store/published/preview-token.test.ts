import { createHmac } from 'node:crypto';
import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPreview, signPreview } from './preview-token.ts';

const secret = 'a secret of at least thirty-two characters';
const now = 1_800_000_000_000;
const grant = {
  collection: 'news' as const,
  id: 7,
  locale: 'pl-PL' as const,
  expiresAt: now + 1000,
};

/** Returns any payload with a valid signature. */
function signedToken(value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}

describe('preview tokens', () => {
  test('returns the signed grant until it expires', () => {
    const token = signPreview(grant, secret);
    expect(readPreview(token, secret, now)).toEqual(grant);
    expect(readPreview(token, secret, grant.expiresAt)).toBeUndefined();
  });

  test('rejects a token signed with another secret', () => {
    expect(readPreview(signPreview(grant, `${secret}!`), secret, now)).toBeUndefined();
  });

  test.each([
    null,
    7,
    'text',
    [],
    {},
    { ...grant, id: '7' },
    { ...grant, id: 1.5 },
    { ...grant, collection: 'staff' },
    { ...grant, collection: ['news'] },
    { ...grant, locale: 'de' },
    { ...grant, locale: ['de-DE'] },
    { collection: 'news', id: 7, locale: 'de-DE' },
    { ...grant, expiresAt: null },
    { ...grant, expiresAt: '9999999999999' },
    { ...grant, expiresAt: [9999999999999] },
  ])('rejects wrong types under a valid signature: %j', (value) => {
    expect(readPreview(signedToken(value), secret, now)).toBeUndefined();
  });

  test('rejects a token with one changed character', () => {
    const token = signPreview(grant, secret);
    fc.assert(
      fc.property(
        fc.nat(token.length - 1),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, letter) => {
          fc.pre(token[at] !== letter);
          const forged = token.slice(0, at) + letter + token.slice(at + 1);
          expect(readPreview(forged, secret, now)).toBeUndefined();
        },
      ),
      runs(500),
    );
  });

  test('rejects arbitrary values without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.string(),
          fc.tuple(fc.string(), fc.string()).map((parts) => parts.join('.')),
        ),
        (token) => {
          expect(readPreview(token, secret, now)).toBeUndefined();
        },
      ),
      runs(100),
    );
  });
});
