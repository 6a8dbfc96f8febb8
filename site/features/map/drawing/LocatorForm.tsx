import { useId } from 'react';
import { type PageContext, placeParameter } from '../../../page/page-context.ts';
import { messages } from '../../../page/parts/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './LocatorForm.module.css';

interface Props {
  page: PageContext;
  /** The visible label; what may be typed is added for those who don't see the field's hint. */
  label: string;
  submit: string;
  look: 'pool' | 'list';
  /** Of the field; made from where the form stands unless it is given. */
  id?: string;
  /** What the search keeps of the present address, by the parameters' names. */
  kept?: Record<string, string>;
}

/** Asks the page with the full map for a place; works without scripts. */
export function LocatorForm({ page, label, submit, look, kept = {}, ...own }: Props) {
  const made = useId();
  const id = own.id ?? made;
  if (!page.locationsPath) {
    return null;
  }
  const name = placeParameter[page.culture];
  const hint = messages[page.culture].place;
  return (
    <form className={styles[look]} action={page.locationsPath} method="get">
      <label className={styles.label} htmlFor={id}>
        {label}
        {label === hint ? null : <VisuallyHidden> {hint}</VisuallyHidden>}
      </label>
      {Object.entries(kept).map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={value} />
      ))}
      <div className={styles.row}>
        <div className={styles.field}>
          <Icon name="search" className={styles.icon} />
          <input
            className={styles.input}
            id={id}
            name={name}
            type="text"
            defaultValue={page.query.place}
            placeholder={label === hint ? undefined : hint}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" variant="tool" on={look === 'pool' ? 'amber' : 'paper'}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
