import { setFlagsFromString } from 'node:v8';
import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeKey, unwrap, wrap } from './handler-key.ts';
import { keysOf, makeReceipt, readReceipt } from './receipt.ts';
import { isSealed, LetterTooLongError, open, seal, steps } from './sealing.ts';

const [one, two, stranger] = await Promise.all([makeKey(), makeKey(), makeKey()]);

// Must be the first test of the file: it needs a regular expression that the engine has not compiled yet.
test('the longest letter is recognised where expressions are not optimised', async () => {
  const { recipient } = await makeKey();
  const sealed = await seal({ text: 'x'.repeat((steps.at(-1) ?? 0) - 100) }, [recipient]);
  setFlagsFromString('--no-regexp-optimization');
  try {
    expect(isSealed(sealed, 1)).toBe(true);
    expect(isSealed(`${sealed.slice(0, -2)}\n=`, 1)).toBe(false);
  } finally {
    setFlagsFromString('--regexp-optimization');
  }
});

describe('a sealed letter', () => {
  test('is opened by each recipient and by nobody else', async () => {
    const letter = { text: 'Altöl im Hof, żółć', appliesTo: 'Lager' };
    const sealed = await seal(letter, [one.recipient, two.recipient]);
    for (const { identity } of [one, two]) expect(await open(sealed, identity)).toEqual(letter);
    await expect(open(sealed, stranger.identity)).rejects.toThrow();
  });

  test('tells its length by steps only', async () => {
    const size = async (length: number) =>
      (await seal({ text: 'x'.repeat(length) }, [one.recipient])).length;
    expect(await size(4000)).toBe(await size(1));
    expect(await size(5000)).toBe(await size(16_000));
    expect(await size(5000)).toBeGreaterThan(await size(4000));
    await expect(seal({ text: 'x'.repeat(steps.at(-1) ?? 0) }, [one.recipient])).rejects.toThrow(
      LetterTooLongError,
    );
  });

  test('is known by its shape, and by how many can open it', async () => {
    for (const length of [1, 70_000]) {
      const sealed = await seal({ text: 'x'.repeat(length) }, [one.recipient, two.recipient]);
      expect([isSealed(sealed, 2), isSealed(sealed, 3), isSealed(sealed.slice(4), 2)]).toEqual([
        true,
        false,
        false,
      ]);
      expect(isSealed(sealed.slice(0, -400), 2)).toBe(false);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => !isSealed(text, 2)),
      runs(100),
    );
  });
});

describe('the code of a receipt', () => {
  test('is 28 letters in groups, never the same, and read however it is typed', () => {
    const codes = Array.from({ length: 200 }, makeReceipt);
    expect(new Set(codes).size).toBe(200);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
      const whole = code.replaceAll('-', '');
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
      expect([readReceipt(code), readReceipt(typed)]).toEqual([whole, whole]);
    }
  });

  test('a wrong letter, two exchanged, one too few: noticed', () => {
    const code = makeReceipt().replaceAll('-', '');
    for (let at = 0; at < code.length; at += 1) {
      const other = code[at] === '7' ? '8' : '7';
      expect(readReceipt(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
    }
    for (const wrong of ['', code.slice(1), `${code}0`, `U${code.slice(1)}`])
      expect(readReceipt(wrong)).toBeUndefined();
  });

  test('gives the same mailbox and key every time, and others for another code', async () => {
    const code = makeReceipt();
    const keys = await keysOf(code);
    expect(await keysOf(code)).toEqual(keys);
    expect(keys.lookup).toMatch(/^[0-9a-f]{64}$/);
    expect(keys.lookupHash).not.toBe(keys.lookup);
    const other = await keysOf(makeReceipt());
    for (const name of ['lookup', 'lookupHash', 'identity', 'recipient'] as const)
      expect(other[name]).not.toBe(keys[name]);
    expect(await open(await seal({ text: 'Danke' }, [keys.recipient]), keys.identity)).toEqual({
      text: 'Danke',
    });
  });
});

test('a private key behind a passphrase comes back with this one only', async () => {
  const wrapped = await wrap(one.identity, 'vier Wörter und ein Öl');
  expect(atob(wrapped)).not.toContain(one.identity);
  expect(await unwrap(wrapped, 'vier Wörter und ein Öl')).toBe(one.identity);
  await expect(unwrap(wrapped, 'vier Wörter und kein Öl')).rejects.toThrow();
});
