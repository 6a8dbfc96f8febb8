'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { FormContext } from './AuthField.tsx';
import type { AuthResult } from './use-auth-request.ts';
import './auth.css';

interface AuthFormProps {
  children: ReactNode;
  button: string;
  /** The label while the submission runs. */
  busyButton?: string;
  buttonStyle?: 'primary' | 'secondary';
  /** The buttons beside it. */
  others?: ReactNode;
  /** @returns the result; success shows no message. */
  onSubmit(form: HTMLFormElement): Promise<AuthResult>;
}

/** A form with one place for error messages, which prevents concurrent submissions. */
export function AuthForm(props: AuthFormProps) {
  const {
    button,
    busyButton = button,
    buttonStyle = 'primary',
    children,
    onSubmit,
    others,
  } = props;
  const errorId = useId();
  const [state, setState] = useState({ busy: false, message: '' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setState({ busy: true, message: '' });
    const result = await onSubmit(form);
    setState({ busy: false, message: result.ok ? '' : result.message });
  };
  return (
    <form className="oilway-form" method="post" onSubmit={(event) => void submit(event)}>
      <FormContext value={{ errorId: state.message ? errorId : undefined }}>{children}</FormContext>
      <p id={errorId} role="alert">
        {state.message}
      </p>
      <div className="oilway-buttons">
        <Button type="submit" buttonStyle={buttonStyle} disabled={state.busy}>
          {state.busy ? busyButton : button}
        </Button>
        {others}
      </div>
    </form>
  );
}
