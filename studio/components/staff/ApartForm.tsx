'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormOfFields } from './DoorField.tsx';
import type { DoorAnswer } from './door-call.ts';

interface ApartFormProps {
  children?: ReactNode;
  button: string;
  /** Shown on success. */
  good?: string;
  /** The cancel button; optional. */
  cancel?: { label: string; act(): void };
  /** @returns the result. */
  send(form: HTMLFormElement): Promise<DoorAnswer>;
}

/**
 * An auth form whose fields may stand within the form of a document, where HTML forbids another form: the form element is at the end of the page, and
 * the fields refer to it by id.
 */
export function ApartForm({ button, cancel, children, good = '', send }: ApartFormProps) {
  const id = useId();
  // `document` does not exist during server rendering.
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  const [state, setState] = useState({ busy: false, problem: '', good: '' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through the portal to the form of the document.
    event.stopPropagation();
    const form = event.currentTarget;
    setState({ busy: true, problem: '', good: '' });
    const answer = await send(form);
    if (answer.ok) form.reset();
    setState(
      answer.ok
        ? { busy: false, problem: '', good }
        : { busy: false, problem: answer.told, good: '' },
    );
  };
  return (
    <div className="oilway-door__form">
      {body && createPortal(<form id={id} onSubmit={(event) => void submit(event)} />, body)}
      <FormOfFields value={id}>{children}</FormOfFields>
      <p className="oilway-door__problem" role="alert">
        {state.problem}
      </p>
      <p role="status">{state.good}</p>
      <div className="oilway-door__buttons">
        <button type="submit" form={id} disabled={state.busy}>
          {button}
        </button>
        {cancel && (
          <button type="button" className="oilway-door__quiet" onClick={cancel.act}>
            {cancel.label}
          </button>
        )}
      </div>
    </div>
  );
}
