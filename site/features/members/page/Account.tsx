import type { Locale } from '../../../pages/page-context.ts';
import { paths } from '../../../pages/paths.ts';
import { Island } from '../../../pages/render/Island.tsx';
import AccountForm from '../AccountForm.island.tsx';
import type { MemberView } from '../view.ts';

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

interface AccountProps {
  locale: Locale;
  /** Path of the privacy page. */
  privacyPath: string | undefined;
  view: Extract<MemberView, { kind: 'account' }>;
}

/** Form that requests an account; not hydrated after a native submission, which has its own captcha. */
export function Account({ locale, privacyPath, view }: AccountProps) {
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
