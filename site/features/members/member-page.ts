import type { Culture } from '@oilway/store/cultures.ts';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import { wordsOf } from '../../forms/fields/form-words.ts';
import { portalMessages } from '../../pages/layout/portal-messages.ts';
import { paths } from '../../pages/paths.ts';
import type { PortalPage } from '../../portal/page.ts';
import type { PortalRequest } from '../../portal/pages.ts';
import { asPortalError, type PortalError } from '../../portal/portal-error.ts';
import { failureMessages } from './failure-messages.ts';
import { messages } from './messages.ts';
import type { MemberView } from './view.ts';

export type MemberAnswer = MemberView | { go: string; session?: string };

/** A page, and what its form does where there are no scripts. */
export interface MemberRoute {
  path: (culture: Culture) => string;
  show: (request: PortalRequest, culture: Culture) => Promise<MemberAnswer>;
  send: (
    request: PortalRequest,
    culture: Culture,
    body: Record<string, string>,
  ) => Promise<MemberAnswer>;
}

/** A form after what it asked for was refused. @throws what is no refusal. */
export function refusal(
  error: unknown,
  culture: Culture,
  values: SubmittedState['values'],
): { posted: SubmittedState } {
  const known = asPortalError(error);
  if (!known) throw error;
  return { posted: { values, problems: known.problems, failure: failureText(culture, known) } };
}

/** A page of members, or of their ways in. */
export function memberPage(culture: Culture, view: MemberView): PortalPage {
  const posted = 'posted' in view ? view.posted : undefined;
  const refused = posted && (posted.problems.length > 0 || posted.failure !== undefined);
  const wait = view.kind === 'account' ? view.wait : undefined;
  const gone = view.kind === 'profile' && view.passkeyChange === 'gone';
  const saves = view.kind === 'start' ? view.saves : undefined;
  return {
    ...headOf(view, culture),
    block: { blockType: 'memberArea', view },
    ...('member' in view && { member: view.member, current: view.kind }),
    ...(gone ? { status: 404 } : refused && { status: wait ? 429 : 400 }),
    ...(wait !== undefined && { headers: { 'retry-after': wait } }),
    ...(saves !== undefined && { refresh: saves }),
  };
}

function headOf(view: MemberView, culture: Culture): Pick<PortalPage, 'heading' | 'lead' | 'path'> {
  const text = messages[culture];
  const { portal, tabs } = portalMessages[culture];
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

/** What went wrong, in words: every field on a line of its own. */
export function failureText(culture: Culture, { code, problems, wait = 1 }: PortalError): string {
  const { captcha, failures, wait: waitText } = failureMessages[culture];
  if (code === 'wait') return waitText(wait);
  const { codes, missing } = messages[culture];
  const labels: Record<string, string> = { ...messages[culture].labels, recaptcha: 'Captcha' };
  const words: Record<string, string> = { ...codes, ...captcha };
  const worded = (own: string) => {
    const text = words[own] ?? wordsOf(culture, own);
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
