import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { messages } from '../messages.ts';
import styles from './Profile.module.css';

export type ProfileState =
  | 'list'
  | 'changePassword'
  | 'changePasswordSuccess'
  | 'passkeys'
  | 'phoneMenu';

interface MenuProps {
  culture: 'de-DE' | 'pl-PL';
  shown: ProfileState;
  /** Opens and closes the menu, whose button keeps the focus. */
  show: (state: ProfileState) => void;
  /** Leads to a part, away from the menu. */
  choose: (state: ProfileState) => void;
}

const entries = ['list', 'changePassword', 'passkeys'] as const;

/** The parts of the profile. On phones it is a state of its own, behind a button. */
export function ProfileMenu({ choose, culture, show, shown }: MenuProps) {
  const text = messages[culture].profile;
  const current = shown === 'changePasswordSuccess' ? 'changePassword' : shown;
  const to = (state: ProfileState, go: (state: ProfileState) => void) => ({
    href: `?view=${state}`,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(state);
    },
  });
  return (
    <nav className={styles.menu} aria-label={text.menu}>
      <a className={styles.opener} {...to(shown === 'phoneMenu' ? 'list' : 'phoneMenu', show)}>
        <Icon name={shown === 'phoneMenu' ? 'x' : 'menu'} />
        {text.menu}
      </a>
      <ul className={styles.entries}>
        {entries.map((state) => (
          <li key={state}>
            <a
              className={styles.entry}
              {...to(state, choose)}
              aria-current={current === state ? 'page' : undefined}
            >
              {text[state]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
