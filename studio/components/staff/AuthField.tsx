'use client';

import { useTranslation } from '@payloadcms/ui';
import { createContext, type HTMLAttributes, useContext } from 'react';
import { translate } from './messages.ts';

interface FormOfFields {
  /** Id of the form, for fields outside of the form element. */
  id?: string;
  /** Id of the error message, while there is one. */
  errorId?: string | undefined;
}

export const FormContext = createContext<FormOfFields>({});

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
  const form = useContext(FormContext);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={id}
        type={type}
        form={form.id}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={inputMode}
        maxLength={maxLength}
        required={!optional}
        aria-describedby={[describedBy, form.errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={form.errorId ? true : undefined}
      />
    </div>
  );
}

/** The field for the account's password. */
export function PasswordField({ id }: { id: string }) {
  const label = translate('password', useTranslation().i18n.language);
  return <AuthField id={id} label={label} autoComplete="current-password" />;
}

/** Returns the value of a form field. */
export const getFieldValue = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');
