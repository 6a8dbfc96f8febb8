import type { Culture } from '@oilway/store/cultures.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './ConsentSettings.module.css';
import { type ConsentCategory, categories } from './categories.ts';
import { messages } from './messages.ts';

interface Props {
  culture: Culture;
  /** Of the page about privacy, if there is one. */
  privacyPath: string | undefined;
}

/**
 * The dialog of what a visitor allows, opened by whatever has `data-consent-settings`. Without scripts
 * nothing foreign is ever loaded, so there is nothing to set.
 */
export function ConsentSettings({ culture, privacyPath }: Props) {
  const text = messages[culture];
  return (
    <div className={styles.around} data-tone="paper">
      <VisuallyHidden>
        <span role="status" data-consent-status />
      </VisuallyHidden>
      <Dialog id="cookie-settings" title={text.settings} closeLabel={text.close} saved={text.saved}>
        <form className={styles.form} method="dialog" data-consent-form>
          <p className={styles.intro}>
            {text.intro}
            {privacyPath ? (
              <>
                {' '}
                <a href={privacyPath}>{text.privacy}</a>.
              </>
            ) : null}
          </p>
          <ul className={styles.categories}>
            <li className={styles.category}>
              <p className={styles.name}>{text.necessary.name}</p>
              <p className="note">{text.necessary.state}</p>
              <p className={styles.text}>{text.necessary.text}</p>
            </li>
            {categories.map((category) => (
              <Switch key={category} category={category} {...text.categories[category]} />
            ))}
          </ul>
          <div className={styles.actions}>
            <Button type="submit" value="save">
              {text.save}
            </Button>
            <Button type="submit" value="revoke" variant="outline">
              {text.revokeAll}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}

interface SwitchProps {
  category: ConsentCategory;
  name: string;
  text: string;
}

function Switch({ category, name, text }: SwitchProps) {
  const id = `consent-${category}`;
  return (
    <li className={styles.category}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <input
        className={styles.switch}
        id={id}
        type="checkbox"
        value={category}
        aria-describedby={`${id}-text`}
      />
      <p className={styles.text} id={`${id}-text`}>
        {text}
      </p>
    </li>
  );
}
