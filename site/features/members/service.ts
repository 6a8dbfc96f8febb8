import { setTimeout as wait } from 'node:timers/promises';
import { type Delays, newDelays } from '@oilway/store/accounts/delays.ts';
import { answered as answerTime } from '@oilway/store/accounts/limits.ts';
import { newToken } from '@oilway/store/accounts/tokens.ts';
import type { Culture } from '@oilway/store/cultures.ts';
import { TooManyRequestsError } from '@oilway/store/limits/mail-limits.ts';
import type { MemberDoor } from '@oilway/store/members/door.ts';
import type { PasswordOutcome } from '@oilway/store/members/new-password.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
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

/** What the captcha of a request for an account is made for. */
export const accountForm = 'account';

/** Who asks, as far as the rules need it. */
export interface MemberAsker {
  /** Where the request comes from. */
  network: string;
  /** The browser's name. */
  device: string;
}

/** What the portal does: parsed by its own rules, refused as a PortalError. Knows no HTTP. */
export class PortalService {
  readonly #members: MemberDoor;
  readonly #captcha: Pick<Captcha, 'verify'>;
  readonly #delays: Delays;

  constructor(members: MemberDoor, captcha: Pick<Captcha, 'verify'>, clock: () => number) {
    this.#members = members;
    this.#captcha = captcha;
    this.#delays = newDelays(clock);
  }

  /** @returns the token of the new session. @throws PortalError, TooBusyError */
  async logIn(input: unknown, { device, network }: MemberAsker): Promise<string> {
    const { password, userName } = parsed(loginFields, input);
    const account = [userName.toLowerCase(), network] as const;
    // In this order: what one account has to wait for is no try of the whole network.
    refuseEarly(this.#delays.logins.begin(...account));
    refuseEarly(this.#delays.networks.begin(network));
    const token = await this.#members
      .logIn({ email: userName, password, device })
      .catch((error) => {
        this.#delays.logins.forgive(account, false);
        throw error;
      });
    if (token === undefined) throw new PortalError('wrongLogin');
    this.#delays.logins.forgive(account);
    this.#delays.networks.forgive([network], false);
    return token;
  }

  /** Counts a login by other means as a try of its network, and takes a good one back. @throws PortalError */
  async tryOf<Result>({ network }: MemberAsker, act: () => Promise<Result>): Promise<Result> {
    refuseEarly(this.#delays.networks.begin(network));
    const result = await act();
    this.#delays.networks.forgive([network], false);
    return result;
  }

  /** Asks whoever is logged in for the password once more. @throws PortalError, TooBusyError */
  async confirm(input: unknown, { member }: Visit): Promise<void> {
    const { password } = parsed(confirmFields, input);
    refuseEarly(this.#delays.logins.begin('change', member.id));
    if (!(await this.#members.isPassword(member.email, password)))
      throw new PortalError('notConfirmed');
    this.#delays.logins.forgive(['change', member.id]);
  }

  /** Promises the link to a new password to whoever has an account. @throws PortalError */
  async requestReset(input: unknown, { network }: MemberAsker): Promise<void> {
    const { email } = parsed(resetFields, input);
    refuseEarly(this.#delays.mails.begin('reset', network));
    await this.#members.requestReset(email, network);
  }

  /** @throws PortalError, TooBusyError */
  async setPassword(input: unknown, token: unknown, { network }: MemberAsker): Promise<void> {
    const { newPassword } = parsed(passwordFields, input);
    refuseEarly(this.#delays.networks.begin(network));
    const link = typeof token === 'string' ? token : '';
    done(await this.#members.setPassword(link, newPassword));
    this.#delays.networks.forgive([network], false);
  }

  /** @returns the token under which the session goes on. @throws PortalError, TooBusyError */
  async changePassword(input: unknown, { member, session }: Visit): Promise<string> {
    const { newPassword, oldPassword } = parsed(changeFields, input);
    refuseEarly(this.#delays.logins.begin('change', member.id));
    const asked = { old: oldPassword, password: newPassword, token: newToken() };
    done(await this.#members.changePassword({ email: member.email, session }, asked));
    this.#delays.logins.forgive(['change', member.id]);
    return asked.token;
  }

  /**
   * Takes the same time whatever there is to do for an address.
   * @param input with a captcha or without one.
   * @param answered the question that was answered where there are no scripts.
   * @throws PortalError, TooManyAnswersError
   */
  async requestAccount(
    input: unknown,
    cultureName: Culture,
    { network }: MemberAsker,
    answered?: SolvedCaptcha,
  ): Promise<void> {
    const { recaptcha, ...request } = parsed(accountMessage, input);
    refuseEarly(this.#delays.mails.begin('account', network));
    try {
      const captcha =
        answered ?? (recaptcha ? await this.#captcha.verify(accountForm, recaptcha) : undefined);
      const least = wait(answerTime);
      await this.#members.requestAccount({ ...request, cultureName }, { captcha, network });
      await least;
    } catch (error) {
      if (error instanceof Problem) throw refused(error.errors);
      if (error instanceof SubmissionError)
        throw refused([{ name: 'recaptcha', code: error.code }]);
      if (error instanceof TooManyRequestsError)
        throw new PortalError('wait', { wait: secondsUntil(error.until) });
      throw error;
    }
  }
}

const secondsUntil = (moment: number) => Math.max(1, Math.ceil((moment - Date.now()) / 1000));

/** What is wrong with a request for an account. */
export const accountProblems = (input: unknown): readonly FieldProblem[] =>
  firstProblems(accountFields.safeParse(input).error?.issues ?? []);

/** @throws PortalError with one code for each field that is wrong. */
export function parsed<Values>(schema: z.ZodMiniType<Values>, input: unknown): Values {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  throw refused(firstProblems(error.issues));
}

const refused = (problems: readonly FieldProblem[]) => new PortalError('invalid', { problems });

function refuseEarly(wait: number): void {
  if (wait > 0) throw new PortalError('wait', { wait });
}

/** What the store refuses of a password, as the code of its field. */
const passwordCodes = {
  tooShort: 'shortPassword',
  tooLong: 'longPassword',
  common: 'commonPassword',
};

function done(outcome: PasswordOutcome): void {
  if (outcome === 'done') return;
  if (outcome === 'link') throw new PortalError('link');
  if (outcome === 'wrong') throw new PortalError('wrongPassword');
  throw refused([{ name: 'newPassword', code: passwordCodes[outcome] }]);
}
