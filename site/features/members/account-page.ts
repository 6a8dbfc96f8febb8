import { portalToken } from '@oilway/store/cultures.ts';
import { TooManyAnswersError } from '@oilway/store/limits/question-limits.ts';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import { answersAgain, type MathCaptcha, mathCaptcha, Question } from '../../forms/math-captcha.ts';
import { paths } from '../../pages/paths.ts';
import { askerOf } from '../../portal/asker.ts';
import type { Context } from '../../server/context.ts';
import { type MemberAnswer, type MemberRoute, refusal } from './member-page.ts';
import { accountForm, accountProblems, type PortalService } from './service.ts';

/**
 * A request for an account, and its confirmation by the link of a mail: the link leads to a button, for programs that check mails open
 * every link.
 */
export function account(context: Context, service: PortalService): MemberRoute {
  const { store } = context;
  const sum = new Question(context.config.captchaSecret, context.clock);
  return {
    path: paths.portalAccount,
    async show({ query }) {
      const token = query[portalToken];
      if (typeof token === 'string') {
        const request = await store.accountRequest(token);
        return request
          ? { kind: 'confirmRequest', token, request }
          : { kind: 'notice', notice: 'badRequestLink' };
      }
      if (query.confirmed !== undefined) return { kind: 'notice', notice: 'confirmed' };
      return { kind: 'account', sent: false };
    },
    async send(request, culture, body) {
      const { company = '', email = '', name = '', requestToken } = body;
      if (requestToken !== undefined)
        return (await store.confirmRequest(requestToken))
          ? { go: `${paths.portalAccount(culture)}?confirmed` }
          : { kind: 'notice', notice: 'badRequestLink' };
      const asker = askerOf(request);
      const captcha = mathCaptcha(sum, accountForm, culture, body);
      /** The page again: with what is wrong, or the question. */
      const again = (
        { hidden, question }: MathCaptcha,
        more: Partial<SubmittedState> = {},
        wait?: string,
      ): MemberAnswer => {
        const asked = { hidden, question: wait ? undefined : question };
        const posted = { values: { company, email, name }, problems: [], ...asked, ...more };
        return { kind: 'account', sent: false, posted, ...(wait ? { wait } : {}) };
      };
      const full = (until: number) => {
        const { seconds, text } = answersAgain(culture, until);
        return again(captcha, { failure: text }, seconds);
      };
      try {
        const problems = [...accountProblems(body), ...captcha.problems];
        if (problems.length > 0) return again(captcha, { problems });
        if (!captcha.spent) {
          const until = await store.answersFrom({ network: asker.network });
          return until === undefined ? again(captcha) : full(until);
        }
        await service.requestAccount(body, culture, asker, captcha.spent);
        return { kind: 'account', sent: true };
      } catch (error) {
        if (error instanceof TooManyAnswersError) return full(error.until);
        const { posted } = refusal(error, culture, {});
        // It served another request: this one is asked anew.
        if (posted.problems.some(({ name: field }) => field === 'recaptcha'))
          return again(captcha.anew());
        return again(captcha, { problems: posted.problems, failure: posted.failure });
      }
    },
  };
}
