import { expect, test } from 'vitest';
import { failureMessage } from './submit-to-api.ts';

const answer = (type: string, body: string) =>
  new Response(new TextEncoder().encode(body), {
    status: 502,
    headers: type ? { 'content-type': type } : {},
  });

test.each([
  ['text/plain; charset=utf-8', 'Das Passwort ist falsch.', 'Das Passwort ist falsch.'],
  ['application/json', '{"Message":"Bitte ein längeres."}', 'Bitte ein längeres.'],
])('returns the error message of a %s response', async (type, body, words) => {
  expect(await failureMessage(answer(type, body))).toBe(words);
});

test.each([
  ['text/html', '<html><h1>502 Bad Gateway</h1>nginx</html>'],
  ['application/json', '{"error":"upstream"}'],
  ['application/json', '{"Message":{"a":1}}'],
  ['application/json', 'null'],
  ['application/json', '<html>'],
  ['application/problem+json', '{"title":"Bad Gateway"}'],
  ['text/plain', ''],
  ['', 'upstream connect error'],
])('throws for a %s response without an error message of this site: %s', async (type, body) => {
  await expect(failureMessage(answer(type, body))).rejects.toThrow();
});
