'use client';

import type { ReportingKey } from '@oilway/content/payload-types.ts';
import { makeKey, shortestPassphrase, wrap } from '@oilway/store/reporting/handler-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { DeskCalls } from './desk-calls.ts';
import type { DeskProps } from './desk-props.ts';
import { type DeskWord, say } from './messages.ts';
import { RecoveryKey } from './RecoveryKey.tsx';
import { TextField } from './TextField.tsx';

interface KeysProps extends DeskProps {
  calls: DeskCalls;
  keys: ReportingKey[];
  onChange: () => Promise<void>;
  language: string;
}

/** Whose keys there are, whether the form is open, and what is missing for it. */
export function Keys({ calls, keys, language, onChange, own, people }: KeysProps) {
  const held = people.flatMap(({ id, name }) => {
    const key = keys.find(({ handler }) => handler === id);
    return key ? [{ name, ...key }] : [];
  });
  const recovery = keys.find(({ kind }) => kind === 'recovery');
  const ownKey = held.find(({ handler }) => handler === own);
  const open = held.length >= 2 && recovery;
  return (
    <section aria-labelledby="reporting-keys" className="oilway-desk__part">
      <h2 id="reporting-keys">{say('keys', language)}</h2>
      <p className={open ? 'oilway-note oilway-note--good' : 'oilway-note oilway-note--warn'}>
        {say(open ? 'openForm' : 'closedForm', language)}
      </p>
      {held.length > 0 || recovery ? (
        <>
          <ul>
            {held.map(({ id, madeOn, name }) => (
              <li key={id}>
                {name} {say('madeOn', language, madeOn)}
              </li>
            ))}
            {recovery ? (
              <li>
                {say('recovery', language)} {say('madeOn', language, recovery.madeOn)}
              </li>
            ) : null}
          </ul>
          <p>{say('whose', language)}</p>
        </>
      ) : null}
      {ownKey ? (
        // A new key closes it.
        <details key={ownKey.id} className="oilway-desk__replace">
          <summary>{say('replaceOwn', language)}</summary>
          <p>{say('replaceOwnText', language)}</p>
          <OwnKey replaced={ownKey.id} {...{ calls, language, onChange }} />
        </details>
      ) : (
        <OwnKey {...{ calls, language, onChange }} />
      )}
      {recovery ? (
        <details key={recovery.id} className="oilway-desk__replace">
          <summary>{say('replaceRecovery', language)}</summary>
          <p>{say('replaceRecoveryText', language)}</p>
          <RecoveryKey replaced={recovery.id} {...{ calls, language, onChange }} />
        </details>
      ) : (
        <RecoveryKey {...{ calls, language, onChange }} />
      )}
    </section>
  );
}

type OwnKeyProps = Pick<KeysProps, 'calls' | 'language' | 'onChange'> & {
  /** The key whose place the new one takes. */
  replaced?: string;
};

function OwnKey({ calls, language, onChange, replaced }: OwnKeyProps) {
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<DeskWord>();
  const [busy, setBusy] = useState(false);
  const make = async (event: React.FormEvent) => {
    event.preventDefault();
    const wrong: DeskWord | undefined =
      passphrase.length < shortestPassphrase
        ? 'tooShort'
        : passphrase === repeated
          ? undefined
          : 'different';
    setProblem(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      const { identity, recipient } = await makeKey();
      const wrapped = await wrap(identity, passphrase);
      // Last of all: until here the old one stays.
      await calls.addKey({ kind: 'handler', recipient, wrapped }, replaced);
      await onChange();
    } catch {
      setProblem('failed');
    }
    setBusy(false);
  };
  const field = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <form className="oilway-desk__form" onSubmit={(event) => void make(event)}>
      <h3>{say('makeOwn', language)}</h3>
      <p>{say('makeOwnText', language)}</p>
      <TextField
        id="new-passphrase"
        label={say('passphrase', language)}
        value={passphrase}
        onChange={setPassphrase}
        problem={problem && say(problem, language)}
        {...field}
      />
      <TextField
        id="new-passphrase-again"
        label={say('repeat', language)}
        value={repeated}
        onChange={setRepeated}
        {...field}
      />
      <Button type="submit" disabled={busy}>
        {say(busy ? 'busy' : replaced ? 'replace' : 'make', language)}
      </Button>
    </form>
  );
}
