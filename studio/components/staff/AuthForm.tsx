'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormContext } from './AuthField.tsx';
import type { AuthResult } from './use-auth-request.ts';
import './auth.css';

interface AuthFormProps {
  children?: ReactNode;
  button: string;
  /** The label while the submission runs. */
  busyButton?: string;
  buttonStyle?: 'primary' | 'secondary';
  /**
   * Whether the fields stand within the form of a document, where HTML forbids another form: the form element is then at the end of the page, and the
   * fields refer to it by id.
   */
  isNested?: boolean;
  /** Called by the cancel button; optional. */
  onCancel?: (() => void) | undefined;
  /** @returns the result. */
  onSubmit(form: HTMLFormElement): Promise<AuthResult>;
  /** Shown on success. */
  successMessage?: string;
}

/** A form with one place for error messages, which prevents concurrent submissions. */
export function AuthForm(props: AuthFormProps) {
  const { button, busyButton = button, children, isNested = false, onCancel, onSubmit } = props;
  const { buttonStyle = isNested ? 'secondary' : 'primary', successMessage = '' } = props;
  const size = isNested ? 'medium' : 'large';
  const { t } = useTranslation();
  const id = useId();
  const errorId = `${id}-error`;
  // `document` does not exist during server rendering.
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  const [state, setState] = useState({ busy: false, problem: '', success: '' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through the portal to the form of the document.
    event.stopPropagation();
    const form = event.currentTarget;
    setState({ busy: true, problem: '', success: '' });
    const result = await onSubmit(form);
    if (result.ok && isNested) form.reset();
    const outcome = result.ok ? { success: successMessage } : { problem: result.message };
    setState({ busy: false, problem: '', success: '', ...outcome });
  };
  const form = {
    id,
    method: 'post',
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
  const content = (
    <>
      <FormContext value={{ id, errorId: state.problem ? errorId : undefined }}>
        {children}
      </FormContext>
      <p id={errorId} role="alert">
        {state.problem}
      </p>
      <p role="status">{state.success}</p>
      <div className="oilway-buttons">
        <Button
          type="submit"
          buttonStyle={buttonStyle}
          disabled={state.busy}
          extraButtonProps={{ form: id }}
          size={size}
        >
          {state.busy ? busyButton : button}
        </Button>
        {onCancel && (
          <Button buttonStyle="secondary" onClick={onCancel} size={size}>
            {t('general:cancel')}
          </Button>
        )}
      </div>
    </>
  );
  if (!isNested)
    return (
      <form className="oilway-form" {...form}>
        {content}
      </form>
    );
  return (
    <div className="oilway-form">
      {body && createPortal(<form {...form} />, body)}
      {content}
    </div>
  );
}
