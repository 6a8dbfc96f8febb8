import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Locale } from '../page-context.ts';
import { messages } from './messages.ts';
import styles from './TextSize.module.css';

const sizes = [
  { multiplier: 0.875, sign: 'A−', name: 'smaller' },
  { multiplier: 0, sign: 'A', name: 'normal' },
  { multiplier: 1.25, sign: 'A+', name: 'larger' },
] as const;

/** Three sizes of the text; 0 resets it (specification section 9). Not shown without scripts, where the browser's own zoom does it. */
export function TextSize({ locale }: { locale: Locale }) {
  const text = messages[locale].textSize;
  return (
    <fieldset className={styles.sizes}>
      <legend className="visuallyHidden">{text.legend}</legend>
      {sizes.map(({ multiplier, sign, name }) => (
        <button
          className={`${styles.size} ${styles[name]}`}
          key={name}
          type="button"
          data-text-size={multiplier}
          aria-pressed={multiplier === 0}
        >
          <span className="mark leading12">{sign}</span>
          <VisuallyHidden>{text[name]}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}
