import { messages } from '../../../features/portal/messages.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Culture } from '../../page-context.ts';
import styles from './Portal.module.css';

interface StartProps {
  culture: Culture;
  member: { name: string; company: string };
}

/** Who is logged in, for whom, and what there is. */
export function PortalStart({ culture, member }: StartProps) {
  const { profile, start, tabs } = messages[culture];
  return (
    <div className={styles.inside}>
      <h1 className={styles.title}>{start.greeting(member.name)}</h1>
      {member.company ? <p>{start.text(member.company)}</p> : null}
      <div className={styles.cards}>
        <div className={styles.card}>
          <h2 className={styles.heading}>
            <a className={styles.cardLink} href={paths.portalLibrary(culture)}>
              {tabs.library}
              <Icon name="arrow-right" />
            </a>
          </h2>
          <p>{start.libraryText}</p>
        </div>
        <div className={styles.card}>
          <h2 className={styles.heading}>
            <a className={styles.cardLink} href={paths.portalProfile(culture)}>
              {profile.heading}
              <Icon name="arrow-right" />
            </a>
          </h2>
          <p>{start.profileText}</p>
        </div>
      </div>
    </div>
  );
}
