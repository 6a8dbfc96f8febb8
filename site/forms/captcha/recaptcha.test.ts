import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import {
  type RecaptchaProvider,
  startRecaptchaProvider,
  verdict,
} from '../../test/recaptcha-provider.ts';
import { sendForm } from '../../test/send-form.ts';
import { shortPatience } from '../../test/short-patience.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

const siteKey = 'site-key-of-the-tests-0001';
const secret = 'secret-of-the-tests-000001';
let provider: RecaptchaProvider;
let site: TestSite;
let number = 0;
/** Another one each time, as Google makes them. */
const token = () => `${'03AFcWeA'.repeat(12)}-${++number}`;

beforeAll(async () => {
  provider = await startRecaptchaProvider();
  const environment = {
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_SECRET: secret,
    RECAPTCHA_PROVIDER: provider.origin,
  };
  site = await boot({ environment });
});
afterAll(async () => {
  await site?.close();
  await provider?.stop();
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer = verdict('contact');
});

const post = (recaptcha: string, change: object = {}) =>
  sendForm(site, 'contact', { recaptcha, ...change });
const stored = async () => {
  const { totalDocs } = await site.payload.count({ collection: 'contact-messages' });
  return totalDocs;
};
const refusal = (code: string) => ({ errors: [{ name: 'recaptcha', code }] });

test('a good token is taken, and Google learns the token and our secret, nothing of the visitor', async () => {
  const one = token();
  const answer = await post(one);
  expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
  expect(provider.asked.map((body) => Object.fromEntries(body))).toEqual([
    { secret, response: one },
  ]);
});

test('a token is good for one submission, even if Google should take it twice', async () => {
  const one = token();
  await post(one);
  const before = await stored();
  const again = await post(one, { message: 'Noch einmal' });
  expect([again.statusCode, again.json()]).toMatchObject([400, refusal('captchaSpent')]);
  expect(await stored()).toBe(before);
});

test('the proof of work is taken as before, and Google is not asked', async () => {
  const answer = await post(await solveCaptcha(site.app, 'contact'));
  expect(answer.statusCode).toBe(200);
  expect(provider.asked).toEqual([]);
});

describe('refused, and nothing stored', () => {
  test.each([
    ['a bad token', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['of another form', { action: 'event' }],
    ['without a form', { action: undefined }],
    ['made on another site', { hostname: 'somebody.example' }],
    ['probably a program', { score: 0.4 }],
    ['without a score', { score: undefined }],
  ])('%s', async (_, change) => {
    provider.answer = verdict('contact', change);
    const before = await stored();
    const answer = await post(token());
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal('captcha')]);
    expect(await stored()).toBe(before);
  });

  test.each([
    ['fails', { status: 503, body: '{}' }],
    ['talks of something else', { body: '{"success":"yes"}' }],
    ['talks no JSON', { body: '<html>' }],
    ['leads elsewhere', { status: 302, body: '' }],
    ['is silent', undefined],
  ])('where Google %s: with the advice to solve our own', async (_, answer) => {
    provider.answer = answer;
    const before = await stored();
    const waited = answer ? undefined : shortPatience();
    const refused = await post(token());
    expect([refused.statusCode, refused.json()]).toMatchObject([400, refusal('captchaAway')]);
    if (waited) expect(waited()).toEqual([5000]);
    expect(await stored()).toBe(before);
    expect((await post(await solveCaptcha(site.app, 'contact'))).statusCode).toBe(200);
  });

  test('what is no token is not passed on', async () => {
    for (const text of ['x', 'a b'.repeat(40), 'ä'.repeat(100), `${'a'.repeat(99)}&secret=b`])
      expect((await post(text)).json()).toMatchObject(refusal('captcha'));
    expect(provider.asked).toEqual([]);
  });

  test('for the reporting office, without a question to Google', async () => {
    provider.answer = verdict('whistleblowing');
    await expect(site.context.captcha.verify('whistleblowing', token())).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'captcha' }],
    });
    expect(provider.asked).toEqual([]);
  });
});

describe('a page', () => {
  const cspOf = async (path: string) =>
    String((await site.app.inject(path)).headers['content-security-policy']);

  test('with a form may load the script and its frames, and has the key but not the secret', async () => {
    const page = await site.app.inject('/kontakt');
    const policy = String(page.headers['content-security-policy']).split(';');
    expect(policy).toContain(`script-src 'self' ${provider.origin}/recaptcha/`);
    expect(policy).toContain(`frame-src ${provider.origin}/recaptcha/`);
    expect(page.body).toContain(siteKey);
    expect(page.body).not.toContain(secret);
  });

  test.each(['/', '/hinweise', '/impressum'])('%s may load nothing of Google', async (path) => {
    expect(await cspOf(path)).not.toContain(provider.origin);
    expect((await site.app.inject(path)).body).not.toContain(siteKey);
  });
});
