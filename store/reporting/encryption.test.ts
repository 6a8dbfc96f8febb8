import { setFlagsFromString } from 'node:v8';
import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decryptMessage,
  encryptMessage,
  isCiphertextFor,
  MessageTooLongError,
  paddedSizes,
} from './encryption.ts';
import { generateKeyPair, unwrapIdentity, wrapIdentity } from './officer-key.ts';
import { deriveReceiptKeys, makeReceipt, parseReceipt } from './receipt.ts';

const [one, two, stranger] = await Promise.all([
  generateKeyPair(),
  generateKeyPair(),
  generateKeyPair(),
]);

// Must be the first test of the file: it needs a regular expression that the engine has not compiled yet.
test('recognizes the longest sealed report without regular expression optimization', async () => {
  const { recipient } = await generateKeyPair();
  const ciphertext = await encryptMessage({ text: 'x'.repeat((paddedSizes.at(-1) ?? 0) - 100) }, [
    recipient,
  ]);
  setFlagsFromString('--no-regexp-optimization');
  try {
    expect(isCiphertextFor(ciphertext, 1)).toBe(true);
    expect(isCiphertextFor(`${ciphertext.slice(0, -2)}\n=`, 1)).toBe(false);
  } finally {
    setFlagsFromString('--regexp-optimization');
  }
});

describe('a sealed report', () => {
  test('opens for each recipient and for no other key', async () => {
    const message = { text: 'Altöl im Hof, żółć', appliesTo: 'Lager' };
    const ciphertext = await encryptMessage(message, [one.recipient, two.recipient]);
    for (const { identity } of [one, two])
      expect(await decryptMessage(ciphertext, identity)).toEqual(message);
    await expect(decryptMessage(ciphertext, stranger.identity)).rejects.toThrow();
  });

  test('is padded to fixed lengths and limited in size', async () => {
    const size = async (length: number) =>
      (await encryptMessage({ text: 'x'.repeat(length) }, [one.recipient])).length;
    expect(await size(4000)).toBe(await size(1));
    expect(await size(5000)).toBe(await size(16_000));
    expect(await size(5000)).toBeGreaterThan(await size(4000));
    await expect(
      encryptMessage({ text: 'x'.repeat(paddedSizes.at(-1) ?? 0) }, [one.recipient]),
    ).rejects.toThrow(MessageTooLongError);
  });

  test('is recognized by its format and number of recipients', async () => {
    for (const length of [1, 70_000]) {
      const ciphertext = await encryptMessage({ text: 'x'.repeat(length) }, [
        one.recipient,
        two.recipient,
      ]);
      expect([
        isCiphertextFor(ciphertext, 2),
        isCiphertextFor(ciphertext, 3),
        isCiphertextFor(ciphertext.slice(4), 2),
      ]).toEqual([true, false, false]);
      expect(isCiphertextFor(ciphertext.slice(0, -400), 2)).toBe(false);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => !isCiphertextFor(text, 2)),
      runs(100),
    );
  });
});

describe('receipt codes', () => {
  test('generates unique codes of 28 characters in groups and reads them in any spelling', () => {
    const codes = Array.from({ length: 200 }, makeReceipt);
    expect(new Set(codes).size).toBe(200);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
      const whole = code.replaceAll('-', '');
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
      expect([parseReceipt(code), parseReceipt(typed)]).toEqual([whole, whole]);
    }
  });

  test('rejects a wrong, missing or additional character', () => {
    const code = makeReceipt().replaceAll('-', '');
    for (let at = 0; at < code.length; at += 1) {
      const other = code[at] === '7' ? '8' : '7';
      expect(parseReceipt(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
    }
    for (const wrong of ['', code.slice(1), `${code}0`, `U${code.slice(1)}`])
      expect(parseReceipt(wrong)).toBeUndefined();
  });

  test('derives the same lookup and key from a code every time and others from another code', async () => {
    const code = makeReceipt();
    const keys = await deriveReceiptKeys(code);
    expect(await deriveReceiptKeys(code)).toEqual(keys);
    expect(keys.lookup).toMatch(/^[0-9a-f]{64}$/);
    expect(keys.lookupHash).not.toBe(keys.lookup);
    const other = await deriveReceiptKeys(makeReceipt());
    for (const name of ['lookup', 'lookupHash', 'identity', 'recipient'] as const)
      expect(other[name]).not.toBe(keys[name]);
    expect(
      await decryptMessage(
        await encryptMessage({ text: 'Danke' }, [keys.recipient]),
        keys.identity,
      ),
    ).toEqual({
      text: 'Danke',
    });
  });
});

test('unwraps a private key with its passphrase only', async () => {
  const wrapped = await wrapIdentity(one.identity, 'vier Wörter und ein Öl');
  expect(atob(wrapped)).not.toContain(one.identity);
  expect(await unwrapIdentity(wrapped, 'vier Wörter und ein Öl')).toBe(one.identity);
  await expect(unwrapIdentity(wrapped, 'vier Wörter und kein Öl')).rejects.toThrow();
});
