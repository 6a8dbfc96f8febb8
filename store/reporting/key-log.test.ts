import { expect, test } from 'vitest';
import { officeFingerprint, officerFingerprint, setFingerprint } from './fingerprints.ts';
import { makeKey } from './handler-key.ts';
import {
  signBeginning,
  signOfficer,
  signRecovery,
  signRemoval,
  signWaiting,
} from './key-changes.ts';
import { type KeyLogEntry, type KeyLogState, signStatement, verifyKeyLog } from './key-log.ts';
import { goesOnFrom, pinOf } from './key-pin.ts';
import type { KeyStatement } from './key-statement.ts';
import { signingKeyOf } from './signing-key.ts';

async function makeOfficer(holder: number) {
  const { identity, recipient } = await makeKey();
  const key = signingKeyOf(identity);
  return { key, keys: { holder, recipient, signing: key.signing } };
}

const [anna, bert, cora, stranger] = await Promise.all([1, 2, 3, 4].map(makeOfficer));
if (!anna || !bert || !cora || !stranger) throw new Error('there are no officers');
const recoveries = (await Promise.all([makeKey(), makeKey()])).map(({ recipient }) => recipient);
const [first = '', second = ''] = recoveries;

const stateOf = (log: readonly KeyLogEntry[]) => verifyKeyLog(log) as KeyLogState;
const begun = [signBeginning(anna.keys, null, anna.key)];
const withRecovery = [...begun, signRecovery(stateOf(begun), first, anna.key)];
const two = [...withRecovery, signOfficer(stateOf(withRecovery), bert.keys, anna.key)];
const three = [...two, signOfficer(stateOf(two), cora.keys, bert.key)];
const broken = (log: readonly KeyLogEntry[]) => () => verifyKeyLog(log);
const at = (entry: number) => expect.objectContaining({ name: 'BrokenKeyLogError', entry });

test('an officer takes part once an officer of before has signed the key, or is taken out so', () => {
  expect(stateOf(three).set).toEqual({
    officers: [anna.keys, bert.keys, cora.keys],
    recovery: first,
  });
  const without = [...three, signRemoval(stateOf(three), anna.keys.holder, cora.key)];
  expect(stateOf(without).set.officers).toEqual([bert.keys, cora.keys]);
  // A removed officer can no longer sign.
  const again = signOfficer(stateOf(without), anna.keys, anna.key);
  expect(broken([...without, again])).toThrow(at(6));
  expect(verifyKeyLog([])).toBeUndefined();
});

test('a new key of an officer takes the place of the old one', async () => {
  const { keys } = await makeOfficer(bert.keys.holder);
  const replaced = [...three, signOfficer(stateOf(three), keys, anna.key)];
  expect(stateOf(replaced).set.officers).toEqual([anna.keys, cora.keys, keys]);
});

test('nobody signs themselves in, nor in the name of others', () => {
  const own = signOfficer(stateOf(two), stranger.keys, stranger.key);
  const named = own.statement.replace(/"signer":"\w+"/, `"signer":"${anna.key.signing}"`);
  expect(broken([...two, own])).toThrow(at(4));
  expect(broken([...two, { ...own, statement: named }])).toThrow(at(4));
  const { signature } = signOfficer(stateOf(two), stranger.keys, anna.key);
  const swapped = signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  expect(broken([...two, { statement: named, signature: swapped }])).toThrow(at(4));
  expect(broken([...two, signBeginning(stranger.keys, first, stranger.key)])).toThrow(at(4));
});

test('the recovery key needs two officers; the first one, where there is only one officer, one', () => {
  const state = stateOf(three);
  expect(state.set.recovery).toBe(first);
  const asked = [...three, signRecovery(state, second, anna.key)];
  expect(stateOf(asked)).toMatchObject({ set: state.set, waiting: { recovery: second } });
  expect(broken([...asked, signWaiting(stateOf(asked), anna.key)])).toThrow(at(6));
  const signed = [...asked, signWaiting(stateOf(asked), bert.key)];
  expect(stateOf(signed).set.recovery).toBe(second);
  expect(stateOf(signed).waiting).toBeUndefined();
  // A waiting entry applies to the set of its time.
  const other = [...asked, signRemoval(stateOf(asked), cora.keys.holder, bert.key)];
  const late = { ...stateOf(other), waiting: stateOf(asked).waiting as KeyStatement };
  expect(broken([...other, signWaiting(late, bert.key)])).toThrow(at(7));
  // One officer alone cannot replace an existing recovery key.
  const alone = [...withRecovery, signRecovery(stateOf(withRecovery), second, anna.key)];
  expect(stateOf(alone).set.recovery).toBe(first);
});

