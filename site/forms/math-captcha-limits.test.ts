import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import { type Fields, formIn, postForm, solveMathCaptcha } from '../test/no-js-browser.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const stored = async () => (await site.payload.count({ collection: 'contact-messages' })).totalDocs;

const message = {
  name: 'Miriam',
  email: 'miriam@posteo.example',
  message: 'Guten Tag,\r\nauf meiner Rechnung steht ein Filter.',
};

test('limits math captcha submissions by network with 429 and Retry-After, and loses no input', async () => {
  const { action, hidden } = formIn((await site.app.inject('/kontakt')).body);
  const from =
    (remoteAddress: string, headers = {}) =>
    (fields: Fields) =>
      postForm(site.app, action, fields, headers, remoteAddress);
  const whole = { ...hidden, ...message };
  const answered = async (send: ReturnType<typeof from>) => {
    const questionPage = (await send(whole)).body;
    return { ...whole, ...formIn(questionPage).hidden, answer: solveMathCaptcha(questionPage) };
  };
  // The header of an untrusted client does not change its network.
  const send = (at: number) => from(`203.0.113.${at}`, { 'x-forwarded-for': `198.51.${at}.1` });
  // Requested before the limit is reached.
  const submissions = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((at) => answered(send(at))));
  const answers = await Promise.all(submissions.map((fields, at) => send(at)(fields)));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
  expect(await stored()).toBe(5);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.body).toMatch(
    /Ohne JavaScript nehmen wir gerade keine weiteren Formulare an.* Uhr/,
  );
  expect(refused?.body).toContain('auf meiner Rechnung steht ein Filter.');
  // A repeated submission succeeds; a new one gets no question.
  const at = answers.findIndex(({ statusCode }) => statusCode === 303);
  const twice = await send(9)(submissions[at] ?? {});
  expect([twice.statusCode, twice.headers.location]).toEqual([303, answers[at]?.headers.location]);
  const early = await send(10)(whole);
  expect([early.statusCode, early.body.includes('plus')]).toEqual([429, false]);
  const elsewhere = from('198.51.100.7');
  expect((await elsewhere(await answered(elsewhere))).statusCode).toBe(303);
});
