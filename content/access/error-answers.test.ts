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

async function answerTo(error: Error, req: PayloadRequest) {
  const answer = await answerWithFields({ error, req } as never);
  const { errors } = (answer?.response ?? {}) as { errors?: { message: string }[] };
  return [answer?.status, errors?.[0]?.message];
}

test.each([
  [
    'de',
    /^Sie sind nicht oder nicht mehr angemeldet\. Bitte melden Sie sich in einem neuen Tab an/,
  ],
  [
    'pl',
    /^Nie są Państwo zalogowani albo sesja się skończyła\. Prosimy zalogować się w nowej karcie/,
  ],
] as const)('a session that ended is no missing permission: %s', async (language, words) => {
  const req = await requestIn(language);
  expect(await answerTo(new Forbidden(req.t), req)).toEqual([403, expect.stringMatching(words)]);
  const own = (await forbidden(req).json()) as { errors: { message: string }[] };
  expect(own.errors[0]?.message).toMatch(words);
});

test.each([
  ['de', 'Sie haben keine Berechtigung, das zu tun.'],
  ['pl', 'Brak uprawnień do tej czynności.'],
] as const)('names the missing right to a person who is logged in: %s', async (language, words) => {
  const req = await requestIn(language, { id: 1, collection: 'staff', role: 'editor-de' });
  expect(new Forbidden(req.t).message).toBe(words);
  expect((await answerTo(new Forbidden(req.t), req))[1] ?? words).toBe(words);
});

test('what Payload says of an upload in English is said in the language of the staff', async () => {
  const errors = [{ message: 'Invalid or corrupted PDF file.', path: 'file' }];
  const refused = new ValidationError({ errors });
  const german = await requestIn('de', { id: 1, collection: 'staff', role: 'admin' });
  expect(await answerTo(refused, german)).toEqual([
    400,
    'Diese Datei ist beschädigt oder von anderer Art, als ihr Name sagt.',
  ]);
});
