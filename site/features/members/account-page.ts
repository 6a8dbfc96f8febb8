import { TooManyMathCaptchasError } from '@oilway/store/limits/math-captcha-limits.ts';
import { portalTokenParam } from '@oilway/store/locales.ts';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import {
  type MathCaptcha,
  MathChallenges,
  mathCaptcha,
  rateLimitNotice,
} from '../../forms/math-captcha.ts';
import { paths } from '../../pages/paths.ts';
import { clientInfo } from '../../portal/current-member.ts';
import type { Context } from '../../server/context.ts';
import { type MemberResponse, type MemberRoute, refusedForm } from './member-page.ts';
import { accountFormName, accountProblems, type PortalService } from './service.ts';

/**
 * Returns the route that requests an account, and confirms the request by a mailed link. The link only shows a button, because mail
 * scanners open every link.
 */
export function accountPage(context: Context, service: PortalService): MemberRoute {
  const { store } = context;
  const challenges = new MathChallenges(context.config.captchaSecret, context.clock);
  return {
    path: paths.portalAccount,
    async get({ query }) {
      const token = query[portalTokenParam];
      if (typeof token === 'string') {
        const request = await store.accountRequest(token);
        return request
          ? { kind: 'confirmRequest', token, request }
          : { kind: 'notice', notice: 'badRequestLink' };
      }
      if (query.confirmed !== undefined) return { kind: 'notice', notice: 'confirmed' };
      return { kind: 'account', sent: false };
    },
    async post(request, locale, body) {
      const { company = '', email = '', name = '', requestToken } = body;
      if (requestToken !== undefined)
        return (await store.confirmRequest(requestToken))
          ? { redirect: `${paths.portalAccount(locale)}?confirmed` }
          : { kind: 'notice', notice: 'badRequestLink' };
      const client = clientInfo(request);
      const captcha = mathCaptcha(challenges, accountFormName, locale, body);
      /** Returns the form with its errors, or with the math captcha. */
      const showAgain = (
        { hidden, question }: MathCaptcha,
        more: Partial<SubmittedState> = {},
        retryAfter?: string,
      ): MemberResponse => {
        const challenge = { hidden, question: retryAfter ? undefined : question };
        const submitted = { values: { company, email, name }, problems: [], ...challenge, ...more };
        return { kind: 'account', sent: false, submitted, ...(retryAfter ? { retryAfter } : {}) };
      };
      const rateLimited = (retryAt: number) => {
        const { seconds, text } = rateLimitNotice(locale, retryAt);
        return showAgain(captcha, { failure: text }, seconds);
      };
      try {
        const problems = [...accountProblems(body), ...captcha.problems];
        if (problems.length > 0) return showAgain(captcha, { problems });
        if (!captcha.solved) {
          const retryAt = await store.mathCaptchasFrom({ network: client.network });
          return retryAt === undefined ? showAgain(captcha) : rateLimited(retryAt);
        }
        await service.requestAccount(body, locale, client, captcha.solved);
        return { kind: 'account', sent: true };
      } catch (error) {
        if (error instanceof TooManyMathCaptchasError) return rateLimited(error.until);
        const { submitted } = refusedForm(error, locale, {});
        // The answer was used for another request: issues a new question.
        if (submitted.problems.some(({ name: field }) => field === 'recaptcha'))
          return showAgain(captcha.renew());
        return showAgain(captcha, { problems: submitted.problems, failure: submitted.failure });
      }
    },
  };
}
