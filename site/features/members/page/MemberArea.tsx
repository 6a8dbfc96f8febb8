import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { SubmittedState } from '../../../forms/fields/define-form.ts';
import { portalMessages } from '../../../pages/layout/portal-messages.ts';
import type { Culture } from '../../../pages/page-context.ts';
import { FactColumns } from '../../../pages/parts/FactColumns.tsx';
import { Nothing } from '../../../pages/parts/Nothing.tsx';
import type { BlockProps } from '../../../pages/parts/place.ts';
import { Section } from '../../../pages/parts/Section.tsx';
import { paths } from '../../../pages/paths.ts';
import { Island } from '../../../pages/render/Island.tsx';
import { elsewhereMessages } from '../../../portal/elsewhere-messages.ts';
import type { LatestFile } from '../../../portal/library-news.ts';
import styles from '../../../portal/Portal.module.css';
import AccountForm from '../AccountForm.island.tsx';
import LoginForm from '../LoginForm.island.tsx';
import { messages } from '../messages.ts';
import NewPasswordForm from '../NewPasswordForm.island.tsx';
import ResetForm from '../ResetForm.island.tsx';
import type { MemberBlock, MemberView } from '../view.ts';
import { OwnProfile } from './OwnProfile.tsx';
import { StartHelp } from './StartHelp.tsx';

/** Beside the request for an account: before, in and after the link to the privacy page. */
const accountNotice: Record<Culture, readonly [string, string, string]> = {
  'de-DE': [
    'Wir nutzen Ihre Angaben, um über die Anfrage zu entscheiden und das Konto zu führen. Mehr steht in den ',
    'Datenschutzhinweisen',
    '.',
  ],
  'pl-PL': [
    'Dane wykorzystujemy, aby rozpatrzyć wniosek i prowadzić konto. Więcej piszemy w\u00a0',
    'zasadach prywatności',
    '.',
  ],
};

interface ViewAt<Kind extends MemberView['kind']> {
  culture: Culture;
  view: Extract<MemberView, { kind: Kind }>;
}

/** The way to the page about privacy, where there is one. */
interface WithPrivacy {
  privacyPath: string | undefined;
}

/** The ways in, the start and the profile. */
export function MemberArea({ block: { view }, page, place }: BlockProps<MemberBlock>) {
  const { culture, privacyPath } = page;
  if (view.kind === 'start') return <PortalStart culture={culture} view={view} />;
  if (view.kind === 'profile') return <OwnProfile culture={culture} view={view} />;
  return (
    <Section place={place}>
      <WayIn culture={culture} privacyPath={privacyPath} view={view} />
    </Section>
  );
}

/** Properties of an island hold what is there, and nothing that is not. */
const formState = ({ posted }: { posted?: SubmittedState }) => (posted ? { posted } : {});

function WayIn({
  culture,
  privacyPath,
  view,
}: WithPrivacy & ViewAt<Exclude<MemberView['kind'], 'start' | 'profile'>>) {
  const { first, renew, reset } = messages[culture];
  switch (view.kind) {
    case 'login':
      return <Login culture={culture} view={view} />;
    case 'newPassword': {
      const { button } = view.purpose === 'invite' ? first : renew;
      const own = { id: 'password-form', culture, button, token: view.token };
      return (
        <Island
          name="NewPasswordForm"
          view={NewPasswordForm}
          properties={{ ...own, ...formState(view) }}
        />
      );
    }
    case 'reset':
      return (
        <>
          <Island
            name="ResetForm"
            view={ResetForm}
            properties={{ id: 'reset-form', culture, ...formState(view) }}
          />
          <p className="above5">
            <a className="target" href={paths.portal(culture)}>
              {reset.back}
            </a>
          </p>
        </>
      );
    case 'confirmRequest':
      return <ConfirmRequest culture={culture} view={view} />;
    case 'notice': {
      if (view.notice === 'confirmed') return null;
      const to = view.notice === 'badLink' ? paths.portalReset : paths.portalAccount;
      return (
        <p>
          <ButtonLink href={to(culture)}>{messages[culture][view.notice].button}</ButtonLink>
        </p>
      );
    }
    case 'account':
      return <Account culture={culture} privacyPath={privacyPath} view={view} />;
  }
}

