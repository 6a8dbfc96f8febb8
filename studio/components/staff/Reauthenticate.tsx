'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { getFieldValue, PasswordField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { translate } from './messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { requiresReauthentication } from './requires-reauthentication.ts';
import { useAuthRequest } from './use-auth-request.ts';
import { useOwnFactors } from './use-own-factors.ts';
import './auth.css';

/** The event for forms when the authentication dialog was cancelled: their request was not executed. */
export const reauthenticationCancelled = 'oilway-reauthentication-cancelled';

interface Reauthentication {
  /** For a download link: follows it after authentication. */
  onLinkClick(event: MouseEvent<HTMLAnchorElement>): void;
}

const ReauthenticationContext = createContext<Reauthentication>({ onLinkClick: () => undefined });

export const useReauthentication = (): Reauthentication => useContext(ReauthenticationContext);

/**
 * Asks for the password or a passkey when an endpoint requires recent authentication (`content/access/reauthentication.ts`), then repeats the
 * request. Payload's forms use `fetch` without a hook: so `fetch` is wrapped here for all of them.
 */
export function Reauthenticate({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const dialog = useRef<HTMLDialogElement>(null);
  const resolveDialog = useRef<(isReauthenticated: boolean) => void>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const openDialog = useCallback(() => {
    // Concurrent refusals share one dialog: the earlier request is reported as not executed.
    resolveDialog.current?.(false);
    return new Promise<boolean>((resolve) => {
      resolveDialog.current = resolve;
      setIsOpen(true);
    });
  }, []);
  const closeDialog = (isReauthenticated: boolean) => {
    resolveDialog.current?.(isReauthenticated);
    resolveDialog.current = undefined;
    // Returns the focus to the element that had it.
    dialog.current?.close();
    setIsOpen(false);
  };

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  // Before the effects of the page, which wraps `fetch` too and restores it when it is left.
  useLayoutEffect(() => retryAfterReauthentication(openDialog), [openDialog]);
  const context = useMemo<Reauthentication>(
    () => ({
      onLinkClick(event) {
        event.preventDefault();
        const { href } = event.currentTarget;
        void isRecentlyAuthenticated(`${config.routes.api}/staff/proved`).then(async (isRecent) => {
          if (isRecent || (await openDialog())) location.assign(href);
        });
      },
    }),
    [openDialog, config.routes.api],
  );

  return (
    <ReauthenticationContext value={context}>
      {children}
      {isOpen && (
        <dialog
          ref={dialog}
          className="oilway-form oilway-dialog"
          aria-labelledby="oilway-reauthenticate"
          onClose={() => closeDialog(false)}
        >
          <h2 id="oilway-reauthenticate">{translate('proveTitle', language)}</h2>
          <p>{translate('proveHint', language)}</p>
          <AuthForm
            button={translate('prove', language)}
            onCancel={() => closeDialog(false)}
            onSubmit={async (form) => {
              const result = await sendAuthRequest('prove', {
                password: getFieldValue(form, 'proof'),
              });
              if (result.ok) closeDialog(true);
              return result;
            }}
          >
            <PasswordField id="proof" />
          </AuthForm>
          <OwnPasskey onDone={() => closeDialog(true)} />
        </dialog>
      )}
    </ReauthenticationContext>
  );
}

/** Only for accounts with a passkey: the browser would otherwise offer an empty list. */
function OwnPasskey({ onDone }: { onDone(): void }) {
  const [factors] = useOwnFactors();
  if (!factors?.passkeys.length) return null;
  return <PasskeyButton purpose="prove-passkey" onDone={onDone} />;
}

/** Also true when the check fails: the link's response then shows the error. */
async function isRecentlyAuthenticated(url: string): Promise<boolean> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch(() => undefined);
  return response?.ok ? (await response.json()).proved === true : true;
}

/** Wraps `fetch`, so that refused requests are repeated after authentication. @returns a function that restores it. */
function retryAfterReauthentication(reauthenticate: () => Promise<boolean>): () => void {
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    // Sending consumes a `Request`: the clone is for the second attempt.
    const retryInput = input instanceof Request ? input.clone() : input;
    const response = await originalFetch(input, init);
    if (!(await requiresReauthentication(response))) return response;
    if (await reauthenticate()) return originalFetch(retryInput, init);
    // Runs after the refusal is shown: the form can then be submitted again.
    setTimeout(() => window.dispatchEvent(new Event(reauthenticationCancelled)), 500);
    return response;
  };
  return () => {
    window.fetch = originalFetch;
  };
}
