'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormIdContext } from './AuthField.tsx';
import type { AuthResult } from './use-auth-request.ts';

interface PortalFormProps {
  children?: ReactNode;
  button: string;
  /** Shown on success. */
  successMessage?: string;
  /** The cancel button; optional. */
  cancel?: { label: string; onCancel(): void };
  /** @returns the result. */
  onSubmit(form: HTMLFormElement): Promise<AuthResult>;
}

/**
 * An auth form whose fields may stand within the form of a document, where HTML forbids another form: the form element is at the end of the page, and
 * the fields refer to it by id.
 */
export function PortalForm({
  button,
  cancel,
  children,
  successMessage = '',
  onSubmit,
}: PortalFormProps) {
  const id = useId();
  // `document` does not exist during server rendering.
  const [container, setContainer] = useState<HTMLElement>();
  useEffect(() => setContainer(document.body), []);
  const [state, setState] = useState({ busy: false, problem: '', success: '' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through the portal to the form of the document.
    event.stopPropagation();
    const form = event.currentTarget;
    setState({ busy: true, problem: '', success: '' });
    const result = await onSubmit(form);
    if (result.ok) form.reset();
    setState(
      result.ok
        ? { busy: false, problem: '', success: successMessage }
        : { busy: false, problem: result.message, success: '' },
    );
  };
  return (
    <div className="oilway-form">
      {container &&
        createPortal(<form id={id} onSubmit={(event) => void submit(event)} />, container)}
      <FormIdContext value={id}>{children}</FormIdContext>
      <p role="alert">{state.problem}</p>
      <p role="status">{state.success}</p>
      <div className="oilway-buttons">
        <button type="submit" form={id} disabled={state.busy}>
          {button}
        </button>
        {cancel && (
          <button type="button" onClick={cancel.onCancel}>
            {cancel.label}
          </button>
        )}
      </div>
    </div>
  );
}
