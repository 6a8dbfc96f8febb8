import { expect, test } from 'vitest';
import { newChallenge, readChallengeExpiry } from './challenges.ts';

const minute = 60_000;
const secret = 'S'.repeat(32);
const session = 'a session id';

test('accepts a challenge for five minutes, only unmodified and only for its secret and ceremony', () => {
  const now = Date.now();
  const challenge = newChallenge(secret, { session }, now);
  const endOf = (text: string, ceremony: Parameters<typeof newChallenge>[1], at: number) =>
    readChallengeExpiry(secret, text, ceremony, at);
  expect(challenge).toMatch(/^[\w-]{72}$/);
  expect(endOf(challenge, { session }, now + 5 * minute - 1)).toBe(now + 5 * minute);
  expect(endOf(challenge, { session }, now + 5 * minute)).toBeUndefined();
  expect(endOf(challenge, { session: 'another' }, now)).toBeUndefined();
  expect(endOf(challenge, { login: true }, now)).toBeUndefined();
  expect(readChallengeExpiry('T'.repeat(32), challenge, { session }, now)).toBeUndefined();
  const bytes = Buffer.from(challenge, 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const bent = Buffer.from(bytes);
    bent.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    expect(endOf(bent.toString('base64url'), { session }, now)).toBeUndefined();
  }
  for (const text of ['', 'A', `${challenge}A`, `${challenge}=`])
    expect(endOf(text, { session }, now)).toBeUndefined();
});
