import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';

interface FieldBaseProps {
  /** The control's id; hint and error get ids derived from it, and an error summary links to it. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** One sentence that names the remedy. */
  error?: string;
  /** Label suffix of an optional field. */
  optional?: string;
}

type ControlAttributes<Attributes> = Omit<
  Attributes,
  'id' | 'className' | 'aria-describedby' | 'aria-invalid'
>;

type FieldProps = FieldBaseProps &
  (
    | ({ control?: 'input' } & ControlAttributes<ComponentProps<'input'>>)
    | ({ control: 'textarea' } & ControlAttributes<ComponentProps<'textarea'>>)
    | ({ control: 'select' } & ControlAttributes<ComponentProps<'select'>>)
  );

/** A form control with label, hint and error, connected by ARIA attributes. */
export function Field({ id, label, hint, error, optional, ...rest }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const shared = {
    id,
    className: styles.control,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="stack gap2">
      <label className="strong leading13" htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> ({optional})</span> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      <Control {...rest} shared={shared} />
      {error ? <FieldError id={errorId} text={error} /> : null}
    </div>
  );
}

type ControlProps = Omit<FieldProps, keyof FieldBaseProps> & { shared: { id: string } };

function Control({ shared, control, ...rest }: ControlProps) {
  if (control === 'textarea') return <textarea rows={5} {...(rest as object)} {...shared} />;
  if (control === 'select')
    return (
      <span className="grid relative">
        <select {...(rest as object)} {...shared} />
        <Icon name="chevron-down" className={styles.chevron} />
      </span>
    );
  const typeProps = 'type' in rest && rest.type === 'email' ? emailInputProps : {};
  return <input type="text" {...(rest as object)} {...typeProps} {...shared} />;
}

/** The e-mail keyboard without `type="email"`: Chromium submits `müller.de` as `xn--mller-kva.de`. */
const emailInputProps = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
