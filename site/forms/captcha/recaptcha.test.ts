import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import {
  type RecaptchaProvider,
  startRecaptchaProvider,
  verdict,
} from '../../test/recaptcha-provider.ts';
import { sendForm } from '../../test/send-form.ts';
import { shortenNextTimeout } from '../../test/short-timeout.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

const siteKey = 'site-key-of-the-tests-0001';
const secret = 'secret-of-the-tests-000001';
let provider: RecaptchaProvider;
let site: TestSite;
let number = 0;
/** Unique per call. */
const token = () => `${'03AFcWeA'.repeat(12)}-${++number}`;

beforeAll(async () => {
  provider = await startRecaptchaProvider();
  const environment = {
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_SECRET: secret,
    RECAPTCHA_ORIGIN: provider.origin,
  };
  site = await boot({ environment });
});
afterAll(async () => {
  await site?.close();
  await provider?.stop();
});
beforeEach(() => {
  provider.requests.length = 0;
  provider.reply = verdict('contact');
});

const post = (recaptcha: string, change: object = {}) =>
  sendForm(site, 'contact', { recaptcha, ...change });
const stored = async () => {
  const { totalDocs } = await site.payload.count({ collection: 'contact-messages' });
  return totalDocs;
};
const refusal = (code: string) => ({ errors: [{ name: 'recaptcha', code }] });

test('accepts a valid token and sends Google only the token and our secret', async () => {
  const one = token();
  const answer = await post(one);
  expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
  expect(provider.requests.map((body) => Object.fromEntries(body))).toEqual([
    { secret, response: one },
  ]);
});

test('rejects a token used twice even if Google accepts it', async () => {
  const one = token();
  await post(one);
  const before = await stored();
  const again = await post(one, { message: 'Noch einmal' });
  expect([again.statusCode, again.json()]).toMatchObject([400, refusal('captchaSpent')]);
  expect(await stored()).toBe(before);
});

test('accepts the proof of work without a request to Google', async () => {
  const answer = await post(await solveCaptcha(site.app, 'contact'));
  expect(answer.statusCode).toBe(200);
  expect(provider.requests).toEqual([]);
});

describe('invalid tokens and failing verification', () => {
  test.each([
    ['an invalid token', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a token of another form', { action: 'event' }],
    ['a token without an action', { action: undefined }],
    ['a token of another hostname', { hostname: 'other.example' }],
    ['a token with a low score', { score: 0.4 }],
    ['a token without a score', { score: undefined }],
  ])('rejects %s and stores nothing', async (_, change) => {
    provider.reply = verdict('contact', change);
    const before = await stored();
    const answer = await post(token());
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal('captcha')]);
    expect(await stored()).toBe(before);
  });

  test.each([
    ['responds with 503', { status: 503, body: '{}' }],
    ['responds with an unexpected body', { body: '{"success":"yes"}' }],
    ['responds with HTML', { body: '<html>' }],
    ['redirects', { status: 302, body: '' }],
    ['does not respond', undefined],
  ])('asks for our own captcha when Google %s', async (_, answer) => {
    provider.reply = answer;
    const before = await stored();
    const waited = answer ? undefined : shortenNextTimeout();
    const refused = await post(token());
    expect([refused.statusCode, refused.json()]).toMatchObject([400, refusal('captchaAway')]);
    if (waited) expect(waited()).toEqual([5000]);
    expect(await stored()).toBe(before);
    expect((await post(await solveCaptcha(site.app, 'contact'))).statusCode).toBe(200);
  });

  test('rejects a malformed token without a request to Google', async () => {
    for (const text of ['x', 'a b'.repeat(40), 'ä'.repeat(100), `${'a'.repeat(99)}&secret=b`])
      expect((await post(text)).json()).toMatchObject(refusal('captcha'));
    expect(provider.requests).toEqual([]);
  });

  test('rejects a token for the reporting form without a request to Google', async () => {
    provider.reply = verdict('whistleblowing');
    await expect(site.context.captcha.verify('whistleblowing', token())).rejects.toMatchObject({
      status: 400,
      errors: [{ code: 'captcha' }],
    });
    expect(provider.requests).toEqual([]);
  });
});

describe('Content-Security-Policy', () => {
  const cspOf = async (path: string) =>
    String((await site.app.inject(path)).headers['content-security-policy']);

  test('allows script and frames of Google on a page with a form, which contains only the site key', async () => {
    const page = await site.app.inject('/kontakt');
    const policy = String(page.headers['content-security-policy']).split(';');
    expect(policy).toContain(`script-src 'self' ${provider.origin}/recaptcha/`);
    expect(policy).toContain(`frame-src ${provider.origin}/recaptcha/`);
    expect(page.body).toContain(siteKey);
    expect(page.body).not.toContain(secret);
  });

  test.each(['/', '/hinweise', '/impressum'])('allows nothing of Google on %s', async (path) => {
    expect(await cspOf(path)).not.toContain(provider.origin);
    expect((await site.app.inject(path)).body).not.toContain(siteKey);
  });
});
