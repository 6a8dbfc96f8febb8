'use client';

import { createContext, type HTMLAttributes, useContext } from 'react';

/** Id of the form, for fields outside of the form element. */
export const FormOfFields = createContext<string | undefined>(undefined);

interface DoorFieldProps {
  id: string;
  label: string;
  type?: 'email' | 'password' | 'text';
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  optional?: boolean;
  maxLength?: number;
  /** Id of the description. */
  describedBy?: string;
}

/** A labelled, uncontrolled field of the auth forms. */
export function DoorField({
  autoComplete,
  describedBy,
  id,
  inputMode,
  label,
  maxLength,
  optional = false,
  type = 'password',
}: DoorFieldProps) {
  const form = useContext(FormOfFields);
  return (
    <div className="oilway-door__field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={id}
        type={type}
        form={form}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={inputMode}
        maxLength={maxLength}
        required={!optional}
        aria-describedby={describedBy}
      />
    </div>
  );
}

/** Returns the value of a form field. */
export const entered = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');
