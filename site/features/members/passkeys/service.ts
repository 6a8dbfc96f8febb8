import { Ceremonies } from '@oilway/store/accounts/ceremonies.ts';
import { type PasskeyOutcome, passkeyLimit } from '@oilway/store/accounts/passkey.ts';
import { assertion, registration } from '@oilway/store/accounts/passkey-answers.ts';
import type { MemberDoor } from '@oilway/store/members/door.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import * as z from 'zod/mini';
import { optionalLine } from '../../../forms/fields/field-rules.ts';
import { type FailureCode, PortalError } from '../../../portal/portal-error.ts';
import { type MemberAsker, type PortalService, parsed } from '../service.ts';

const newPasskeyFields = z.object({ name: optionalLine(40), credential: registration });
const passkeyLoginFields = z.object({ credential: assertion });

/** The second way into the portal. Refuses as a PortalError, knows no HTTP. */
export class PasskeyService {
  readonly #members: MemberDoor;
  readonly #portal: PortalService;
  readonly #ceremonies: Ceremonies;

  constructor(members: MemberDoor, portal: PortalService, origin: string) {
    this.#members = members;
    this.#portal = portal;
    this.#ceremonies = new Ceremonies(origin);
  }

  /** What a browser asks its reader's passkeys with. Nothing is stored. */
  loginOptions(): Record<string, unknown> {
    return this.#ceremonies.loginOptions(this.#members.passkeyChallenge({ login: true }));
  }

  /** @returns the token of the new session. @throws PortalError, the same for whatever is wrong. */
  async logIn(input: unknown, asker: MemberAsker): Promise<string> {
    const { credential } = parsed(passkeyLoginFields, input);
    return this.#portal.tryOf(asker, async () => {
      const known = await this.#members.passkey(credential.id);
      const answer =
        known && (await this.#ceremonies.answered(credential, { ...known, owner: known.member }));
      const token =
        answer &&
        (await this.#members.logInByPasskey({
          ...answer,
          id: credential.id,
          device: asker.device,
        }));
      if (token === undefined) throw new PortalError('wrongPasskey');
      return token;
    });
  }

  /** What a browser makes a passkey with, once the member has given the password. @throws PortalError, TooBusyError */
  async newOptions(input: unknown, visit: Visit): Promise<Record<string, unknown>> {
    await this.#portal.confirm(input, visit);
    const has = await this.#members.passkeys(visit.member.id);
    if (has.length >= passkeyLimit) throw new PortalError('tooManyPasskeys');
    const challenge = this.#members.passkeyChallenge({ session: visit.session });
    return this.#ceremonies.newOptions(challenge, visit.member, has);
  }

  /** Stores the passkey that a browser made. @throws PortalError */
  async add(input: unknown, { member, session }: Visit, { device }: MemberAsker): Promise<void> {
    const { credential, name } = parsed(newPasskeyFields, input);
    const made = await this.#ceremonies.made(credential);
    if (!made) throw new PortalError('passkeyFailed');
    const passkey = { ...made.passkey, name: name || device };
    const visit = { member: member.id, session };
    const outcome = await this.#members.addPasskey(visit, { ...made, passkey });
    if (outcome !== 'done') throw new PortalError(refusals[outcome]);
  }
}

const refusals: Record<Exclude<PasskeyOutcome, 'done'>, FailureCode> = {
  over: 'passkeyFailed',
  known: 'passkeyFailed',
  full: 'tooManyPasskeys',
};
