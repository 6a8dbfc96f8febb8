import { passkeyLimit } from '@oilway/store/accounts/passkey.ts';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { Success } from '../../../forms/fields/Form.tsx';
import type { Culture } from '../../../pages/page-context.ts';
import { paths } from '../../../pages/paths.ts';
import { Island } from '../../../pages/render/Island.tsx';
import portal from '../../../portal/Portal.module.css';
import passkeyStyles from '../browser/Passkeys.module.css';
import styles from '../browser/Profile.module.css';
import { passkeyMessages } from '../browser/passkey-messages.ts';
import ChangePasswordForm from '../ChangePasswordForm.island.tsx';
import { messages } from '../messages.ts';
import PasskeyForm from '../PasskeyForm.island.tsx';
import type { ProfileState } from '../schema.ts';
import type { MemberView } from '../view.ts';

interface ProfileProps {
  culture: Culture;
  view: Extract<MemberView, { kind: 'profile' }>;
}

/** The profile and its views (specification section 2, and the passkeys); each is a page with an address of its own. */
export function OwnProfile({ culture, view }: ProfileProps) {
  const text = messages[culture].profile;
  return (
    <div className={portal.inside}>
      <h1 className="step3 tracked anywhere">{text.heading}</h1>
      <div className={styles.profile} data-view={view.state}>
        <ProfileMenu culture={culture} shown={view.state} />
        <div className={styles.part}>
          {view.state === 'list' ? <OwnData culture={culture} view={view} /> : null}
          {view.state === 'changePassword' ? (
            <>
              <h2 className={styles.heading}>{text.change.heading}</h2>
              <p className={styles.lead}>{text.change.text}</p>
              <Island
                name="ChangePasswordForm"
                view={ChangePasswordForm}
                properties={{
                  id: 'change-form',
                  culture,
                  ...(view.posted ? { posted: view.posted } : {}),
                }}
              />
            </>
          ) : null}
          {view.state === 'passkeys' ? <Passkeys culture={culture} view={view} /> : null}
          {view.state === 'changePasswordSuccess' ? (
            <Success heading={text.changed} level={2}>
              <p>{`${text.changedText} ${stay(culture, view)}`}</p>
            </Success>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** That the passkeys still hold, for a member who has any. */
const stay = (culture: Culture, { passkeys }: ProfileProps['view']) =>
  passkeys.length > 0 ? messages[culture].profile.passkeysStay : '';

/** The parts of the profile. On phones it is a state of its own, behind a link. */
function ProfileMenu({ culture, shown }: { culture: Culture; shown: ProfileState }) {
  const text = messages[culture].profile;
  const current = shown === 'changePasswordSuccess' ? 'changePassword' : shown;
  const isOpen = shown === 'phoneMenu';
  return (
    <nav className="screenOnly" aria-label={text.menu}>
      <a className={styles.opener} href={`?view=${isOpen ? 'list' : 'phoneMenu'}`}>
        <Icon name={isOpen ? 'x' : 'menu'} />
        {text.menu}
      </a>
      <ul className={styles.entries}>
        {(['list', 'changePassword', 'passkeys'] as const).map((state) => (
          <li key={state}>
            <a
              className={styles.entry}
              href={`?view=${state}`}
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

/** What is known of a member, where they are logged in, and the way to take both away. */
function OwnData({ culture, view }: ProfileProps) {
  const { ended, member, session, sessions } = view;
  const text = messages[culture].profile;
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
              {text.data.begun} {timestamp(begun, culture)}
            </span>
            <span>
              {text.data.lastSeen} {timestamp(lastSeen, culture)}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <form className="stack gap3 screenOnly" method="post" action="?">
          <p>
            {text.elsewhereText} {stay(culture, view)}
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
          <ButtonLink href={paths.portalData(culture)} variant="outline" icon="download" download>
            {text.export}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** The passkeys of a member, the way to take one away, and the way to one more. */
function Passkeys({ culture, view: { passkeyChange, passkeys } }: ProfileProps) {
  const text = passkeyMessages[culture];
  return (
    <>
      <h2 className={styles.heading}>{messages[culture].profile.passkeys}</h2>
      <p className={styles.lead}>{text.lead}</p>
      {passkeyChange ? (
        <p className={passkeyStyles.note} role="status">
          {text.change[passkeyChange]}
        </p>
      ) : null}
      {passkeys.length === 0 ? <p>{text.none}</p> : null}
      <ul className="stack gap2">
        {passkeys.map(({ created, id, lastUsed, name }) => (
          <li className={styles.session} key={id}>
            <strong>{name || text.unnamed}</strong>
            <span>
              {text.created} {timestamp(created, culture)}
            </span>
            <span>
              {lastUsed ? `${text.lastUsed} ${timestamp(lastUsed, culture)}` : text.unused}
            </span>
            <form className={passkeyStyles.remove} method="post" action="?view=passkeys">
              <input type="hidden" name="act" value="removePasskey" />
              <input type="hidden" name="passkey" value={id} />
              <Button type="submit" variant="outline" size="small">
                {text.remove}
                <VisuallyHidden>: {name || text.unnamed}</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {passkeys.length < passkeyLimit ? (
        <Island
          name="PasskeyForm"
          view={PasskeyForm}
          properties={{ id: 'passkey-form', culture }}
        />
      ) : (
        <p>{text.full}</p>
      )}
    </>
  );
}

/** A day and a time: both countries share their time. */
const timestamp = (iso: string, culture: Culture) =>
  new Intl.DateTimeFormat(culture, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));
