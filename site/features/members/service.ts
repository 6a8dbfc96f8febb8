import { type Delays, newDelays } from '@oilway/store/accounts/delays.ts';
import type { Culture } from '@oilway/store/cultures.ts';
import type { MemberDoor } from '@oilway/store/members/door.ts';
import type { PasswordOutcome } from '@oilway/store/members/new-password.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import type * as z from 'zod/mini';
import { firstProblems } from '../../forms/fields/field-rules.ts';
import { type FailureCode, PortalError } from '../../portal/portal-error.ts';
import {
  accountFields,
  changeFields,
  confirmFields,
  loginFields,
  passwordFields,
  resetFields,
} from './schema.ts';

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
  readonly #delays: Delays;

  constructor(members: MemberDoor, clock: () => number) {
    this.#members = members;
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
    await this.#members.requestReset(email);
  }

  /** @throws PortalError, TooBusyError */
  async setPassword(input: unknown, token: unknown, { network }: MemberAsker): Promise<void> {
    const { newPassword } = parsed(passwordFields, input);
    refuseEarly(this.#delays.networks.begin(network));
    const link = typeof token === 'string' ? token : '';
    done(await this.#members.setPassword(link, newPassword));
    this.#delays.networks.forgive([network], false);
  }

  /** @throws PortalError, TooBusyError */
  async changePassword(input: unknown, { member, session }: Visit): Promise<void> {
    const { newPassword, oldPassword } = parsed(changeFields, input);
    refuseEarly(this.#delays.logins.begin('change', member.id));
    const asked = { old: oldPassword, password: newPassword };
    done(await this.#members.changePassword({ email: member.email, session }, asked));
    this.#delays.logins.forgive(['change', member.id]);
  }

  /** @throws PortalError */
  async requestAccount(
    input: unknown,
    cultureName: Culture,
    { network }: MemberAsker,
  ): Promise<void> {
    const request = parsed(accountFields, input);
    refuseEarly(this.#delays.mails.begin('account', network));
    await this.#members.requestAccount({ ...request, cultureName });
  }
}

/** @throws PortalError with one code for each field that is wrong. */
export function parsed<Values>(schema: z.ZodMiniType<Values>, input: unknown): Values {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  // Its words for a text that is too long say no bound.
  const problems = error.issues.map(({ message, path }) => ({ message, path }));
  throw new PortalError('invalid', { problems: firstProblems(problems) });
}

function refuseEarly(wait: number): void {
  if (wait > 0) throw new PortalError('wait', { wait });
}

const refusals: Record<Exclude<PasswordOutcome, 'done'>, FailureCode> = {
  link: 'link',
  wrong: 'wrongPassword',
  tooShort: 'shortPassword',
  tooLong: 'longPassword',
  common: 'commonPassword',
};

function done(outcome: PasswordOutcome): void {
  if (outcome !== 'done') throw new PortalError(refusals[outcome]);
}
