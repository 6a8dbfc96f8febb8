import { Button, ButtonLink } from '../../../components/Button.tsx';
import { messages } from '../messages.ts';
import { moment } from './moment.ts';
import styles from './Profile.module.css';

export interface OwnDataProps {
  culture: 'de-DE' | 'pl-PL';
  member: { name: string; email: string; company: string };
  /** The id of the session that looks. */
  session: string;
  sessions: readonly { id: string; device: string; begun: string; lastSeen: string }[];
  /** The other ones have just been ended. */
  ended: boolean;
  /** That the passkeys still hold, for a member who has any. */
  stay: string;
  exportHref: string;
}

/** What is known of a member, where they are logged in, and the way to take both away. */
export function OwnData(props: OwnDataProps) {
  const { culture, ended, exportHref, member, session, sessions, stay } = props;
  const text = messages[culture].profile;
  const others = sessions.some(({ id }) => id !== session);
  return (
    <>
      <h2 className={styles.heading}>{text.list}</h2>
      <dl className={styles.facts}>
        {(['name', 'email', 'company'] as const).map((key) => (
          <div key={key}>
            <dt>{text.data[key]}</dt>
            <dd>{member[key]}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>{text.sessions}</h2>
      {ended ? <p role="status">{text.ended}</p> : null}
      <ul className="stack gap2">
        {sessions.map(({ begun, device, id, lastSeen }) => (
          <li
            className={styles.session}
            key={id}
            aria-current={id === session ? 'true' : undefined}
          >
            <strong>
              {device || text.unknownDevice}
              {id === session ? ` (${text.here})` : ''}
            </strong>
            <span>
              {text.data.begun} {moment(begun, culture)}
            </span>
            <span>
              {text.data.lastSeen} {moment(lastSeen, culture)}
            </span>
          </li>
        ))}
      </ul>
      {others ? (
        <form className="stack gap3 screenOnly" method="post" action="?">
          <p>
            {text.elsewhereText} {stay}
          </p>
          <input type="hidden" name="act" value="elsewhere" />
          <div>
            <Button type="submit" variant="outline">
              {text.elsewhere}
            </Button>
          </div>
        </form>
      ) : (
        <p>{text.nowhere}</p>
      )}
      <div className="stack gap3 screenOnly">
        <p>{text.exportText}</p>
        <div>
          <ButtonLink href={exportHref} variant="outline" icon="download" download>
            {text.export}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
