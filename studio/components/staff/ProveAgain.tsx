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

/** Told to forms when somebody would not say who they are: what they sent was not done. */
export const calledOff = 'oilway-called-off';

interface Proof {
  /** For a link that saves a file: it is followed once whoever presses it has said who they are. */
  afterProof(event: MouseEvent<HTMLAnchorElement>): void;
}

const ProofContext = createContext<Proof>({ afterProof: () => undefined });

export const useProof = (): Proof => useContext(ProofContext);

/**
 * Asks for the password, or a passkey, where the studio says that whoever asks has to say once more who they are (`content/access/prove.ts`), and then does what was
 * asked. Payload's own forms send by `fetch` and know nothing of this: so it is asked here, for all of them.
 */
export function ProveAgain({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const door = useDoor();
  const dialog = useRef<HTMLDialogElement>(null);
  const settle = useRef<(proved: boolean) => void>(undefined);
  const [isAsked, setAsked] = useState(false);

  const ask = useCallback(() => {
    // Of two refusals at once the dialog is one: the first is told that it was not done.
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

/** For those who have one: the others would be asked by their browser for what is not there. */
function OwnPasskey({ onDone }: { onDone(): void }) {
  const [factors] = useOwnFactors();
  if (!factors?.passkeys.length) return null;
  return <PasskeyButton use="prove-passkey" onDone={onDone} />;
}

/** Also where it can't be asked: the answer to the link says the rest. */
async function isProved(address: string): Promise<boolean> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
  return answer?.ok ? (await answer.json()).proved === true : true;
}

/** Has whatever is refused for it asked once more after the password. @returns undoes that. */
function askedOnRefusal(ask: () => Promise<boolean>): () => void {
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    // A request is read when it is sent: it is kept for the second time.
    const again = input instanceof Request ? input.clone() : input;
    const answer = await plain(input, init);
    if (!(await isRefused(answer))) return answer;
    if (await ask()) return plain(again, init);
    // Once the refusal is told, what was typed can be sent again.
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
