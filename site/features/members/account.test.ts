import { expect, test } from 'vitest';
import {
  autofocusedText,
  decodeEntities,
  hiddenIn,
  postForm,
  solveMathCaptcha,
} from '../../test/no-js-browser.ts';
import {
  clock,
  createMember,
  get,
  lastMailToken,
  portalSite,
  post,
  site,
} from '../../test/portal-site.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

portalSite();

const solve = () => solveCaptcha(site.app, 'account');
const accountRequest = {
  name: 'Henrike',
  company: 'Brinkmann',
  path: '/pl/portal-klienta',
  umbracoNodeID: 4,
};
const membersWith = async (email: string) => {
  const where = { email: { equals: email } };
  return (await site.payload.find({ collection: 'members', where })).docs;
};
const mailsTo = async (to: string) =>
  (await site.payload.find({ collection: 'mails', where: { to: { equals: to } } })).docs;

test.each([
  ['de', '/kundenportal', '/kundenportal/zugang-anfragen', 'Anfrage bestätigen', 'de-DE'],
  ['pl', '/pl/portal-klienta', '/pl/portal-klienta/wniosek-o-dostep', 'Potwierdź wniosek', 'pl-PL'],
])(
  '%s: creates an access request from the specified fields only after the mailed link is confirmed by POST',
  async (language, path, page, button, cultureName) => {
    const email = `neu-${language}@brinkmann.example`;
    const answer = await post('/createAccount', { ...accountRequest, path, email });
    expect([answer.statusCode, answer.body]).toEqual([200, '{"success":true}']);
    expect(await membersWith(email)).toEqual([]);
    const [mail] = await mailsTo(email);
    expect(JSON.stringify([mail?.subject, mail?.text, mail?.html])).not.toMatch(
      /Henrike|Brinkmann/,
    );
    const token = await lastMailToken(email);
    const link = `${page}?token=${token}`;
    expect(mail?.text).toContain(site.context.config.origin + link);
    // Like a mail scanner, which opens the link without pressing the button.
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await site.app.inject({ method, url: link })).statusCode).toBe(200);
    expect(await membersWith(email)).toEqual([]);
    const shown = await get(link);
    expect(shown.body).toContain(button);
    expect([shown.headers['referrer-policy'], shown.headers['cache-control']]).toEqual([
      'same-origin',
      'private, no-store',
    ]);
    for (const own of [accountRequest.name, accountRequest.company, email])
      expect(shown.body.replaceAll('<wbr/>', '')).toContain(own);
    const pressed = await postForm(site.app, page, hiddenIn(shown.body));
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `${page}?confirmed`]);
    expect((await get(`${page}?confirmed`)).statusCode).toBe(200);
    expect(await membersWith(email)).toMatchObject([
      { name: 'Henrike', state: 'requested', cultureName, requestedCompany: 'Brinkmann' },
    ]);
    const again = await postForm(site.app, page, hiddenIn(shown.body));
    const over = decodeEntities((await get(link)).body).replaceAll('\u00a0', ' ');
    expect(over).toMatch(/Dieser Link gilt nicht mehr|Ten link już nie działa/);
    expect([again.statusCode, again.body.includes(button)]).toEqual([200, false]);
  },
);

test('returns the same bytes after the same minimum time for known, pending and new addresses', async () => {
  clock.now += 3_600_000;
  const known = await createMember();
  const requested = await createMember({ state: 'requested', passwordHash: null });
  const before = 'vorher@brinkmann.example';
  await post('/createAccount', { ...accountRequest, email: before });
  const emails = {
    ...{ known, requested, before, spelled: 'vor.her+1@brinkmann.example' },
    new: 'ganz-neu@brinkmann.example',
  };
  const times: number[] = [];
  const answers = new Set<string>();
  for (let round = 0; round < 3; round += 1)
    for (const email of Object.values(emails)) {
      const start = performance.now();
      const { body, headers, statusCode } = await post('/createAccount', {
        ...accountRequest,
        email,
      });
      times.push(performance.now() - start);
      const { date: _, 'x-request-id': __, ...same } = headers;
      answers.add(JSON.stringify([statusCode, body, same]));
    }
  expect([...answers]).toHaveLength(1);
  expect(Math.min(...times)).toBeGreaterThan(240);
  for (const email of [known, requested, before, emails.new])
    expect([email, (await mailsTo(email)).length]).toEqual([email, 1]);
});

