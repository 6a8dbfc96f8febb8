import { portalMessages } from '../../../page/layout/portal-messages.ts';
import type { Culture } from '../../../page/page-context.ts';
import { paths } from '../../../paths.ts';
import { elsewhereMessages } from '../../../portal/elsewhere-messages.ts';
import styles from '../../../portal/Portal.module.css';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messages } from '../messages.ts';
import type { MemberView } from '../view.ts';

interface StartProps {
  culture: Culture;
  view: Extract<MemberView, { kind: 'start' }>;
}

/** Who is logged in, for whom, and what there is; where the files are, if none is here. */
export function PortalStart({ culture, view: { elsewhere, member } }: StartProps) {
  const { profile, start } = messages[culture];
  const other = elsewhereMessages[culture];
  const { tabs } = portalMessages[culture];
  return (
    <div className={styles.inside}>
      <h1 className={styles.title}>{start.greeting(member.name)}</h1>
      {member.company ? <p>{start.text(member.company)}</p> : null}
      <div className={styles.cards}>
        <div className={styles.card}>
          <h2 className={styles.heading}>
            <a className="target gap3" href={paths.portalLibrary(culture)}>
              {tabs.library}
              <Icon name="arrow-right" />
            </a>
          </h2>
          <p>{elsewhere === undefined ? start.libraryText : other.text}</p>
          {elsewhere === undefined ? null : (
            <p>
              <ButtonLink href={elsewhere}>{other.button}</ButtonLink>
            </p>
          )}
        </div>
        <div className={styles.card}>
          <h2 className={styles.heading}>
            <a className="target gap3" href={paths.portalProfile(culture)}>
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
