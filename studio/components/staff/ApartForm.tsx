'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormOfFields } from './DoorField.tsx';
import type { DoorAnswer } from './door-call.ts';

interface ApartFormProps {
  children?: ReactNode;
  button: string;
  /** Said when it went well. */
  good?: string;
  /** Gives up; without it there is no button for that. */
  cancel?: { label: string; act(): void };
  /** @returns how it went. */
  send(form: HTMLFormElement): Promise<DoorAnswer>;
}

/**
 * A form of the door wherever it is drawn: its fields may stand in the form of an entry, where no other form may. Theirs stands at the end
 * of the page, and they name it.
 */
export function ApartForm({ button, cancel, children, good = '', send }: ApartFormProps) {
  const id = useId();
  // There is no page yet where it is drawn first.
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  const [state, setState] = useState({ busy: false, problem: '', good: '' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would hand it on to the form of the entry.
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
