'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormContext } from './AuthField.tsx';
import type { AuthResult } from './use-auth-request.ts';

interface PortalFormProps {
  children?: ReactNode;
  button: string;
  /** Shown on success. */
  successMessage?: string;
  /** Called by the cancel button; optional. */
  onCancel?: (() => void) | undefined;
  /** @returns the result. */
  onSubmit(form: HTMLFormElement): Promise<AuthResult>;
}

/**
 * An auth form whose fields may stand within the form of a document, where HTML forbids another form: the form element is at the end of the page, and
 * the fields refer to it by id.
 */
export function PortalForm(props: PortalFormProps) {
  const { button, children, onCancel, onSubmit, successMessage = '' } = props;
  const { t } = useTranslation();
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
    const outcome = result.ok ? { success: successMessage } : { problem: result.message };
    setState({ busy: false, problem: '', success: '', ...outcome });
  };
  return (
    <div className="oilway-form">
      {container &&
        createPortal(<form id={id} onSubmit={(event) => void submit(event)} />, container)}
      <FormContext value={{ id, errorId: state.problem ? `${id}-error` : undefined }}>
        {children}
      </FormContext>
      <p id={`${id}-error`} role="alert">
        {state.problem}
      </p>
      <p role="status">{state.success}</p>
      <div className="oilway-buttons">
        <Button
          type="submit"
          buttonStyle="secondary"
          disabled={state.busy}
          extraButtonProps={{ form: id }}
        >
          {button}
        </Button>
        {onCancel && (
          <Button buttonStyle="secondary" onClick={onCancel}>
            {t('general:cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
