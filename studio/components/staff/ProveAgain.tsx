'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DoorField, entered } from './DoorField.tsx';
import { DoorForm } from './DoorForm.tsx';
import { useDoor } from './door-call.ts';
import { say } from './messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useOwnFactors } from './use-own-factors.ts';
import './door.css';

/** The event for forms when the authentication dialog was cancelled: their request was not executed. */
export const calledOff = 'oilway-called-off';

interface Proof {
  /** For a download link: follows it after authentication. */
  afterProof(event: MouseEvent<HTMLAnchorElement>): void;
}

const ProofContext = createContext<Proof>({ afterProof: () => undefined });

export const useProof = (): Proof => useContext(ProofContext);

/**
 * Asks for the password or a passkey when an endpoint requires recent authentication (`content/access/prove.ts`), then repeats the request. Payload's
 * forms send by `fetch` without a hook: so `fetch` is wrapped here for all of them.
 */
export function ProveAgain({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const door = useDoor();
  const dialog = useRef<HTMLDialogElement>(null);
  const settle = useRef<(proved: boolean) => void>(undefined);
  const [isAsked, setAsked] = useState(false);

  const ask = useCallback(() => {
    // Concurrent refusals share one dialog: the earlier request is reported as not executed.
    settle.current?.(false);
    return new Promise<boolean>((resolve) => {
      settle.current = resolve;
      setAsked(true);
    });
  }, []);
  const end = (proved: boolean) => {
    settle.current?.(proved);
    settle.current = undefined;
    setAsked(false);
  };

  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
  }, [isAsked]);
  useEffect(() => askedOnRefusal(ask), [ask]);
  const proof = useMemo<Proof>(
    () => ({
      afterProof(event) {
        event.preventDefault();
        const { href } = event.currentTarget;
        void isProved(`${config.routes.api}/staff/proved`).then(async (proved) => {
          if (proved || (await ask())) location.assign(href);
        });
      },
    }),
    [ask, config.routes.api],
  );

  return (
    <ProofContext value={proof}>
      {children}
      {isAsked && (
        <dialog
          ref={dialog}
          className="oilway-door oilway-door__again"
          aria-labelledby="oilway-prove"
          onClose={() => end(false)}
        >
          <h2 id="oilway-prove">{say('proveTitle', language)}</h2>
          <p>{say('proveHint', language)}</p>
          <DoorForm
            button={say('prove', language)}
            send={async (form) => {
              const answer = await door('prove', { password: entered(form, 'proof') });
              if (answer.ok) end(true);
              return answer;
            }}
          >
            <DoorField
              id="proof"
              label={say('password', language)}
              autoComplete="current-password"
            />
          </DoorForm>
          <OwnPasskey onDone={() => end(true)} />
          <button type="button" className="oilway-door__quiet" onClick={() => end(false)}>
            {say('cancel', language)}
          </button>
        </dialog>
      )}
    </ProofContext>
  );
}

/** Only for accounts with a passkey: the browser would otherwise offer an empty list. */
function OwnPasskey({ onDone }: { onDone(): void }) {
  const [factors] = useOwnFactors();
  if (!factors?.passkeys.length) return null;
  return <PasskeyButton use="prove-passkey" onDone={onDone} />;
}

/** Also true when the check fails: the link's response then shows the error. */
async function isProved(address: string): Promise<boolean> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
  return answer?.ok ? (await answer.json()).proved === true : true;
}

/** Wraps `fetch`, so that refused requests are repeated after authentication. @returns a function that restores it. */
function askedOnRefusal(ask: () => Promise<boolean>): () => void {
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    // Sending consumes a `Request`: the clone is for the second attempt.
    const again = input instanceof Request ? input.clone() : input;
    const answer = await plain(input, init);
    if (!(await isRefused(answer))) return answer;
    if (await ask()) return plain(again, init);
    // Runs after the refusal is shown: the form can then be submitted again.
    setTimeout(() => window.dispatchEvent(new Event(calledOff)), 500);
    return answer;
  };
  return () => {
    window.fetch = plain;
  };
}

async function isRefused(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const said = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return said?.errors?.[0]?.name === 'ProveAgain';
}