test('an entry that was changed, removed, put in or moved is found, and named', () => {
  const [one, next, then, last] = three as [KeyLogEntry, KeyLogEntry, KeyLogEntry, KeyLogEntry];
  const changed = { ...then, statement: then.statement.replace(bert.keys.recipient, second) };
  expect(broken([one, next, changed, last])).toThrow(at(3));
  expect(broken([one, then, last])).toThrow(at(2));
  expect(broken([next, then, last])).toThrow(at(1));
  expect(broken([one, then, next, last])).toThrow(at(2));
  expect(broken([one, next, then, then, last])).toThrow(at(4));
  expect(broken([one, { ...next, signature: then.signature }, then, last])).toThrow(at(2));
  // Another entry of the same officer, with the same number and the same set: only the hash differs.
  const backdated = signStatement(
    { ...(JSON.parse(next.statement) as KeyStatement), day: '2020-01-01' },
    anna.key.secret,
  );
  expect(verifyKeyLog([one, backdated])?.set).toEqual(stateOf(withRecovery).set);
  expect(broken([one, backdated, then, last])).toThrow(at(3));
});

test('an entry changes what it says, and nothing else', () => {
  const { hashes, set } = stateOf(three);
  const place = { previous: hashes.at(-1) ?? '', day: '2026-11-25' };
  const say = (change: Partial<KeyStatement> & Pick<KeyStatement, 'what'>) =>
    signStatement(
      { ...set, ...place, number: 5, ...change, signer: anna.key.signing },
      anna.key.secret,
    );
  const { officers } = set;
  const [, ...others] = officers;
  for (const wrong of [
    say({ what: 'add', officers: [...officers, stranger.keys], recovery: second }),
    say({ what: 'add', officers: [...others, stranger.keys] }),
    say({ what: 'add' }),
    say({ what: 'remove', officers: others, recovery: null }),
    say({ what: 'remove', officers: [] }),
    say({ what: 'recovery', recovery: null }),
    say({ what: 'recovery', recovery: second, officers: others }),
    say({ what: 'sign', recovery: second }),
    say({ what: 'begin' }),
    say({ what: 'add', officers: [...officers, { ...stranger.keys, recipient: first }] }),
    say({ what: 'add', officers: [...officers, { ...stranger.keys, recipient: 'age1' }] }),
  ])
    expect(broken([...three, wrong]), wrong.statement).toThrow(at(5));
});

test.each(['', '[]', 'null', '{}', '{"number":1}', `${begun[0]?.statement} `])(
  'what is no statement is a broken entry: %j',
  (statement) => {
    expect(broken([{ statement, signature: begun[0]?.signature ?? '' }])).toThrow(at(1));
    expect(broken([{ statement, signature: 'xyz' }])).toThrow(at(1));
  },
);

test('a browser notices a log that was cut back, written on otherwise or begun anew', () => {
  const pin = pinOf(stateOf(three));
  const other = [...two, signOfficer(stateOf(two), stranger.keys, anna.key)];
  const anew = [signBeginning(anna.keys, null, anna.key)];
  const longer = [...three, signRemoval(stateOf(three), 1, bert.key)];
  expect(goesOnFrom(undefined, stateOf(begun))).toBe(true);
  expect(goesOnFrom(pin, stateOf(three))).toBe(true);
  expect(goesOnFrom(pin, stateOf(longer))).toBe(true);
  for (const log of [two, other, anew, []]) expect(goesOnFrom(pin, verifyKeyLog(log))).toBe(false);
});

test('the fingerprint of the office stays while its officers change, that of the set does not', () => {
  const shape = /^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/;
  const [before, after] = [two, three].map(stateOf) as [KeyLogState, KeyLogState];
  expect(officeFingerprint(before)).toMatch(shape);
  expect(officeFingerprint(before)).toBe(officeFingerprint(after));
  expect(setFingerprint(before.set)).not.toBe(setFingerprint(after.set));
  expect(officerFingerprint(anna.keys)).not.toBe(officerFingerprint(bert.keys));
});
