import { expect, test } from 'vitest';
import { failureOf } from './post-call.ts';

const answer = (type: string, body: string) =>
  new Response(new TextEncoder().encode(body), {
    status: 502,
    headers: type ? { 'content-type': type } : {},
  });

test.each([
  ['text/plain; charset=utf-8', 'Das Passwort ist falsch.', 'Das Passwort ist falsch.'],
  ['application/json', '{"Message":"Bitte ein längeres."}', 'Bitte ein längeres.'],
])('our own words, as %s', async (type, body, words) => {
  expect(await failureOf(answer(type, body))).toBe(words);
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
])('nobody else is quoted: %s %s', async (type, body) => {
  await expect(failureOf(answer(type, body))).rejects.toThrow();
});
