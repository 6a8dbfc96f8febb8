import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Culture } from '../page-context.ts';
import { messages } from './messages.ts';
import styles from './TextSize.module.css';

const sizes = [
  { multiplier: 0.875, sign: 'A−', name: 'smaller' },
  { multiplier: 1, sign: 'A', name: 'normal' },
  { multiplier: 1.25, sign: 'A+', name: 'larger' },
] as const;

/** Three sizes of the text. Not shown without scripts, where the browser's own zoom does it. */
export function TextSize({ culture }: { culture: Culture }) {
  const text = messages[culture].textSize;
  return (
    <fieldset className={styles.sizes}>
      <legend className="unseen">{text.legend}</legend>
      {sizes.map(({ multiplier, sign, name }) => (
        <button
          className={`${styles.size} ${styles[name]}`}
          key={name}
          type="button"
          data-text-size={multiplier}
          aria-pressed={multiplier === 1}
        >
          <span className={styles.sign}>{sign}</span>
          <VisuallyHidden>{text[name]}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
