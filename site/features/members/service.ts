import { setTimeout as wait } from 'node:timers/promises';
import { backgroundDelay } from '@oilway/store/accounts/lifetimes.ts';
import {
  createLoginThrottles,
  type LoginThrottles,
} from '@oilway/store/accounts/login-throttles.ts';
import { newToken } from '@oilway/store/accounts/tokens.ts';
import { TooManyRequestsError } from '@oilway/store/limits/submission-limits.ts';
import type { Locale } from '@oilway/store/locales.ts';
import type { MemberService } from '@oilway/store/members/member-service.ts';
import type { PasswordOutcome } from '@oilway/store/members/new-password.ts';
import type { MemberSession } from '@oilway/store/members/sessions.ts';
import type { SolvedCaptcha } from '@oilway/store/submissions/captchas.ts';
import { SubmissionError } from '@oilway/store/submissions/submit.ts';
import type * as z from 'zod/mini';
import type { Captcha } from '../../forms/captcha/captcha.ts';
import { firstProblems } from '../../forms/fields/field-rules.ts';
import { type FieldProblem, PortalError } from '../../portal/portal-error.ts';
import { Problem } from '../../server/http/problem.ts';
import {
  accountFields,
  accountMessage,
  changeFields,
  confirmFields,
  loginFields,
  passwordFields,
  resetFields,
} from './schema.ts';

/** Form name in the captcha of an account request. */
export const accountFormName = 'account';

/** Client of a request. */
export interface ClientInfo {
  /** Network of the client, used for limits. */
  network: string;
  /** Name of the browser. */
  device: string;
}

/** Account operations of the portal, independent of HTTP. Validates input; rejections are PortalErrors. */
export class PortalService {
  readonly #members: MemberService;
  readonly #captcha: Pick<Captcha, 'verify'>;
  readonly #delays: LoginThrottles;

  constructor(members: MemberService, captcha: Pick<Captcha, 'verify'>, clock: () => number) {
    this.#members = members;
    this.#captcha = captcha;
    this.#delays = createLoginThrottles(clock);
  }

  /** @returns the token of the new session. @throws PortalError, TooBusyError */
  async logIn(input: unknown, { device, network }: ClientInfo): Promise<string> {
    const { password, userName } = parseInput(loginFields, input);
    const account = [userName.toLowerCase(), network] as const;
    // In this order, so that a delayed account does not count as an attempt of its network.
    throwIfDelayed(this.#delays.logins.attempt(...account));
    throwIfDelayed(this.#delays.networks.attempt(network));
    const token = await this.#members
      .logIn({ email: userName, password, device })
      .catch((error) => {
        this.#delays.logins.refund(account, false);
        throw error;
      });
    if (token === undefined) throw new PortalError('wrongLogin');
    this.#delays.logins.refund(account);
    this.#delays.networks.refund([network], false);
    return token;
  }

  /** Counts another kind of login as an attempt of its network, refunded on success. @throws PortalError */
  async countAttempt<Result>({ network }: ClientInfo, act: () => Promise<Result>): Promise<Result> {
    throwIfDelayed(this.#delays.networks.attempt(network));
    const result = await act();
    this.#delays.networks.refund([network], false);
    return result;
  }

  /** Verifies the password of the logged-in member. @throws PortalError, TooBusyError */
  async confirmPassword(input: unknown, { member }: MemberSession): Promise<void> {
    const { password } = parseInput(confirmFields, input);
    throwIfDelayed(this.#delays.logins.attempt('change', member.id));
    if (!(await this.#members.isPassword(member.email, password)))
      throw new PortalError('notConfirmed');
    this.#delays.logins.refund(['change', member.id]);
  }

  /** Requests a mail with a password reset link, sent if the address has an account. @throws PortalError */
  async requestReset(input: unknown, { network }: ClientInfo): Promise<void> {
    const { email } = parseInput(resetFields, input);
    throwIfDelayed(this.#delays.mails.attempt('reset', network));
    await this.#members.requestReset(email, network);
  }

  /** @throws PortalError, TooBusyError */
  async setPassword(input: unknown, token: unknown, { network }: ClientInfo): Promise<void> {
    const { newPassword } = parseInput(passwordFields, input);
    throwIfDelayed(this.#delays.networks.attempt(network));
    const link = typeof token === 'string' ? token : '';
    throwUnlessDone(await this.#members.setPassword(link, newPassword));
    this.#delays.networks.refund([network], false);
  }

  /** @returns the new token of the session. @throws PortalError, TooBusyError */
  async changePassword(input: unknown, { member, id }: MemberSession): Promise<string> {
    const { newPassword, oldPassword } = parseInput(changeFields, input);
    throwIfDelayed(this.#delays.logins.attempt('change', member.id));
    const change = { old: oldPassword, password: newPassword, token: newToken() };
    throwUnlessDone(
      await this.#members.changePassword({ email: member.email, session: id }, change),
    );
    this.#delays.logins.refund(['change', member.id]);
    return change.token;
  }

  /**
   * Requests an account. Takes the same time for known and unknown addresses.
   * @param input may contain a captcha.
   * @param solvedCaptcha math captcha of a form without scripts.
   * @throws PortalError, TooManyMathCaptchasError
   */
  async requestAccount(
    input: unknown,
    cultureName: Locale,
    { network }: ClientInfo,
    solvedCaptcha?: SolvedCaptcha,
  ): Promise<void> {
    const { recaptcha, ...request } = parseInput(accountMessage, input);
    throwIfDelayed(this.#delays.mails.attempt('account', network));
    try {
      const captcha =
        solvedCaptcha ??
        (recaptcha ? await this.#captcha.verify(accountFormName, recaptcha) : undefined);
      const minimumDuration = wait(backgroundDelay);
      await this.#members.requestAccount({ ...request, cultureName }, { captcha, network });
      await minimumDuration;
    } catch (error) {
      if (error instanceof Problem) throw invalidInput(error.errors);
      if (error instanceof SubmissionError)
        throw invalidInput([{ name: 'recaptcha', code: error.code }]);
      if (error instanceof TooManyRequestsError)
        throw new PortalError('wait', { retryAfter: secondsUntil(error.until) });
      throw error;
    }
  }
}

const secondsUntil = (moment: number) => Math.max(1, Math.ceil((moment - Date.now()) / 1000));

/** Returns the problems of an account request. */
export const accountProblems = (input: unknown): readonly FieldProblem[] =>
  firstProblems(accountFields.safeParse(input).error?.issues ?? []);

/** @throws PortalError with one code for each invalid field. */
export function parseInput<Values>(schema: z.ZodMiniType<Values>, input: unknown): Values {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  throw invalidInput(firstProblems(error.issues));
}

const invalidInput = (problems: readonly FieldProblem[]) =>
  new PortalError('invalid', { problems });

function throwIfDelayed(retryAfter: number): void {
  if (retryAfter > 0) throw new PortalError('wait', { retryAfter });
}

/** Field codes for passwords that the store rejects. */
const passwordCodes = {
  tooShort: 'shortPassword',
  tooLong: 'longPassword',
  common: 'commonPassword',
};

function throwUnlessDone(outcome: PasswordOutcome): void {
  if (outcome === 'done') return;
  if (outcome === 'link') throw new PortalError('link');
  if (outcome === 'wrong') throw new PortalError('wrongPassword');
  throw invalidInput([{ name: 'newPassword', code: passwordCodes[outcome] }]);
}
