'use client';

import type { ReportingKey } from '@oilway/content/payload-types.ts';
import { recoveryFingerprint } from '@oilway/store/reporting/fingerprints.ts';
import {
  signBeginning,
  signOfficer,
  signRecovery,
  signRemoval,
  signWaiting,
} from '@oilway/store/reporting/key-changes.ts';
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import type { SigningKey } from '@oilway/store/reporting/signing-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { BeginLog } from './BeginLog.tsx';
import { Confirmed } from './Confirmed.tsx';
import type { DeskCalls } from './desk-calls.ts';
import type { DeskProps } from './desk-props.ts';
import { Fingerprint } from './Fingerprint.tsx';
import { fingerprintOf, forgetPin, type KeyBook, waitingKeys } from './key-book.ts';
import { sayKey } from './key-messages.ts';
import { say } from './messages.ts';
import { OwnKey } from './OwnKey.tsx';
import { type PublicKeys, Recipients, Waiting } from './Recipients.tsx';
import { RecoveryKey } from './RecoveryKey.tsx';

interface KeysProps extends DeskProps {
  calls: DeskCalls;
  keys: ReportingKey[];
  book: KeyBook;
  /** The own signing key while it is unlocked. */
  signingKey: SigningKey | undefined;
  /** The public part of the own key. */
  ownKeys: PublicKeys | undefined;
  onChange: () => Promise<void>;
  language: string;
}

/** Shows the keys with their signers and the state of the form, and offers signing. */
export function Keys(props: KeysProps) {
  const { book, calls, keys, language, onChange, own, ownKeys, people, signingKey } = props;
  const [failed, setFailed] = useState(false);
  const { state } = book;
  const ownKey = keys.find(({ handler }) => handler === own);
  const sign = async (entry: KeyLogEntry) => {
    const added = await calls.sign(entry).then(
      () => true,
      () => false,
    );
    setFailed(!added);
    await onChange();
    return added;
  };
  const isSigner = state?.set.officers.some(({ signing }) => signing === signingKey?.signing);
  const signer = book.goesOn && isSigner ? signingKey : undefined;
  const isOwn = signingKey !== undefined && ownKey?.signing === signingKey.signing;
  const begin = (recovery: string | null) =>
    sign(
      signBeginning(
        { holder: own, recipient: ownKeys?.recipient ?? '' },
        recovery,
        signingKey as SigningKey,
      ),
    );
  const makeRecovery = signer && state && ((key: string) => sign(signRecovery(state, key, signer)));
  return (
    <section aria-labelledby="reporting-keys" className="oilway-desk__part">
      <h2 id="reporting-keys">{say('keys', language)}</h2>
      <Trouble {...{ book, language, onChange }} />
      <p className={book.open ? 'oilway-note oilway-note--good' : 'oilway-note oilway-note--warn'}>
        {say(book.open ? 'openForm' : 'closedForm', language)}
      </p>
      {failed ? <p role="alert">{say('failed', language)}</p> : null}
      {state ? (
        <>
          <p>
            {sayKey('office', language)}: <Fingerprint value={fingerprintOf(book)} />
            <br />
            {sayKey('officeText', language)}
          </p>
          <Recipients
            onRemove={signer && ((holder: number) => sign(signRemoval(state, holder, signer)))}
            {...{ language, own, people, state }}
          />
        </>
      ) : book.broken === undefined && book.goesOn && ownKey ? (
        <BeginLog
          recovery={keys.find(({ kind }) => kind === 'recovery')?.recipient}
          onBegin={isOwn ? begin : undefined}
          language={language}
        />
      ) : null}
      <Waiting
        keys={state ? waitingKeys(keys, book) : []}
        onSign={signer && state && ((added) => sign(signOfficer(state, added, signer)))}
        {...{ language, own, ownKeys, people }}
      />
      {ownKey ? (
        // The React key closes the element once a new key exists.
        <details key={ownKey.id} className="oilway-desk__replace">
          <summary>{say('replaceOwn', language)}</summary>
          <p>{say('replaceOwnText', language)}</p>
          <OwnKey replaced={ownKey.id} {...{ calls, language, onChange }} />
        </details>
      ) : (
        <OwnKey {...{ calls, language, onChange }} />
      )}
      {state?.waiting?.recovery ? (
        <div className="oilway-desk__form">
          <p className="oilway-note oilway-note--warn">
            {sayKey('recoveryWaits', language)}{' '}
            <Fingerprint value={recoveryFingerprint(state.waiting.recovery)} />
          </p>
          {signer && state.waiting.signer !== signer.signing ? (
            <Confirmed
              label={sayKey('signIn', language)}
              confirm={sayKey('reallySignIn', language)}
              onAct={() => sign(signWaiting(state, signer))}
            />
          ) : null}
        </div>
      ) : null}
      {state?.set.recovery ? (
        <details key={state.set.recovery} className="oilway-desk__replace">
          <summary>{say('replaceRecovery', language)}</summary>
          <p>{say('replaceRecoveryText', language)}</p>
          <RecoveryKey onMade={makeRecovery} language={language} />
        </details>
      ) : state ? (
        <RecoveryKey onMade={makeRecovery} language={language} />
      ) : null}
    </section>
  );
}

/** The warnings for an invalid log, and for a log that does not extend the one this browser has stored. */
function Trouble({ book, language, onChange }: Pick<KeysProps, 'book' | 'language' | 'onChange'>) {
  if (book.broken !== undefined)
    return (
      <p role="alert" className="oilway-note oilway-note--bad">
        {sayKey('broken', language, { number: book.broken })}
      </p>
    );
  if (book.goesOn) return null;
  const trust = async () => {
    forgetPin();
    await onChange();
  };
  return (
    <div role="alert" className="oilway-note oilway-note--bad">
      <p>{sayKey('replaced', language)}</p>
      <Button buttonStyle="secondary" size="small" onClick={() => void trust()}>
        {sayKey('trust', language)}
      </Button>
    </div>
  );
}
