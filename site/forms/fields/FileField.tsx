import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import field from '../../components/Field.module.css';
import { formatFileSize } from '../../components/file-size.ts';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './FileField.module.css';
import { type FormLocale, formMessages } from './form-messages.ts';
import type { AcceptedFile, Dimensions, FileSelection, RejectedFile } from './use-files.ts';

interface FileFieldProps {
  id: string;
  /** Name of the input in a native submission. */
  name?: string | undefined;
  label: string;
  hint: string;
  /** Label of the button that removes a file. */
  remove: (name: string) => string;
  accept: string;
  selection: FileSelection<unknown>;
  /** Returns the message of an error code. */
  reason: (code: string) => string;
  /** Disables the field during submission. */
  sending: boolean;
  /** Errors from the server, for all files or per file. */
  errors?: readonly string[];
  locale: FormLocale;
}

/**
 * File input with lists of accepted and rejected files. Its button is our own, because the native one has the language of the
 * browser, not of the page.
 */
export function FileField(props: FileFieldProps) {
  const { accept, selection, locale, hint, id, label, remove, sending } = props;
  const { accepted, rejected, pending } = selection;
  const words = formMessages[locale];
  const input = useRef<HTMLInputElement>(null);
  const onInputChange = () => {
    const files = [...(input.current?.files ?? [])];
    // Cleared, so that a removed file can be chosen again.
    if (input.current) input.current.value = '';
    if (files.length > 0) selection.add(files);
  };
  const removeFile = (key: string) => {
    selection.remove(key);
    input.current?.focus();
  };
  const dismissRejected = () => {
    selection.dismissRejected();
    input.current?.focus();
  };
  const errors = rejected.length > 0 ? [] : (props.errors ?? []);
  const isInvalid = rejected.length > 0 || errors.length > 0;
  return (
    <div className="stack gap2">
      <label className="strong leading13" htmlFor={id}>
        {label}
        <span className={field.optional}> ({words.optional})</span>
      </label>
      <p className={field.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <div className="row gap4 relative">
        <input
          className={styles.input}
          ref={input}
          id={id}
          type="file"
          name={props.name}
          multiple
          accept={accept}
          onChange={onInputChange}
          disabled={sending}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={isInvalid ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
        <label className={styles.choose} htmlFor={id}>
          {words.files.choose}
        </label>
      </div>
      {accepted.length > 0 ? (
        <ul className={styles.files}>
          {accepted.map(({ key, name, shrunk, size }) => (
            <li className={styles.file} key={key}>
              <span className={styles.name}>
                {name}
                {shrunk ? <Shrunk locale={locale} size={size} {...shrunk} /> : null}
              </span>
              <span className="note oneLine">{formatFileSize(size, locale)}</span>
              <button
                className={`${styles.remove} tool rigid`}
                type="button"
                disabled={sending}
                onClick={() => removeFile(key)}
              >
                <Icon name="x" />
                <VisuallyHidden>{remove(name)}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {pending > 0 ? <p className="note">{words.files.reading}</p> : null}
      {rejected.length > 0 ? (
        <RejectedFiles
          {...props}
          blockedSubmits={selection.blockedSubmits}
          rejected={rejected}
          onDismiss={dismissRejected}
        />
      ) : null}
      {errors.length > 0 ? (
        <ul className="stack gap2" id={`${id}-error`}>
          {errors.map((error) => (
            <li className={field.error} key={error}>
              <Icon name="warning" />
              <span className="slim anywhere">{error}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type ShrunkProps = NonNullable<AcceptedFile<unknown>['shrunk']> & {
  locale: FormLocale;
  size: number;
};

/** Shows the old and new size of a downscaled image, so that the sender can judge its legibility. */
function Shrunk({ bytes, locale, from, size, to }: ShrunkProps) {
  const number = new Intl.NumberFormat(locale);
  const pixels = ({ height, width }: Dimensions) =>
    `${number.format(width)} × ${number.format(height)}`;
  const sizes = [formatFileSize(bytes, locale), formatFileSize(size, locale)] as const;
  const text = formMessages[locale].files.shrunk(pixels(from), pixels(to), ...sizes);
  return <span className="note block">{text}</span>;
}

interface RejectedFilesProps extends Pick<FileFieldProps, 'id' | 'locale' | 'reason'> {
  blockedSubmits: number;
  rejected: readonly RejectedFile[];
  onDismiss: () => void;
}

/** Lists rejected files with their reasons and a button to leave them out; receives the focus when they block a submission. */
function RejectedFiles({
  locale,
  blockedSubmits,
  id,
  onDismiss,
  reason,
  rejected,
}: RejectedFilesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (blockedSubmits > 0) box.current?.focus();
  }, [blockedSubmits]);
  const words = formMessages[locale];
  return (
    <div className={styles.rejected} id={`${id}-error`} ref={box} tabIndex={-1}>
      {blockedSubmits > 0 ? <p className="strong">{words.mathQuestion.heading}</p> : null}
      <ul className="stack gap2">
        {rejected.map(({ code, name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
          <li className={field.error} key={at}>
            <Icon name="warning" />
            <span className="slim anywhere">{`${name}: ${reason(code)}`}</span>
          </li>
        ))}
      </ul>
      <p>{words.files.refused(rejected.length)}</p>
      <div>
        <Button variant="outline" size="small" onClick={onDismiss}>
          {words.files.leaveOut(rejected.length)}
        </Button>
      </div>
    </div>
  );
}
