import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { MeasuringJug } from '../../../components/illustration/MeasuringJug.tsx';
import type { SubmittedState } from '../../../forms/fields/define-form.ts';
import type { Locale, PageContext } from '../../../pages/page-context.ts';
import type { BlockProps } from '../../../pages/parts/block-position.ts';
import { EmptyState } from '../../../pages/parts/EmptyState.tsx';
import { FactGrid } from '../../../pages/parts/FactGrid.tsx';
import { Section } from '../../../pages/parts/Section.tsx';
import { paths } from '../../../pages/paths.ts';
import { Island } from '../../../pages/render/Island.tsx';
import type { LatestFile } from '../../../portal/latest-files.ts';
import { otherCountryMessages } from '../../../portal/other-country-messages.ts';
import styles from '../../../portal/Portal.module.css';
import { portalFilePaths } from '../../../server/portal-file-paths.ts';
import AccountForm from '../AccountForm.island.tsx';
import LoginForm from '../LoginForm.island.tsx';
import { messages } from '../messages.ts';
import NewPasswordForm from '../NewPasswordForm.island.tsx';
import ResetForm from '../ResetForm.island.tsx';
import type { MemberBlock, MemberView } from '../view.ts';
import { Profile } from './Profile.tsx';
import { StartHelp } from './StartHelp.tsx';

