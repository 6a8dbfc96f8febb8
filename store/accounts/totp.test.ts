import { expect, test } from 'vitest';
import { matchTimeStep, timeStepAt, totpCode } from './totp.ts';

/** Test vectors of RFC 6238, appendix B, of whose eight digits the last six are used. */
const secret = Buffer.from('12345678901234567890');
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

test.each(vectors)('generates the RFC 6238 code for second %i', (second, code) => {
  expect(totpCode(secret, timeStepAt(second * 1000))).toBe(code.slice(2));
});

test('accepts a code only in its time step and the adjacent ones', () => {
  const now = 1_234_567_890_000;
  const at = (steps: number) => matchTimeStep(secret, '005924', now + steps * 30_000);
  expect([-2, -1, 0, 1, 2].map((steps) => at(steps) === timeStepAt(now))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  for (const odd of ['', '5924', '0059240', '００５９２４', '005925'])
    expect(matchTimeStep(secret, odd, now), odd).toBeUndefined();
});
