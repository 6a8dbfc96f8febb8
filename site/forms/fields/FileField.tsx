import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import field from '../../components/Field.module.css';
import { Icon } from '../../components/Icon.tsx';
import { shownSize } from '../../components/shown-size.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './FileField.module.css';
import { type FormCulture, formWords } from './form-words.ts';
import type { ChosenFiles, Dimensions, KeptFile, RefusedFile } from './use-files.ts';

interface FileFieldProps {
  id: string;
  /** Where the browser sends the files by itself, without scripts. */
  name?: string | undefined;
  label: string;
  hint: string;
  /** What the button that takes a file out again is called. */
  remove: (name: string) => string;
  accept: string;
  chosen: ChosenFiles<unknown>;
  /** The words for a code of a refusal. */
  reason: (code: string) => string;
  /** On the way: what is chosen now would not go along any more. */
  sending: boolean;
  /** What the server says, of all of them or of each. */
  errors?: readonly string[];
  culture: FormCulture;
}

/**
 * Files that go along: the browser's own field with a button in our words, for the browser has those of its own language; a list
 * of those chosen, and those refused.
 */
export function FileField(props: FileFieldProps) {
  const { accept, chosen, culture, hint, id, label, remove, sending } = props;
  const { kept, refused, unread } = chosen;
  const words = formWords[culture];
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    // Emptied, so that the same file can be chosen again after it was taken out.
    if (input.current) input.current.value = '';
    if (files.length > 0) chosen.choose(files);
  };
  const takeOut = (key: string) => {
    chosen.takeOut(key);
    input.current?.focus();
  };
  const leaveOut = () => {
    chosen.leaveOut();
    input.current?.focus();
  };
  const errors = refused.length > 0 ? [] : (props.errors ?? []);
  const wrong = refused.length > 0 || errors.length > 0;
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
          onChange={take}
          disabled={sending}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
        <label className={styles.choose} htmlFor={id}>
          {words.files.choose}
        </label>
      </div>
      {kept.length > 0 ? (
        <ul className={styles.files}>
          {kept.map(({ key, name, shrunk, size }) => (
            <li className={styles.file} key={key}>
              <span className={styles.name}>
                {name}
                {shrunk ? <Shrunk culture={culture} size={size} {...shrunk} /> : null}
              </span>
              <span className="note oneLine">{shownSize(size, culture)}</span>
              <button
                className={styles.remove}
                type="button"
                disabled={sending}
                onClick={() => takeOut(key)}
              >
                <Icon name="x" />
                <VisuallyHidden>{remove(name)}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {unread > 0 ? <p className="note">{words.files.reading}</p> : null}
      {refused.length > 0 ? (
        <Refused {...props} held={chosen.held} refused={refused} onLeaveOut={leaveOut} />
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

type ShrunkProps = NonNullable<KeptFile<unknown>['shrunk']> & {
  culture: FormCulture;
  size: number;
};

/** What became of a picture, so that its sender can tell whether it can still be read. */
function Shrunk({ bytes, culture, from, size, to }: ShrunkProps) {
  const number = new Intl.NumberFormat(culture);
  const pixels = ({ height, width }: Dimensions) =>
    `${number.format(width)} × ${number.format(height)}`;
  const sizes = [shownSize(bytes, culture), shownSize(size, culture)] as const;
  const text = formWords[culture].files.shrunk(pixels(from), pixels(to), ...sizes);
  return <span className="note block">{text}</span>;
}

interface RefusedProps extends Pick<FileFieldProps, 'id' | 'culture' | 'reason'> {
  held: number;
  refused: readonly RefusedFile[];
  onLeaveOut: () => void;
}

/** Each file that does not go along, why, and what can be done; takes the focus when the form is held back. */
function Refused({ culture, held, id, onLeaveOut, reason, refused }: RefusedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (held > 0) box.current?.focus();
  }, [held]);
  const words = formWords[culture];
  return (
    <div className={styles.refused} id={`${id}-error`} ref={box} tabIndex={-1}>
      {held > 0 ? <p className="strong">{words.question.heading}</p> : null}
      <ul className="stack gap2">
        {refused.map(({ code, name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is exchanged as a whole.
          <li className={field.error} key={at}>
            <Icon name="warning" />
            <span className="slim anywhere">{`${name}: ${reason(code)}`}</span>
          </li>
        ))}
      </ul>
      <p>{words.files.refused(refused.length)}</p>
      <div>
        <Button variant="outline" size="small" onClick={onLeaveOut}>
          {words.files.leaveOut(refused.length)}
        </Button>
      </div>
    </div>
  );
}
