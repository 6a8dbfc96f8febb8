'use client';

import { createContext, type HTMLAttributes, useContext } from 'react';

/** The form that fields belong to, where they do not stand in it. */
export const FormOfFields = createContext<string | undefined>(undefined);

interface DoorFieldProps {
  id: string;
  label: string;
  type?: 'email' | 'password' | 'text';
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  optional?: boolean;
  maxLength?: number;
  /** The id of what explains it. */
  describedBy?: string;
}

/** A labelled field of the door's forms, whose value is its own. */
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

/** What somebody entered into a field. */
export const entered = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');
