import { useEffect, useRef } from 'react';
import field from '../Field.module.css';
import { Icon } from '../Icon.tsx';
import { shownSize } from '../shown-size.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FileField.module.css';

interface ChosenFile {
  /** Tells it from the others. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}

interface FileFieldProps {
  id: string;
  /** Where the browser sends the files by itself, without scripts. */
  name?: string | undefined;
  label: string;
  hint: string;
  /** The word for a field that may stay empty. */
  optional: string;
  /** What the button that takes a file out again is called. */
  remove: (name: string) => string;
  accept: string;
  files: readonly ChosenFile[];
  onChoose: (files: File[]) => void;
  onRemove: (key: string) => void;
  error?: string | undefined;
  culture: string;
}

/** Files that go along: the browser's own button to choose them, and a list of those chosen. */
export function FileField(props: FileFieldProps) {
  const { accept, culture, error, files, hint, id, label, onChoose, onRemove, optional, remove } =
    props;
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const chosen = [...(input.current?.files ?? [])];
    // Emptied, so that the same file can be chosen again after it was taken out.
    if (input.current) input.current.value = '';
    onChoose(chosen);
  };
  // Somebody may have chosen before this script came.
  const takeEarly = useRef(() => {
    if (input.current?.files?.length) take();
  });
  useEffect(() => takeEarly.current(), []);
  const takeOut = (key: string) => {
    onRemove(key);
    input.current?.focus();
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
        <span className={field.optional}> ({optional})</span>
      </label>
      <p className={field.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <input
        className={styles.input}
        ref={input}
        id={id}
        type="file"
        name={props.name}
        multiple
        accept={accept}
        onChange={take}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map(({ key, name, size }) => (
            <li className={styles.file} key={key}>
              <span className={styles.name}>{name}</span>
              <span className={styles.size}>{shownSize(size, culture)}</span>
              <button className={styles.remove} type="button" onClick={() => takeOut(key)}>
                <Icon name="x" />
                <VisuallyHidden>{remove(name)}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <p className={field.error} id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
