import type { Posted } from '../../../forms/fields/posted.ts';
import type { ViewProps } from '../../../page/parts/place.ts';
import { Section } from '../../../page/parts/Section.tsx';
import { Island } from '../../../page/render/Island.tsx';
import { paths } from '../../../paths.ts';
import styles from '../../../portal/Portal.module.css';
import { ButtonLink } from '../../../ui/Button.tsx';
import AccountForm from '../AccountForm.island.tsx';
import LoginForm from '../LoginForm.island.tsx';
import { messages } from '../messages.ts';
import NewPasswordForm from '../NewPasswordForm.island.tsx';
import Profile from '../Profile.island.tsx';
import ResetForm from '../ResetForm.island.tsx';
import type { MemberBlock, MemberView } from '../view.ts';
import { PortalStart } from './PortalStart.tsx';

type Of<Kind extends MemberView['kind']> = ViewProps<MemberBlock> & {
  view: Extract<MemberView, { kind: Kind }>;
};

/** The ways in, the start and the profile. */
export function MemberArea(props: ViewProps<MemberBlock>) {
  const { view } = props.block;
  switch (view.kind) {
    case 'login':
      return <Login {...props} view={view} />;
    case 'newPassword':
      return <NewPassword {...props} view={view} />;
    case 'badLink':
      return <BadLink {...props} view={view} />;
    case 'reset':
      return <Reset {...props} view={view} />;
    case 'account':
      return <Account {...props} view={view} />;
    case 'start':
      return <PortalStart culture={props.page.culture} view={view} />;
    case 'profile':
      return <OwnProfile {...props} view={view} />;
  }
}

/** Properties of an island hold what is there, and nothing that is not. */
const formState = ({ posted }: { posted?: Posted }) => (posted ? { posted } : {});

function Login({ page: { culture }, place, view }: Of<'login'>) {
  const text = messages[culture].login;
  return (
    <Section place={place}>
      <div className={styles.columns}>
        <div className={styles.main}>
          {view.saved ? (
            <p className={styles.notice} role="status">
              {text.saved}
            </p>
          ) : null}
          <h2 className={styles.heading}>{text.heading}</h2>
          <Island
            name="LoginForm"
            view={LoginForm}
            properties={{ id: 'login-form', culture, ...formState(view) }}
          />
          <p>
            <a className="target" href={paths.portalReset(culture)}>
              {text.forgotten}
            </a>
          </p>
        </div>
        <div className={styles.aside}>
          <h2 className={styles.heading}>{text.noAccount}</h2>
          <p>{messages[culture].account.text}</p>
          <p>
            <ButtonLink href={paths.portalAccount(culture)} variant="outline">
              {text.request}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

function NewPassword({ page: { culture }, place, view }: Of<'newPassword'>) {
  const text = messages[culture];
  const { button } = view.purpose === 'invite' ? text.first : text.renew;
  return (
    <Section place={place}>
      <Island
        name="NewPasswordForm"
        view={NewPasswordForm}
        properties={{
          id: 'password-form',
          culture,
          button,
          token: view.token,
          ...formState(view),
        }}
      />
    </Section>
  );
}

function BadLink({ page: { culture }, place }: Of<'badLink'>) {
  return (
    <Section place={place}>
      <p>
        <ButtonLink href={paths.portalReset(culture)}>
          {messages[culture].badLink.button}
        </ButtonLink>
      </p>
    </Section>
  );
}

function Reset({ page: { culture }, place, view }: Of<'reset'>) {
  return (
    <Section place={place}>
      <Island
        name="ResetForm"
        view={ResetForm}
        properties={{ id: 'reset-form', culture, sent: view.sent, ...formState(view) }}
      />
      <p className="above5">
        <a className="target" href={paths.portal(culture)}>
          {messages[culture].reset.back}
        </a>
      </p>
    </Section>
  );
}

function Account({ page: { culture }, place, view }: Of<'account'>) {
  return (
    <Section place={place}>
      <Island
        name="AccountForm"
        view={AccountForm}
        properties={{ id: 'account-form', culture, sent: view.sent, ...formState(view) }}
      />
    </Section>
  );
}

function OwnProfile({ page: { culture }, view }: Of<'profile'>) {
  const { ended, member, passkeyChange, passkeys, session, sessions, state } = view;
  const { company, email, name } = member;
  return (
    <div className={styles.inside}>
      <h1 className={styles.title}>{messages[culture].profile.heading}</h1>
      <Island
        name="Profile"
        view={Profile}
        properties={{
          id: 'change-form',
          culture,
          state,
          member: { company, email, name },
          session,
          sessions,
          ended,
          passkeys,
          ...(passkeyChange === undefined ? {} : { passkeyChange }),
          exportHref: paths.portalData(culture),
          ...formState(view),
        }}
      />
    </div>
  );
}
