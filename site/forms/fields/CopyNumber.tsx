import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type FormCulture, formWords } from './form-words.ts';
import styles from './Sent.module.css';

interface CopyNumberProps {
  culture: FormCulture;
  reference: string;
  /** Whether a script shows it. */
  alive: boolean;
}

/** The number of a matter, large, and a button that puts it into the clipboard. */
export function CopyNumber({ alive, culture, reference }: CopyNumberProps) {
  const { sent: words } = formWords[culture];
  const number = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // A browser that keeps its clipboard to itself: it is marked, and the keyboard copies it.
      if (number.current) getSelection()?.selectAllChildren(number.current);
    }
  };
  return (
    <p className={styles.reference}>
      <strong className={styles.number} ref={number} translate="no">
        {reference}
      </strong>
      {alive ? (
        <span className="screenOnly">
          <Button
            variant="tool"
            on="amber"
            size="small"
            icon={copied ? 'check' : 'copy'}
            iconAt="start"
            onClick={() => void copy()}
          >
            {copied ? words.copied : words.copy}
          </Button>
          <VisuallyHidden>
            <span role="status">{copied ? words.copied : ''}</span>
          </VisuallyHidden>
        </span>
      ) : null}
    </p>
  );
}
