import { staffTotpSecrets } from '@oilway/store/staff/tables.ts';
import { base32 } from '@scure/base';
import { expect } from 'vitest';
import { Authenticator } from '../../content/test/authenticator.ts';
import { changeRows } from '../../content/test/store-rows.ts';
import { timeStepAt, totpCode } from '../../store/accounts/totp.ts';
import { cookieOf, password, type TestResponse } from './people.ts';
import type { StaffAuth } from './staff-auth.ts';

export const studioOrigin = 'http://localhost:3001';

/** Returns the TOTP code for a secret. @param stepsAhead time steps of 30 s ahead. */
export const currentTotpCode = (secret: string, stepsAhead = 0): string =>
  totpCode(base32.decode(secret), timeStepAt(Date.now()) + stepsAhead);

/** Actions of staff on their second factors. */
export function factorActions(auth: StaffAuth) {
  const { ask, logIn, post } = auth;
  const factors = async (cookie: string): Promise<TestResponse['body']> =>
    (await ask('anonymous', 'GET', '/staff/factors', undefined, { cookie })).body;

  /** Sets up an authenticator app. @returns its secret and the recovery codes. */
  const addApp = async (cookie: string): Promise<{ secret: string; recovery: string[] }> => {
    const made = await post('app-secret', { password }, { cookie });
    expect(made.status, made.text).toBe(200);
    const { sealed, secret } = made.body;
    const added = await post('add-app', { sealed, code: currentTotpCode(secret, -1) }, { cookie });
    expect(added.status, added.text).toBe(200);
    return { secret, recovery: added.body.recovery };
  };

  /** Adds a passkey. @returns it and the recovery codes. */
  const addPasskey = async (cookie: string, counter = 1) => {
    const passkey = new Authenticator(studioOrigin, counter);
    const { body } = await post('passkey-options', { password }, { cookie });
    const credential = passkey.create(body.options);
    const added = await post('add-passkey', { name: 'Büro', credential }, { cookie });
    expect(added.status, added.text).toBe(200);
    return { passkey, recovery: added.body.recovery as string[] };
  };

  const loginOptions = async () => (await post('login-passkey-options', {})).body.options;
  const byPasskey = async (passkey: Authenticator, overrides = {}) =>
    post('login-passkey', { credential: passkey.get(await loginOptions(), overrides) });

  /** Logs in with the password. @returns the cookie for the second step. */
  const firstStep = async (email: string): Promise<string> => {
    const response = await logIn(email);
    expect(response.body).toEqual({ success: true, next: 'factor' });
    return cookieOf(response);
  };
  const submitCode = (step: string, code: string) => post('login-code', { code }, { cookie: step });

  /** Resets the used codes and the lockout of an app, as passing time does. */
  const resetLockout = (staff: number) =>
    changeRows(
      auth.payload,
      staffTotpSecrets,
      { staff },
      { lastStep: 0, failures: 0, waitUntil: null },
    );
  return {
    addApp,
    addPasskey,
    byPasskey,
    factors,
    firstStep,
    resetLockout,
    loginOptions,
    submitCode,
  };
}
