import { passkeyLimit } from '@oilway/store/accounts/passkey.ts';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { mailHref } from '../../../components/mail-href.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { SuccessMessage } from '../../../forms/fields/Form.tsx';
import type { Locale } from '../../../pages/page-context.ts';
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
  locale: Locale;
  view: Extract<MemberView, { kind: 'profile' }>;
}

/** The profile and its views (specification section 2, and the passkeys); each view has its own URL. */
export function Profile({ locale, view }: ProfileProps) {
  const text = messages[locale].profile;
  return (
    <div className={portal.inside}>
      <h1 className="step3 tracked anywhere">{text.heading}</h1>
      <div className={styles.profile} data-view={view.state}>
        <ProfileMenu locale={locale} view={view.state} />
        <div className={`${styles.part} stack gap5`}>
          {view.state === 'list' ? <ProfileData locale={locale} view={view} /> : null}
          {view.state === 'changePassword' ? (
            <>
              <h2 className={`${styles.heading} step2 tight`}>{text.change.heading}</h2>
              <p className={styles.lead}>{text.change.text}</p>
              <Island
                name="ChangePasswordForm"
                view={ChangePasswordForm}
                properties={{
                  id: 'change-form',
                  locale,
                  ...(view.submitted ? { submitted: view.submitted } : {}),
                }}
              />
            </>
          ) : null}
          {view.state === 'passkeys' ? <Passkeys locale={locale} view={view} /> : null}
          {view.state === 'changePasswordSuccess' ? (
            <SuccessMessage heading={text.changed}>
              <p>{`${text.changedText} ${passkeysNotice(locale, view)}`}</p>
            </SuccessMessage>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Returns the notice that passkeys stay valid; empty for a member without passkeys. */
const passkeysNotice = (locale: Locale, { passkeys }: ProfileProps['view']) =>
  passkeys.length > 0 ? messages[locale].profile.passkeysStay : '';

/** Navigation of the profile. On phones it is a separate view, opened by a link. */
function ProfileMenu({ locale, view }: { locale: Locale; view: ProfileState }) {
  const text = messages[locale].profile;
  const current = view === 'changePasswordSuccess' ? 'changePassword' : view;
  const isOpen = view === 'phoneMenu';
  return (
    <nav className="screenOnly" aria-label={text.menu}>
      <a className={styles.opener} href={`?view=${isOpen ? 'list' : 'phoneMenu'}`}>
        {text.menu}
        <Icon name={isOpen ? 'x' : 'chevron-down'} />
      </a>
      <ul className={styles.entries}>
        {(['list', 'changePassword', 'passkeys'] as const).map((state) => (
          <li key={state}>
            <a
              className={`${styles.entry} strong plain block notice pressable`}
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

/** The member's data and sessions, with an export, and buttons that end one or all other sessions. */
function ProfileData({ locale, view }: ProfileProps) {
  const { contact, ended, member, session, sessions } = view;
  const text = messages[locale].profile;
  return (
    <>
      <h2 className={`${styles.heading} step2 tight`}>{text.list}</h2>
      <dl className="stack">
        {(['name', 'email', 'company'] as const).map((key) => (
          <div className={styles.fact} key={key}>
            <dt className="quiet">{text.data[key]}</dt>
            <dd className="strong anywhere">{member[key]}</dd>
          </div>
        ))}
      </dl>
      {contact ? (
        <p className="anywhere">
          {text.correct(contact.profileName)} <a href={mailHref(contact.email)}>{contact.email}</a>
        </p>
      ) : null}
      <h2 className={`${styles.heading} step2 tight`} id="sessions">
        {text.sessions}
      </h2>
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
              {text.data.begun} <span className="block">{timestamp(begun, locale)}</span>
            </span>
            <span>
              {text.data.lastSeen} <span className="block">{timestamp(lastSeen, locale)}</span>
            </span>
            {id === session ? null : (
              <form className={`${passkeyStyles.remove} screenOnly`} method="post" action="?">
                <input type="hidden" name="act" value="endSession" />
                <input type="hidden" name="session" value={id} />
                <Button type="submit" variant="outline" size="small">
                  {text.end}
                  <VisuallyHidden>: {device || text.unknownDevice}</VisuallyHidden>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <form className="stack gap3 screenOnly" method="post" action="?">
          <p>
            {text.elsewhereText} {passkeysNotice(locale, view)}
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
      <h2 className={`${styles.heading} step2 tight screenOnly`}>{text.exportHeading}</h2>
      <p className="screenOnly">{text.exportText}</p>
      <p className="screenOnly">
        <ButtonLink href={paths.portalData(locale)} variant="outline" icon="download" download>
          {text.export}
        </ButtonLink>
      </p>
    </>
  );
}

/** The member's passkeys, each with a button that removes it, and a form that adds one. */
function Passkeys({ locale, view: { passkeyChange, passkeys } }: ProfileProps) {
  const text = passkeyMessages[locale];
  return (
    <>
      <h2 className={`${styles.heading} step2 tight`}>{messages[locale].profile.passkeys}</h2>
      <p className={styles.lead}>{text.lead}</p>
      {passkeyChange ? (
        <p className={`${passkeyStyles.note} notice wash`} role="status">
          {text.change[passkeyChange]}
        </p>
      ) : null}
      {passkeys.length === 0 ? <p>{text.none}</p> : null}
      <ul className="stack gap2">
        {passkeys.map(({ created, id, lastUsed, name }) => (
          <li className={styles.session} key={id}>
            <strong>{name || text.unnamed}</strong>
            <span>
              {text.created} {timestamp(created, locale)}
            </span>
            <span>
              {lastUsed ? `${text.lastUsed} ${timestamp(lastUsed, locale)}` : text.unused}
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
        <Island name="PasskeyForm" view={PasskeyForm} properties={{ id: 'passkey-form', locale }} />
      ) : (
        <p>{text.full}</p>
      )}
    </>
  );
}

/** Formats date and time; both countries have the same time zone. */
const timestamp = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));
