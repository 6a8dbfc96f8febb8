'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { DoorAnswer } from './door-call.ts';
import './door.css';

interface DoorFormProps {
  children: ReactNode;
  button: string;
  /** @returns the result; success shows no message. */
  send(form: HTMLFormElement): Promise<DoorAnswer>;
}

/** A form with one place for error messages, which prevents concurrent submissions. */
export function DoorForm({ button, children, send }: DoorFormProps) {
  const id = useId();
  const [state, setState] = useState<{ busy: boolean; told: string }>({ busy: false, told: '' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setState({ busy: true, told: '' });
    const answer = await send(form);
    setState({ busy: false, told: answer.ok ? '' : answer.told });
  };
  return (
    <form
      className="oilway-door__form"
      method="post"
      aria-describedby={state.told ? id : undefined}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <p id={id} className="oilway-door__problem" role="alert">
        {state.told}
      </p>
      <button type="submit" disabled={state.busy}>
        {button}
      </button>
    </form>
  );
}