test('returns 400 and names every missing field', async () => {
  const answer = await post('/createAccount', { path: '/kundenportal' });
  expect([answer.statusCode, answer.body.split('\n').length]).toEqual([400, 3]);
});

test('rejects an invalid, foreign or spent captcha and accepts a request without one', async () => {
  clock.now += 3_600_000;
  const requestWith = async (email: string, recaptcha: unknown) => {
    const { body, statusCode } = await post('/createAccount', {
      ...{ ...accountRequest, path: '/kundenportal', email },
      recaptcha,
    });
    return [statusCode, body];
  };
  const wrong = [400, expect.stringMatching(/^Captcha: fehlt oder stimmt nicht/)];
  const email = 'mit-captcha@brinkmann.example';
  for (const recaptcha of [7, {}, 'x'.repeat(20_000), 'A'.repeat(600)])
    expect(await requestWith(email, recaptcha)).toEqual(wrong);
  expect(await requestWith(email, await solveCaptcha(site.app, 'contact'))).toEqual(wrong);
  const once = await solve();
  expect(await requestWith('einmal@brinkmann.example', once)).toEqual([200, '{"success":true}']);
  const spent = [400, expect.stringMatching(/^Captcha: wurde schon benutzt/)];
  for (const again of ['einmal@brinkmann.example', email])
    expect(await requestWith(again, once)).toEqual(spent);
  expect(await mailsTo(email)).toEqual([]);
  for (const [at, none] of [undefined, null, ''].entries())
    expect(await requestWith(`ohne-${at}@brinkmann.example`, none)).toEqual([
      200,
      '{"success":true}',
    ]);
});

test('accepts the form without JavaScript after a math captcha and limits its rate', async () => {
  clock.now += 3_600_000;
  const url = '/pl/portal-klienta/wniosek-o-dostep';
  const start = (await get(url)).body;
  const values = { name: 'Łucja "Ö" <b>', company: 'B', email: 'lucja@poczta.example' };
  expect(start).toContain('account-form');
  const empty = await postForm(site.app, url, { name: values.name });
  expect([empty.statusCode, decodeEntities(empty.body).includes('account-form-email"')]).toEqual([
    400,
    true,
  ]);
  const first = await postForm(site.app, url, values);
  expect([first.statusCode, first.body.includes('Jeszcze nie wysłano')]).toEqual([200, true]);
  expect(first.body).not.toContain('data-island="AccountForm"');
  const wrong = await postForm(site.app, url, {
    ...values,
    ...hiddenIn(first.body),
    answer: '99',
  });
  expect([wrong.statusCode, wrong.body.includes('To nie była dobra odpowiedź')]).toEqual([
    400,
    true,
  ]);
  const answered = { ...values, ...hiddenIn(wrong.body), answer: solveMathCaptcha(wrong.body) };
  const done = await postForm(site.app, url, answered);
  expect([done.statusCode, done.body.includes('account-form-name')]).toEqual([200, false]);
  expect(autofocusedText(done.body)).toBe('Prosimy sprawdzić skrzynkę.');
  const link = `${url}?token=${await lastMailToken(values.email)}`;
  await postForm(site.app, url, hiddenIn((await get(link)).body));
  expect(await membersWith(values.email)).toMatchObject([
    { name: values.name, requestedCompany: 'B', state: 'requested' },
  ]);
  // The same answer with another address gets a new question.
  const other = await postForm(site.app, url, { ...answered, email: 'inna@poczta.example' });
  expect([other.statusCode, other.body.includes('Jeszcze nie wysłano')]).toEqual([200, true]);
  for (let at = 0; at < 4; at += 1) {
    const email = `lucja-${at}@poczta.example`;
    const questionPage = await postForm(site.app, url, { ...values, email });
    const hidden = hiddenIn(questionPage.body);
    const answer = solveMathCaptcha(questionPage.body);
    const sent = await postForm(site.app, url, { ...values, email, ...hidden, answer });
    expect([at, sent.statusCode]).toEqual([at, 200]);
  }
  const full = await postForm(site.app, url, { ...values, email: 'za-duzo@poczta.example' });
  expect([full.statusCode, Number(full.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(full.body).toContain('Bez JavaScriptu nie przyjmujemy');
  expect(full.body).toContain('za-duzo@poczta.example');
});
