import { type PasskeyOutcome, passkeyLimit } from '@oilway/store/accounts/passkey.ts';
import { assertion, registration } from '@oilway/store/accounts/passkey-schemas.ts';
import { RelyingParty } from '@oilway/store/accounts/relying-party.ts';
import type { MemberService } from '@oilway/store/members/member-service.ts';
import type { MemberSession } from '@oilway/store/members/sessions.ts';
import * as z from 'zod/mini';
import { optionalLine } from '../../../forms/fields/field-rules.ts';
import { type FailureCode, PortalError } from '../../../portal/portal-error.ts';
import { type ClientInfo, type PortalService, parseInput } from '../service.ts';

const newPasskeyFields = z.object({ name: optionalLine(40), credential: registration });
const passkeyLoginFields = z.object({ credential: assertion });

/** Login and registration with passkeys, independent of HTTP. Rejections are PortalErrors. */
export class PasskeyService {
  readonly #members: MemberService;
  readonly #portal: PortalService;
  readonly #ceremonies: RelyingParty;

  constructor(members: MemberService, portal: PortalService, origin: string) {
    this.#members = members;
    this.#portal = portal;
    this.#ceremonies = new RelyingParty(origin);
  }

  /** Returns the options for `navigator.credentials.get`. Stores nothing. */
  loginOptions(): Record<string, unknown> {
    return this.#ceremonies.authenticationOptions(this.#members.passkeyChallenge({ login: true }));
  }

  /** @returns the token of the new session. @throws PortalError, the same for all invalid credentials. */
  async logIn(input: unknown, client: ClientInfo): Promise<string> {
    const { credential } = parseInput(passkeyLoginFields, input);
    return this.#portal.countAttempt(client, async () => {
      const known = await this.#members.passkey(credential.id);
      const answer =
        known &&
        (await this.#ceremonies.verifyAuthentication(credential, {
          ...known,
          owner: known.member,
        }));
      const token =
        answer &&
        (await this.#members.logInByPasskey({
          ...answer,
          id: credential.id,
          device: client.device,
        }));
      if (token === undefined) throw new PortalError('wrongPasskey');
      return token;
    });
  }

  /** Verifies the password and returns the options for `navigator.credentials.create`. @throws PortalError, TooBusyError */
  async registrationOptions(
    input: unknown,
    session: MemberSession,
  ): Promise<Record<string, unknown>> {
    await this.#portal.confirmPassword(input, session);
    const existing = await this.#members.passkeys(session.member.id);
    if (existing.length >= passkeyLimit) throw new PortalError('tooManyPasskeys');
    const challenge = this.#members.passkeyChallenge({ session: session.id });
    return this.#ceremonies.registrationOptions(challenge, session.member, existing);
  }

  /** Verifies and stores a new passkey. @throws PortalError */
  async add(input: unknown, { member, id }: MemberSession, { device }: ClientInfo): Promise<void> {
    const { credential, name } = parseInput(newPasskeyFields, input);
    const verified = await this.#ceremonies.verifyRegistration(credential);
    if (!verified) throw new PortalError('passkeyFailed');
    const passkey = { ...verified.passkey, name: name || device };
    const owner = { member: member.id, session: id };
    const outcome = await this.#members.addPasskey(owner, { ...verified, passkey });
    if (outcome !== 'done') throw new PortalError(refusals[outcome]);
  }
}

const refusals: Record<Exclude<PasskeyOutcome, 'done'>, FailureCode> = {
  over: 'passkeyFailed',
  known: 'passkeyFailed',
  full: 'tooManyPasskeys',
};
