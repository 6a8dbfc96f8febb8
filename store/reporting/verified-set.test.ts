import { expect, test } from 'vitest';
import { officeFingerprint, recipientsOf } from './fingerprints.ts';
import { makeKey } from './handler-key.ts';
import { signBeginning, signOfficer } from './key-changes.ts';
import { type KeyLogState, verifyKeyLog } from './key-log.ts';
import { signingKeyOf } from './signing-key.ts';
import { TamperedKeysError, verifiedRecipients } from './verified-set.ts';

async function officer(holder: number) {
  const { identity, recipient } = await makeKey();
  const key = signingKeyOf(identity);
  return { key, keys: { holder, recipient, signing: key.signing } };
}

const [one, two, stranger] = await Promise.all([officer(1), officer(2), officer(3)]);
const begun = [signBeginning(one.keys, null, one.key)];
const log = [...begun, signOfficer(verifyKeyLog(begun) as KeyLogState, two.keys, one.key)];
const state = verifyKeyLog(log) as KeyLogState;
const office = officeFingerprint(state);
const recipients = recipientsOf(state.set);

test('what is sealed to is what the officers of this office signed', () => {
  expect(verifiedRecipients({ log, recipients }, office)).toEqual(recipients);
  expect(verifiedRecipients({ log, recipients: [...recipients].reverse() }, office)).toEqual(
    recipients,
  );
});

test('other keys, another office, a broken log and none are refused', () => {
  const own = [signBeginning(stranger.keys, null, stranger.key)];
  const [first, second] = log;
  const planted = [...recipients, stranger.keys.recipient];
  for (const handed of [
    { log, recipients: planted },
    { log, recipients: recipients.slice(1) },
    { log: begun, recipients },
    { log: own, recipients: [stranger.keys.recipient] },
    { log: [...log, ...own], recipients },
    { log: [first, { ...second, signature: own[0]?.signature }] as never, recipients },
    { log: [], recipients: [] },
  ])
    expect(() => verifiedRecipients(handed, office), JSON.stringify(handed)).toThrow(
      TamperedKeysError,
    );
  expect(() => verifiedRecipients({ log, recipients }, '')).toThrow(TamperedKeysError);
});