/** What was asked for, and one button. The form goes to the address of the page without its token. */
function ConfirmRequest({ culture, view: { request, token } }: ViewAt<'confirmRequest'>) {
  const { confirm, labels } = messages[culture];
  const facts = [
    { label: labels.name, value: request.name },
    { label: labels.company, value: request.company },
    { label: labels.email, value: request.email },
  ];
  return (
    <FactColumns facts={facts}>
      <form method="post" action={paths.portalAccount(culture)}>
        <input type="hidden" name="requestToken" value={token} />
        <Button type="submit">{confirm.button}</Button>
      </form>
      <p className="note measure">{confirm.not}</p>
    </FactColumns>
  );
}

function Login({ culture, view }: ViewAt<'login'>) {
  const text = messages[culture].login;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {view.saved || view.ended ? (
          <p className={styles.notice} role="status">
            {view.saved ? text.saved : text.ended}
          </p>
        ) : null}
        <h2 className="step2 tight leading115">{text.heading}</h2>
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
        <h2 className="step2 tight leading115">{text.noAccount}</h2>
        <p>{messages[culture].account.text}</p>
        <p>
          <ButtonLink href={paths.portalAccount(culture)} variant="outline">
            {text.request}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** Who is logged in, for whom, and what there is; where the files are, if none is here. */
function PortalStart({ culture, view }: ViewAt<'start'>) {
  const { contact, elsewhere, files, formHref, member, requests } = view;
  const { profile, start } = messages[culture];
  const other = elsewhereMessages[culture];
  const { tabs } = portalMessages[culture];
  return (
    <div className={styles.inside}>
      <h1 className="step3 tracked anywhere">{start.greeting(member.name)}</h1>
      {member.company ? <p>{start.text(member.company)}</p> : null}
      {elsewhere === undefined ? <LatestFiles culture={culture} files={files} /> : null}
      <div className={styles.cards}>
        <StartHelp culture={culture} contact={contact} requests={requests} formHref={formHref} />
        <Card href={paths.portalLibrary(culture)} title={tabs.library}>
          <p>{elsewhere === undefined ? start.libraryText : other.text}</p>
          {elsewhere === undefined ? null : (
            <p>
              <ButtonLink href={elsewhere}>{other.button}</ButtonLink>
            </p>
          )}
        </Card>
        <Card href={paths.portalProfile(culture)} title={profile.heading}>
          <p>{start.profileText}</p>
        </Card>
      </div>
    </div>
  );
}

/** What is new in the library, or why there is nothing. */
function LatestFiles({ culture, files }: { culture: Culture; files: readonly LatestFile[] }) {
  const { start } = messages[culture];
  if (files.length === 0)
    return (
      <Nothing picture="letterbox">
        <h2 className="step2 tight leading115">{start.noFiles.heading}</h2>
        <p>{start.noFiles.text}</p>
      </Nothing>
    );
  return (
    <section className="stack gap4 above5" aria-labelledby="latest">
      <h2 className="step2 tight leading115" id="latest">
        {start.latest}
      </h2>
      <ul className="stack">
        {files.map(({ about, date, href, id, mark, name, shownDate }) => (
          <li className={styles.file} key={id}>
            <Icon name={href?.startsWith('https:') ? 'external-link' : 'document'} />
            <div className={styles.names}>
              <p className="strong">
                {href === undefined ? (
                  name
                ) : (
                  <a className="stretched" href={href}>
                    {name}
                  </a>
                )}
                {mark ? <span className={styles.mark}>{start.marks[mark]}</span> : null}
              </p>
              <p className="note">{about}</p>
            </div>
            <time className="note figures oneLine" dateTime={date}>
              {shownDate}
            </time>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href={paths.portalLibrary(culture)} variant="outline" size="small">
          {start.allFiles}
        </ButtonLink>
      </p>
    </section>
  );
}

function Card({ children, href, title }: { children: ReactNode; href: string; title: string }) {
  return (
    <div className={styles.card}>
      <h2 className="step2 tight leading115">
        <a className="target gap3" href={href}>
          {title}
          <Icon name="arrow-right" />
        </a>
      </h2>
      {children}
    </div>
  );
}

/** What came back without scripts stays as it is: its question is answered, and no script solves another captcha. */
function Account({ culture, privacyPath, view }: WithPrivacy & ViewAt<'account'>) {
  const { posted, sent } = view;
  const properties = { id: 'account-form', culture, captcha: paths.captcha('account'), sent };
  const [before, link, after] = accountNotice[culture];
  return (
    <>
      {posted ? (
        <AccountForm {...properties} posted={posted} />
      ) : (
        <Island name="AccountForm" view={AccountForm} properties={properties} />
      )}
      <p className="note measure above5">
        {before}
        {privacyPath ? <a href={privacyPath}>{link}</a> : link}
        {after}
      </p>
    </>
  );
}
