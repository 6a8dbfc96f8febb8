'use client';

interface DoorFieldProps {
  id: string;
  label: string;
  type?: 'email' | 'password';
  autoComplete: string;
  /** The form that it belongs to, where it does not stand in it. */
  form?: string;
  /** The id of what explains it. */
  describedBy?: string;
}

/** A labelled field of the door's forms, whose value is its own. */
export function DoorField({
  autoComplete,
  describedBy,
  form,
  id,
  label,
  type = 'password',
}: DoorFieldProps) {
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
        required
        aria-describedby={describedBy}
      />
    </div>
  );
}

/** What somebody entered into a field. */
export const entered = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');
