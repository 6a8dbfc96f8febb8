import { expect, test } from 'vitest';
import { answerTo, focusedIn, hiddenIn, postForm, unescaped } from '../../test/plain-browser.ts';
import { clock, get, linkOf, member, portalSite, post, site } from '../../test/portal-site.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

portalSite();

const solve = () => solveCaptcha(site.app, 'account');
const asked = {
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
  '%s: the specified fields alone are enough; staff see the request once its link was opened and the button pressed',
  async (language, path, page, button, cultureName) => {
    const email = `neu-${language}@brinkmann.example`;
    const answer = await post('/createAccount', { ...asked, path, email });
    expect([answer.statusCode, answer.body]).toEqual([200, '{"success":true}']);
    expect(await membersWith(email)).toEqual([]);
    const [mail] = await mailsTo(email);
    expect(JSON.stringify([mail?.subject, mail?.text, mail?.html])).not.toMatch(
      /Henrike|Brinkmann/,
    );
    const token = await linkOf(email);
    const link = `${page}?token=${token}`;
    expect(mail?.text).toContain(site.context.config.origin + link);
    // As a program that checks mails: it opens the link, however often, and presses nothing.
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await site.app.inject({ method, url: link })).statusCode).toBe(200);
    expect(await membersWith(email)).toEqual([]);
    const shown = await get(link);
    expect(shown.body).toContain(button);
    expect([shown.headers['referrer-policy'], shown.headers['cache-control']]).toEqual([
      'same-origin',
      'private, no-store',
    ]);
    for (const own of [asked.name, asked.company, email]) expect(shown.body).toContain(own);
    const pressed = await postForm(site.app, page, hiddenIn(shown.body));
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `${page}?confirmed`]);
    expect((await get(`${page}?confirmed`)).statusCode).toBe(200);
    expect(await membersWith(email)).toMatchObject([
      { name: 'Henrike', state: 'requested', cultureName, requestedCompany: 'Brinkmann' },
    ]);
    const again = await postForm(site.app, page, hiddenIn(shown.body));
    const over = unescaped((await get(link)).body).replaceAll('\u00a0', ' ');
    expect(over).toMatch(/Dieser Link gilt nicht mehr|Ten link już nie działa/);
    expect([again.statusCode, again.body.includes(button)]).toEqual([200, false]);
  },
);

test('known, new, asked before, and in another spelling: the same bytes after the same time', async () => {
  clock.now += 3_600_000;
  const known = await member();
  const requested = await member({ state: 'requested', passwordHash: null });
  const before = 'vorher@brinkmann.example';
  await post('/createAccount', { ...asked, email: before });
  const emails = {
    ...{ known, requested, before, spelled: 'vor.her+1@brinkmann.example' },
    new: 'ganz-neu@brinkmann.example',
  };
  const times: number[] = [];
  const answers = new Set<string>();
  for (let round = 0; round < 3; round += 1)
    for (const email of Object.values(emails)) {
      const start = performance.now();
      const { body, headers, statusCode } = await post('/createAccount', { ...asked, email });
      times.push(performance.now() - start);
      const { date: _, 'x-request-id': __, ...same } = headers;
      answers.add(JSON.stringify([statusCode, body, same]));
    }
  expect([...answers]).toHaveLength(1);
  expect(Math.min(...times)).toBeGreaterThan(240);
  for (const email of [known, requested, before, emails.new])
    expect([email, (await mailsTo(email)).length]).toEqual([email, 1]);
});

test('with gaps names all of them', async () => {
  const answer = await post('/createAccount', { path: '/kundenportal' });
  expect([answer.statusCode, answer.body.split('\n').length]).toEqual([400, 3]);
});

test('a captcha that is sent is checked: wrong, of another form, or for the second time is refused', async () => {
  clock.now += 3_600_000;
  const ask = async (email: string, recaptcha: unknown) => {
    const { body, statusCode } = await post('/createAccount', {
      ...{ ...asked, path: '/kundenportal', email },
      recaptcha,
    });
    return [statusCode, body];
  };
  const wrong = [400, expect.stringMatching(/^Captcha: fehlt oder stimmt nicht/)];
  const email = 'mit-captcha@brinkmann.example';
  for (const recaptcha of [7, {}, 'x'.repeat(20_000), 'A'.repeat(600)])
    expect(await ask(email, recaptcha)).toEqual(wrong);
  expect(await ask(email, await solveCaptcha(site.app, 'contact'))).toEqual(wrong);
  const once = await solve();
  expect(await ask('einmal@brinkmann.example', once)).toEqual([200, '{"success":true}']);
  const spent = [400, expect.stringMatching(/^Captcha: wurde schon benutzt/)];
  for (const again of ['einmal@brinkmann.example', email])
    expect(await ask(again, once)).toEqual(spent);
  expect(await mailsTo(email)).toEqual([]);
  for (const [at, none] of [undefined, null, ''].entries())
    expect(await ask(`ohne-${at}@brinkmann.example`, none)).toEqual([200, '{"success":true}']);
});

test('without scripts is asked a question, and kept with its answer', async () => {
  clock.now += 3_600_000;
  const url = '/pl/portal-klienta/wniosek-o-dostep';
  const start = (await get(url)).body;
  const values = { name: 'Łucja "Ö" <b>', company: 'B', email: 'lucja@poczta.example' };
  expect(start).toContain('account-form');
  const empty = await postForm(site.app, url, { name: values.name });
  expect([empty.statusCode, unescaped(empty.body).includes('account-form-email"')]).toEqual([
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
  const answered = { ...values, ...hiddenIn(wrong.body), answer: answerTo(wrong.body) };
  const done = await postForm(site.app, url, answered);
  expect([done.statusCode, done.body.includes('account-form-name')]).toEqual([200, false]);
  expect(focusedIn(done.body)).toBe('Prosimy sprawdzić skrzynkę.');
  const link = `${url}?token=${await linkOf(values.email)}`;
  await postForm(site.app, url, hiddenIn((await get(link)).body));
  expect(await membersWith(values.email)).toMatchObject([
    { name: values.name, requestedCompany: 'B', state: 'requested' },
  ]);
  // The page before, sent again with another address, is asked anew.
  const other = await postForm(site.app, url, { ...answered, email: 'inna@poczta.example' });
  expect([other.statusCode, other.body.includes('Jeszcze nie wysłano')]).toEqual([200, true]);
  for (let at = 0; at < 4; at += 1) {
    const email = `lucja-${at}@poczta.example`;
    const asking = await postForm(site.app, url, { ...values, email });
    const hidden = hiddenIn(asking.body);
    const answer = answerTo(asking.body);
    const sent = await postForm(site.app, url, { ...values, email, ...hidden, answer });
    expect([at, sent.statusCode]).toEqual([at, 200]);
  }
  const full = await postForm(site.app, url, { ...values, email: 'za-duzo@poczta.example' });
  expect([full.statusCode, Number(full.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(full.body).toContain('Bez JavaScriptu nie przyjmujemy');
  expect(full.body).toContain('za-duzo@poczta.example');
});
