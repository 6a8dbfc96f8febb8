import { expect, test } from 'vitest';
import { officeFingerprint, recipientsOf } from './fingerprints.ts';
import { signAddition, signFirstEntry } from './key-changes.ts';
import { type KeyLogState, verifyKeyLog } from './key-log.ts';
import { generateKeyPair } from './officer-key.ts';
import { signingKeyOf } from './signing-key.ts';
import { TamperedKeysError, verifiedRecipients } from './verified-recipients.ts';

async function officer(holder: number) {
  const { identity, recipient } = await generateKeyPair();
  const key = signingKeyOf(identity);
  return { key, keys: { holder, recipient, signing: key.signing } };
}

const [one, two, stranger] = await Promise.all([officer(1), officer(2), officer(3)]);
const begun = [signFirstEntry(one.keys, null, one.key)];
const log = [...begun, signAddition(verifyKeyLog(begun) as KeyLogState, two.keys, one.key)];
const state = verifyKeyLog(log) as KeyLogState;
const office = officeFingerprint(state);
const recipients = recipientsOf(state.keySet);

test('returns the recipients signed by the officers of the office', () => {
  expect(verifiedRecipients({ log, recipients }, office)).toEqual(recipients);
  expect(verifiedRecipients({ log, recipients: [...recipients].reverse() }, office)).toEqual(
    recipients,
  );
});

test('rejects unsigned recipients, another office, a broken log and an empty log', () => {
  const own = [signFirstEntry(stranger.keys, null, stranger.key)];
  const [first, second] = log;
  const planted = [...recipients, stranger.keys.recipient];
  for (const served of [
    { log, recipients: planted },
    { log, recipients: recipients.slice(1) },
    { log: begun, recipients },
    { log: own, recipients: [stranger.keys.recipient] },
    { log: [...log, ...own], recipients },
    { log: [first, { ...second, signature: own[0]?.signature }] as never, recipients },
    { log: [], recipients: [] },
  ])
    expect(() => verifiedRecipients(served, office), JSON.stringify(served)).toThrow(
      TamperedKeysError,
    );
  expect(() => verifiedRecipients({ log, recipients }, '')).toThrow(TamperedKeysError);
});
