import { expect, test } from 'vitest';
import { officeFingerprint, officerFingerprint, setFingerprint } from './fingerprints.ts';
import {
  countersignRecovery,
  signAddition,
  signFirstEntry,
  signRecovery,
  signRemoval,
} from './key-changes.ts';
import { type KeyLogEntry, type KeyLogState, signStatement, verifyKeyLog } from './key-log.ts';
import { continuesFrom, pinOf } from './key-pin.ts';
import type { KeyStatement } from './key-statement.ts';
import { generateKeyPair } from './officer-key.ts';
import { signingKeyOf } from './signing-key.ts';

async function makeOfficer(holder: number) {
  const { identity, recipient } = await generateKeyPair();
  const key = signingKeyOf(identity);
  return { key, keys: { holder, recipient, signing: key.signing } };
}

const [anna, bert, cora, stranger] = await Promise.all([1, 2, 3, 4].map(makeOfficer));
if (!anna || !bert || !cora || !stranger) throw new Error('there are no officers');
const recoveries = (await Promise.all([generateKeyPair(), generateKeyPair()])).map(
  ({ recipient }) => recipient,
);
const [first = '', second = ''] = recoveries;

const verifiedState = (log: readonly KeyLogEntry[]) => verifyKeyLog(log) as KeyLogState;
const begun = [signFirstEntry(anna.keys, null, anna.key)];
const withRecovery = [...begun, signRecovery(verifiedState(begun), first, anna.key)];
const two = [...withRecovery, signAddition(verifiedState(withRecovery), bert.keys, anna.key)];
const three = [...two, signAddition(verifiedState(two), cora.keys, bert.key)];
const broken = (log: readonly KeyLogEntry[]) => () => verifyKeyLog(log);
const at = (entry: number) => expect.objectContaining({ name: 'BrokenKeyLogError', entry });

test('adds or removes an officer by the signature of an existing officer', () => {
  expect(verifiedState(three).keySet).toEqual({
    officers: [anna.keys, bert.keys, cora.keys],
    recovery: first,
  });
  const without = [...three, signRemoval(verifiedState(three), anna.keys.holder, cora.key)];
  expect(verifiedState(without).keySet.officers).toEqual([bert.keys, cora.keys]);
  // A removed officer can no longer sign.
  const again = signAddition(verifiedState(without), anna.keys, anna.key);
  expect(broken([...without, again])).toThrow(at(6));
  expect(verifyKeyLog([])).toBeUndefined();
});

test('replaces the previous key of an officer', async () => {
  const { keys } = await makeOfficer(bert.keys.holder);
  const replaced = [...three, signAddition(verifiedState(three), keys, anna.key)];
  expect(verifiedState(replaced).keySet.officers).toEqual([anna.keys, cora.keys, keys]);
});

test('rejects self-signed officers and forged signatures', () => {
  const own = signAddition(verifiedState(two), stranger.keys, stranger.key);
  const named = own.statement.replace(/"signer":"\w+"/, `"signer":"${anna.key.signing}"`);
  expect(broken([...two, own])).toThrow(at(4));
  expect(broken([...two, { ...own, statement: named }])).toThrow(at(4));
  const { signature } = signAddition(verifiedState(two), stranger.keys, anna.key);
  const swapped = signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  expect(broken([...two, { statement: named, signature: swapped }])).toThrow(at(4));
  expect(broken([...two, signFirstEntry(stranger.keys, first, stranger.key)])).toThrow(at(4));
});

test('requires two signatures for a recovery key, and one for the first key of a single officer', () => {
  const state = verifiedState(three);
  expect(state.keySet.recovery).toBe(first);
  const requested = [...three, signRecovery(state, second, anna.key)];
  expect(verifiedState(requested)).toMatchObject({
    keySet: state.keySet,
    pendingRecovery: { recovery: second },
  });
  expect(broken([...requested, countersignRecovery(verifiedState(requested), anna.key)])).toThrow(
    at(6),
  );
  const signed = [...requested, countersignRecovery(verifiedState(requested), bert.key)];
  expect(verifiedState(signed).keySet.recovery).toBe(second);
  expect(verifiedState(signed).pendingRecovery).toBeUndefined();
  // A waiting entry applies to the set of its time.
  const other = [...requested, signRemoval(verifiedState(requested), cora.keys.holder, bert.key)];
  const late = {
    ...verifiedState(other),
    pendingRecovery: verifiedState(requested).pendingRecovery as KeyStatement,
  };
  expect(broken([...other, countersignRecovery(late, bert.key)])).toThrow(at(7));
  // One officer alone cannot replace an existing recovery key.
  const alone = [...withRecovery, signRecovery(verifiedState(withRecovery), second, anna.key)];
  expect(verifiedState(alone).keySet.recovery).toBe(first);
});

test('reports the number of a changed, removed, inserted or moved entry', () => {
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
  expect(verifyKeyLog([one, backdated])?.keySet).toEqual(verifiedState(withRecovery).keySet);
  expect(broken([one, backdated, then, last])).toThrow(at(3));
});

test('rejects entries whose changes do not match their type', () => {
  const { hashes, keySet } = verifiedState(three);
  const place = { previous: hashes.at(-1) ?? '', day: '2026-11-25' };
  const say = (change: Partial<KeyStatement> & Pick<KeyStatement, 'what'>) =>
    signStatement(
      { ...keySet, ...place, number: 5, ...change, signer: anna.key.signing },
      anna.key.secret,
    );
  const { officers } = keySet;
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
  'rejects %j as a statement',
  (statement) => {
    expect(broken([{ statement, signature: begun[0]?.signature ?? '' }])).toThrow(at(1));
    expect(broken([{ statement, signature: 'xyz' }])).toThrow(at(1));
  },
);

test('detects a log that was truncated, forked or reset since the pinned state', () => {
  const pin = pinOf(verifiedState(three));
  const other = [...two, signAddition(verifiedState(two), stranger.keys, anna.key)];
  const restarted = [signFirstEntry(anna.keys, null, anna.key)];
  const longer = [...three, signRemoval(verifiedState(three), 1, bert.key)];
  expect(continuesFrom(undefined, verifiedState(begun))).toBe(true);
  expect(continuesFrom(pin, verifiedState(three))).toBe(true);
  expect(continuesFrom(pin, verifiedState(longer))).toBe(true);
  for (const log of [two, other, restarted, []])
    expect(continuesFrom(pin, verifyKeyLog(log))).toBe(false);
});

test('preserves the office fingerprint and changes the key set fingerprint when an officer is added', () => {
  const shape = /^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/;
  const [before, after] = [two, three].map(verifiedState) as [KeyLogState, KeyLogState];
  expect(officeFingerprint(before)).toMatch(shape);
  expect(officeFingerprint(before)).toBe(officeFingerprint(after));
  expect(setFingerprint(before.keySet)).not.toBe(setFingerprint(after.keySet));
  expect(officerFingerprint(anna.keys)).not.toBe(officerFingerprint(bert.keys));
});