/** Privacy notice of the account request: before, in and after the link to the privacy page. */
const accountNotice: Record<Locale, readonly [string, string, string]> = {
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

interface ViewProps<Kind extends MemberView['kind']> {
  locale: Locale;
  privacyPath?: string | undefined;
  view: Extract<MemberView, { kind: Kind }>;
}

/** Renders login pages, start page and profile. */
export function MemberArea({ block: { view }, page, position }: BlockProps<MemberBlock>) {
  const { locale, privacyPath } = page;
  if (view.kind === 'start') return <PortalStart page={page} view={view} />;
  if (view.kind === 'profile') return <Profile locale={locale} view={view} />;
  return (
    <Section position={position}>
      <GuestView locale={locale} privacyPath={privacyPath} view={view} />
    </Section>
  );
}

/** Returns the island's property `submitted`, omitted if undefined. */
const formState = ({ submitted }: { submitted?: SubmittedState }) =>
  submitted ? { submitted } : {};

function GuestView(props: ViewProps<Exclude<MemberView['kind'], 'start' | 'profile'>>) {
  const { locale, privacyPath, view } = props;
  const { first, renew, reset } = messages[locale];
  switch (view.kind) {
    case 'login':
      return <Login locale={locale} view={view} />;
    case 'newPassword': {
      const { button } = view.purpose === 'invite' ? first : renew;
      const own = { id: 'password-form', locale, button, token: view.token };
      const properties = { ...own, ...formState(view) };
      return <Island name="NewPasswordForm" view={NewPasswordForm} properties={properties} />;
    }
    case 'reset':
      return (
        <>
          <Island
            name="ResetForm"
            view={ResetForm}
            properties={{ id: 'reset-form', locale, ...formState(view) }}
          />
          <p className="above5">
            <a className="target" href={paths.portal(locale)}>
              {reset.back}
            </a>
          </p>
        </>
      );
    case 'confirmRequest':
      return <ConfirmRequest locale={locale} view={view} />;
    case 'notice': {
      if (view.notice === 'confirmed') return null;
      const to = view.notice === 'badLink' ? paths.portalReset : paths.portalAccount;
      return (
        <p>
          <ButtonLink href={to(locale)}>{messages[locale][view.notice].button}</ButtonLink>
        </p>
      );
    }
    case 'account':
      return <Account locale={locale} privacyPath={privacyPath} view={view} />;
  }
}

/** Form that requests an account; not hydrated after a native submission, which has its own captcha. */
function Account({ locale, privacyPath, view }: ViewProps<'account'>) {
  const { submitted, sent } = view;
  const properties = { id: 'account-form', locale, captchaUrl: paths.captcha('account'), sent };
  const [before, link, after] = accountNotice[locale];
  return (
    <>
      {submitted ? (
        <AccountForm {...properties} submitted={submitted} />
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

/** The account request with a confirm button. The form's action is the URL of the page without its token. */
function ConfirmRequest({ locale, view: { request, token } }: ViewProps<'confirmRequest'>) {
  const { confirm, labels } = messages[locale];
  const facts = (['name', 'company', 'email'] as const).map((name) => ({
    label: labels[name],
    value: request[name],
  }));
  return (
    <FactGrid facts={facts}>
      <form method="post" action={paths.portalAccount(locale)}>
        <input type="hidden" name="requestToken" value={token} />
        <Button type="submit">{confirm.button}</Button>
      </form>
      <p className="note measure">{confirm.not}</p>
    </FactGrid>
  );
}

function Login({ locale, view }: ViewProps<'login'>) {
  const text = messages[locale].login;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {view.saved || view.ended ? (
          <p className="wash notice" role="status">
            {view.saved ? text.saved : text.ended}
          </p>
        ) : null}
        <h2 className="step2 tight leading115">{text.heading}</h2>
        <Island
          name="LoginForm"
          view={LoginForm}
          properties={{ id: 'login-form', locale, ...formState(view) }}
        />
        <p>
          <a className="target" href={paths.portalReset(locale)}>
            {text.forgotten}
          </a>
        </p>
      </div>
      <div className={styles.aside}>
        <h2 className="step2 tight leading115">{text.noAccount}</h2>
        <p>{messages[locale].account.text}</p>
        <ul className="stack gap3">
          {text.contents.map(([icon, content]) => (
            <li className="row gap3 strong leading14" key={icon}>
              <Icon name={icon} className="amberInk" />
              {content}
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink href={paths.portalAccount(locale)} variant="outline">
            {text.request}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** Start page: greeting, latest files, and support. */
function PortalStart({ page, view }: { page: PageContext; view: ViewProps<'start'>['view'] }) {
  const { contact, downloads, otherCountryUrl, files, formHref, member, requests } = view;
  const unread = files.filter(({ badge }) => badge).map(({ id }) => id);
  const { locale } = page;
  const { start } = messages[locale];
  const other = otherCountryMessages[locale];
  return (
    <div className={styles.inside}>
      <div className={styles.cards}>
        <div className="stack gap5 fromTop">
          <h1 className="step3 tracked anywhere">{start.greeting(member.name)}</h1>
          {member.company ? <p>{start.text(member.company)}</p> : null}
        </div>
        {downloads.files > 0 ? (
          <p className="wrap middle gap5 panel padded5">
            <span className={styles.jug}>
              <MeasuringJug litres={downloads.downloaded} scale={downloads.files} />
            </span>
            <span className={styles.names}>
              <strong className="block step3 display tracked leading115 figures">
                {start.downloads(downloads.downloaded, downloads.files)}
              </strong>{' '}
              {start.downloadsText}
            </span>
            {unread.length > 1 ? (
              <span className="whole">
                <ButtonLink href={portalFilePaths.portalZip(unread)} size="small" icon="download">
                  {start.loadLatest(unread.length)}
                </ButtonLink>
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
      {otherCountryUrl === undefined ? (
        <LatestFiles locale={locale} files={files} />
      ) : (
        <div className={styles.card}>
          <p>{other.text}</p>
          <p>
            <ButtonLink href={otherCountryUrl}>{other.button}</ButtonLink>
          </p>
        </div>
      )}
      <div className={styles.cards}>
        <StartHelp page={page} contact={contact} requests={requests} formHref={formHref} />
      </div>
    </div>
  );
}

/** Latest files of the library, or a notice that there are none. */
function LatestFiles({ locale, files }: { locale: Locale; files: readonly LatestFile[] }) {
  const { start } = messages[locale];
  if (files.length === 0)
    return (
      <EmptyState illustration="letterbox">
        <h2 className="step2 tight leading115">{start.noFiles.heading}</h2>
        <p>{start.noFiles.text}</p>
      </EmptyState>
    );
  return (
    <section className="stack gap4 above5" aria-labelledby="latest">
      <h2 className="step2 tight leading115" id="latest">
        {start.latest}
      </h2>
      <ul className="stack">
        {files.map(({ details, date, href, id, badge, name, formattedDate }) => (
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
                )}{' '}
                {badge ? <span className={styles.mark}>{start.marks[badge]}</span> : null}
              </p>
              <p className="note">
                {details} <span className="wideOnly">·</span>
                <br className="narrowOnly" />{' '}
                <time className="oneLine" dateTime={date}>
                  {formattedDate}
                </time>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href={paths.portalLibrary(locale)} variant="outline" size="small">
          {start.allFiles}
        </ButtonLink>
      </p>
    </section>
  );
}
