'use client';

import { createContext, type HTMLAttributes, useContext } from 'react';

/** Id of the form, for fields outside of the form element. */
export const FormIdContext = createContext<string | undefined>(undefined);

interface AuthFieldProps {
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
export function AuthField({
  autoComplete,
  describedBy,
  id,
  inputMode,
  label,
  maxLength,
  optional = false,
  type = 'password',
}: AuthFieldProps) {
  const formId = useContext(FormIdContext);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={id}
        type={type}
        form={formId}
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
export const getFieldValue = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');
