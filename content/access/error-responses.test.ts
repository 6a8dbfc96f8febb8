import { initI18n } from '@payloadcms/translations';
import { createLocalReq, Forbidden, type PayloadRequest, ValidationError } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { mapErrorResponse } from './error-responses.ts';
import { forbiddenResponse } from './forbidden.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());

async function requestIn(language: 'de' | 'pl', user?: object): Promise<PayloadRequest> {
  const req = await createLocalReq({ ...(user && { user: user as never }) }, database.payload);
  const { i18n: config } = database.payload.config;
  const i18n = await initI18n({ config: config as never, context: 'api', language });
  return Object.assign(req, { i18n, t: i18n.t });
}

const admin = { id: 1, collection: 'staff', role: 'admin' };
const accessDenied = ({ t }: PayloadRequest) => new Forbidden(t);
const invalidUpload = () =>
  new ValidationError({ errors: [{ message: 'Invalid or corrupted PDF file.', path: 'file' }] });
const internalError = () => new TypeError('x is not a function');
const sessionExpired = {
  de: 'Sie sind nicht oder nicht mehr angemeldet. Bitte melden Sie sich in einem neuen Tab an',
  pl: 'Nie są Państwo zalogowani albo sesja się skończyła. Prosimy zalogować się w nowej karcie',
};

test.each([
  ['a session that ended', 'de', undefined, accessDenied, {}, 403, sessionExpired.de],
  ['a session that ended', 'pl', undefined, accessDenied, {}, 403, sessionExpired.pl],
  [
    'a missing right',
    'de',
    admin,
    accessDenied,
    {},
    403,
    'Sie haben keine Berechtigung, das zu tun.',
  ],
  ['a missing right', 'pl', admin, accessDenied, {}, 403, 'Brak uprawnień do tej czynności.'],
  [
    'a damaged file',
    'de',
    admin,
    invalidUpload,
    {},
    400,
    'Diese Datei ist beschädigt oder von anderer Art',
  ],
  ['a malformed body', 'de', admin, internalError, { data: {} }, 400, 'Eine Angabe passt nicht'],
  [
    'a malformed filter',
    'pl',
    admin,
    internalError,
    { query: { where: {} } },
    400,
    'Tego zapytania',
  ],
  ['an internal error', 'de', admin, internalError, {}, undefined, undefined],
] as const)(
  'selects the error response for %s (%s)',
  async (_, language, user, errorOf, requestProps, status, message) => {
    const req = Object.assign(await requestIn(language, user), requestProps);
    const response = await mapErrorResponse({ error: errorOf(req), req } as never);
    const { errors } = (response?.response ?? {}) as { errors?: { message: string }[] };
    expect([response?.status, errors?.[0]?.message]).toEqual([
      status,
      message && expect.stringContaining(message),
    ]);
    if (message === sessionExpired.de || message === sessionExpired.pl) {
      const forbiddenBody = (await forbiddenResponse(req).json()) as {
        errors: { message: string }[];
      };
      expect(forbiddenBody.errors[0]?.message).toContain(message);
    }
  },
);
