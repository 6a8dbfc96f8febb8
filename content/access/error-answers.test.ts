import { initI18n } from '@payloadcms/translations';
import { createLocalReq, Forbidden, type PayloadRequest, ValidationError } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { answerWithFields } from './error-answers.ts';
import { forbidden } from './forbidden.ts';

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
const noRight = ({ t }: PayloadRequest) => new Forbidden(t);
const badFile = () =>
  new ValidationError({ errors: [{ message: 'Invalid or corrupted PDF file.', path: 'file' }] });
const fault = () => new TypeError('x is not a function');
const ended = {
  de: 'Sie sind nicht oder nicht mehr angemeldet. Bitte melden Sie sich in einem neuen Tab an',
  pl: 'Nie są Państwo zalogowani albo sesja się skończyła. Prosimy zalogować się w nowej karcie',
};

test.each([
  ['a session that ended', 'de', undefined, noRight, {}, 403, ended.de],
  ['a session that ended', 'pl', undefined, noRight, {}, 403, ended.pl],
  ['a missing right', 'de', admin, noRight, {}, 403, 'Sie haben keine Berechtigung, das zu tun.'],
  ['a missing right', 'pl', admin, noRight, {}, 403, 'Brak uprawnień do tej czynności.'],
  [
    'a damaged file',
    'de',
    admin,
    badFile,
    {},
    400,
    'Diese Datei ist beschädigt oder von anderer Art',
  ],
  ['a body of the wrong shape', 'de', admin, fault, { data: {} }, 400, 'Eine Angabe passt nicht'],
  [
    'a filter of the wrong shape',
    'pl',
    admin,
    fault,
    { query: { where: {} } },
    400,
    'Tego zapytania',
  ],
  ['a fault of the studio', 'de', admin, fault, {}, undefined, undefined],
] as const)('answers %s in words: %s', async (_, language, user, errorOf, sent, status, words) => {
  const req = Object.assign(await requestIn(language, user), sent);
  const answer = await answerWithFields({ error: errorOf(req), req } as never);
  const { errors } = (answer?.response ?? {}) as { errors?: { message: string }[] };
  expect([answer?.status, errors?.[0]?.message]).toEqual([
    status,
    words && expect.stringContaining(words),
  ]);
  if (words === ended.de || words === ended.pl) {
    const own = (await forbidden(req).json()) as { errors: { message: string }[] };
    expect(own.errors[0]?.message).toContain(words);
  }
});
