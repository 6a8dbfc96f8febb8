'use client';

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'password';
  autoComplete?: string;
  problem?: string | undefined;
}

/** A labelled field with its error message. */
export function TextField(props: TextFieldProps) {
  const { autoComplete = 'off', id, label, onChange, problem, type = 'text', value } = props;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        {...{ autoComplete, id, type, value }}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem ? (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
