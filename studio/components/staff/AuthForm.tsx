'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { AuthResult } from './use-auth-request.ts';
import './auth.css';

interface AuthFormProps {
  children: ReactNode;
  button: string;
  /** The buttons beside it. */
  others?: ReactNode;
  /** @returns the result; success shows no message. */
  onSubmit(form: HTMLFormElement): Promise<AuthResult>;
}

/** A form with one place for error messages, which prevents concurrent submissions. */
export function AuthForm({ button, children, onSubmit, others }: AuthFormProps) {
  const errorId = useId();
  const [state, setState] = useState<{ busy: boolean; message: string }>({
    busy: false,
    message: '',
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setState({ busy: true, message: '' });
    const result = await onSubmit(form);
    setState({ busy: false, message: result.ok ? '' : result.message });
  };
  return (
    <form
      className="oilway-form"
      method="post"
      aria-describedby={state.message ? errorId : undefined}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <p id={errorId} role="alert">
        {state.message}
      </p>
      <div className="oilway-buttons">
        <button type="submit" disabled={state.busy}>
          {button}
        </button>
        {others}
      </div>
    </form>
  );
}
