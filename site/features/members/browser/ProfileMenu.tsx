import type { MouseEvent } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { messages } from '../messages.ts';
import type { ProfileState } from '../schema.ts';
import styles from './Profile.module.css';

interface MenuProps {
  culture: 'de-DE' | 'pl-PL';
  shown: ProfileState;
  show: (state: ProfileState) => void;
}

const entries = ['list', 'changePassword', 'passkeys'] as const;

/** The parts of the profile. On phones it is a state of its own, behind a button. */
export function ProfileMenu({ culture, show, shown }: MenuProps) {
  const text = messages[culture].profile;
  const current = shown === 'changePasswordSuccess' ? 'changePassword' : shown;
  const to = (state: ProfileState) => ({
    href: `?view=${state}`,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(state);
    },
  });
  return (
    <nav className="screenOnly" aria-label={text.menu}>
      <a className={styles.opener} {...to(shown === 'phoneMenu' ? 'list' : 'phoneMenu')}>
        <Icon name={shown === 'phoneMenu' ? 'x' : 'menu'} />
        {text.menu}
      </a>
      <ul className={styles.entries}>
        {entries.map((state) => (
          <li key={state}>
            <a
              className={styles.entry}
              {...to(state)}
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
