import { staffCodes } from '@oilway/store/staff/tables.ts';
import { base32 } from '@scure/base';
import { expect } from 'vitest';
import { Authenticator } from '../../content/test/authenticator.ts';
import { changeRows } from '../../content/test/store-rows.ts';
import { codeOf, stepAt } from '../../store/accounts/totp.ts';
import { type Answer, cookieOf, password } from './people.ts';
import type { StaffDoorway } from './staff-doorway.ts';

export const studioOrigin = 'http://localhost:3001';

/** An authenticator app with somebody's secret. @param later steps of half a minute that it is ahead. */
export const codeBy = (secret: string, later = 0): string =>
  codeOf(base32.decode(secret), stepAt(Date.now()) + later);

/** What staff do with their second factors. */
export function factorHands(door: StaffDoorway) {
  const { ask, logIn, post } = door;
  const factors = async (cookie: string): Promise<Answer['body']> =>
    (await ask('anonymous', 'GET', '/staff/factors', undefined, { cookie })).body;

  /** Sets an app up. @returns its secret, and the recovery codes that came with it. */
  const addApp = async (cookie: string): Promise<{ secret: string; recovery: string[] }> => {
    const made = await post('app-secret', { password }, { cookie });
    expect(made.status, made.text).toBe(200);
    const { sealed, secret } = made.body;
    const added = await post('add-app', { sealed, code: codeBy(secret, -1) }, { cookie });
    expect(added.status, added.text).toBe(200);
    return { secret, recovery: added.body.recovery };
  };

  /** Makes a passkey. @returns it, and the answer to it. */
  const addPasskey = async (cookie: string, counter = 1) => {
    const passkey = new Authenticator(studioOrigin, counter);
    const { body } = await post('passkey-options', { password }, { cookie });
    const credential = passkey.create(body.options);
    const added = await post('add-passkey', { name: 'Büro', credential }, { cookie });
    expect(added.status, added.text).toBe(200);
    return { passkey, recovery: added.body.recovery as string[] };
  };

  const loginOptions = async () => (await post('login-passkey-options', {})).body.options;
  const byPasskey = async (passkey: Authenticator, twist = {}) =>
    post('login-passkey', { credential: passkey.get(await loginOptions(), twist) });

  /** The first step. @returns the cookie that the second one needs. */
  const firstStep = async (email: string): Promise<string> => {
    const answer = await logIn(email);
    expect(answer.body).toEqual({ success: true, next: 'factor' });
    return cookieOf(answer);
  };
  const showCode = (step: string, code: string) => post('login-code', { code }, { cookie: step });

  /** What time would do to somebody's app: every code counts again, and nobody waits. */
  const forget = (staff: number) =>
    changeRows(door.payload, staffCodes, { staff }, { lastStep: 0, failures: 0, waitUntil: null });
  return { addApp, addPasskey, byPasskey, factors, firstStep, forget, loginOptions, showCode };
}
