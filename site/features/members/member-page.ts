import type { Locale } from '@oilway/store/locales.ts';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import { messageOfCode } from '../../forms/fields/form-messages.ts';
import { portalMessages } from '../../pages/layout/portal-messages.ts';
import { paths } from '../../pages/paths.ts';
import type { PortalPage } from '../../portal/page.ts';
import type { PortalRequest } from '../../portal/pages.ts';
import { asPortalError, type PortalError } from '../../portal/portal-error.ts';
import { failureMessages } from './failure-messages.ts';
import { messages } from './messages.ts';
import type { MemberView } from './view.ts';

export type MemberResponse = MemberView | { redirect: string; session?: string };

/** A page, and the handler of its form without scripts. */
export interface MemberRoute {
  path: (locale: Locale) => string;
  get: (request: PortalRequest, locale: Locale) => Promise<MemberResponse>;
  post: (
    request: PortalRequest,
    locale: Locale,
    body: Record<string, string>,
  ) => Promise<MemberResponse>;
}

/** Returns the state of a rejected form. @throws any error that is not a rejection. */
export function refusedForm(
  error: unknown,
  locale: Locale,
  values: SubmittedState['values'],
): { submitted: SubmittedState } {
  const known = asPortalError(error);
  if (!known) throw error;
  return { submitted: { values, problems: known.problems, failure: failureText(locale, known) } };
}

/** Returns a member page or a login page. */
export function memberPage(locale: Locale, view: MemberView): PortalPage {
  const submitted = 'submitted' in view ? view.submitted : undefined;
  const refused = submitted && (submitted.problems.length > 0 || submitted.failure !== undefined);
  const retryAfter = view.kind === 'account' ? view.retryAfter : undefined;
  const gone = view.kind === 'profile' && view.passkeyChange === 'gone';
  const downloadUrl = view.kind === 'start' ? view.downloadUrl : undefined;
  return {
    ...headOf(view, locale),
    block: { blockType: 'memberArea', view },
    ...('member' in view && { member: view.member, current: view.kind }),
    ...(gone ? { status: 404 } : refused && { status: retryAfter ? 429 : 400 }),
    ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    ...(downloadUrl !== undefined && { refresh: downloadUrl }),
  };
}

function headOf(view: MemberView, locale: Locale): Pick<PortalPage, 'heading' | 'lead' | 'path'> {
  const text = messages[locale];
  const { portal, tabs } = portalMessages[locale];
  const at = (form: { heading: string; text: string }, path = paths.portal) => ({
    heading: form.heading,
    lead: form.text,
    path,
  });
  switch (view.kind) {
    case 'login':
      return at({ ...text.login, heading: portal });
    case 'newPassword':
      return at(view.purpose === 'invite' ? text.first : text.renew);
    case 'reset':
      return at(text.reset, paths.portalReset);
    case 'confirmRequest':
      return at(text.confirm, paths.portalAccount);
    case 'notice':
      return at(text[view.notice], view.notice === 'badLink' ? paths.portal : paths.portalAccount);
    case 'account':
      return at(text.account, paths.portalAccount);
    case 'start':
      return at({ heading: tabs.start, text: '' });
    case 'profile':
      return at({ heading: text.profile.heading, text: '' }, paths.portalProfile);
  }
}

/** Returns the error message, with one line for each invalid field. */
export function failureText(
  locale: Locale,
  { code, problems, retryAfter = 1 }: PortalError,
): string {
  const { captcha, failures, wait: waitText } = failureMessages[locale];
  if (code === 'wait') return waitText(retryAfter);
  const { codes, missing } = messages[locale];
  const labels: Record<string, string> = { ...messages[locale].labels, recaptcha: 'Captcha' };
  const words: Record<string, string> = { ...codes, ...captcha };
  const worded = (own: string) => {
    const text = words[own] ?? messageOfCode(locale, own);
    return text === own ? failures.invalid : text;
  };
  const lines = problems
    .filter(({ name }) => name in labels)
    .map(
      ({ code: own, name }) =>
        (own === 'required' && missing[name]) || `${labels[name]}: ${worded(own)}`,
    );
  return lines.length > 0 ? lines.join('\n') : failures[code];
}
