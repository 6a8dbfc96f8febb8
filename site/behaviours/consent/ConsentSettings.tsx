import type { Locale } from '@oilway/store/locales.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './ConsentSettings.module.css';
import { type ConsentCategory, consentCategories } from './categories.ts';
import { messages } from './messages.ts';

interface Props {
  locale: Locale;
  /** Path of the privacy page, if there is one. */
  privacyPath: string | undefined;
}

/**
 * The dialog with the visitor's consents, opened by elements with `data-consent-settings`. Without scripts no third party is ever loaded, so there is
 * nothing to set.
 */
export function ConsentSettings({ locale, privacyPath }: Props) {
  const text = messages[locale];
  return (
    <div className={styles.around} data-tone="paper">
      <VisuallyHidden>
        <span role="status" data-consent-status />
      </VisuallyHidden>
      <Dialog
        id="cookie-settings"
        title={text.settings}
        closeLabel={text.close}
        savedMessage={text.saved}
      >
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
            {consentCategories.map((category) => (
              <Switch key={category} category={category} {...text.categories[category]} />
            ))}
          </ul>
          <div className={`${styles.actions} wrap gap3`}>
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
