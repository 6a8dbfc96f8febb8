'use client';

interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'password';
  rows?: number;
  autoComplete?: string;
  problem?: string | undefined;
}

/** A labelled field with its error message; with `rows` a multi-line one. */
export function TextField(props: TextFieldProps) {
  const { autoComplete = 'off', id, label, onChange, problem, rows, type = 'text', value } = props;
  const shared = {
    id,
    value,
    autoComplete,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
      {problem ? (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
