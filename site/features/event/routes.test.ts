import { markdownToLexical } from '@oilway/content/demo/markdown-to-lexical.ts';
import type { EventSignUp, Mail } from '@oilway/content/payload-types.ts';
import { rowsOf } from '@oilway/content/test/store-rows.ts';
import { captchas } from '@oilway/store/submissions/tables.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';
import { autofocusedText } from '../../test/no-js-browser.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

const path = '/umbraco/api/event/sendNotification';
let site: TestSite;
let event: { id: number; path: string };
let recaptcha: string;

beforeAll(async () => {
  site = await boot();
  const [first] = await site.context.published.reader().events('de-DE');
  event = { id: first?.id ?? 0, path: `/veranstaltungen/${first?.slug}` };
});
afterAll(() => site?.close());
beforeEach(async () => {
  recaptcha = await solveCaptcha(site.app, 'event');
});

const participant = (parts: object = {}) => ({
  name: 'Miriam Kowalczyk',
  email: 'miriam@posteo.example',
  phone: '',
  message: 'Ich komme mit dem Rad.\nGibt es einen Ständer?',
  umbracoNodeID: event.id,
  cultureName: 'de-DE',
  gdprAccept: '2026-11-28',
  recaptcha,
  ...parts,
});
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const stored = async () => {
  const find = async (collection: 'event-sign-ups' | 'mails') =>
    (await site.payload.find({ collection, pagination: false, depth: 0, sort: 'createdAt' })).docs;
  return {
    signUps: (await find('event-sign-ups')) as EventSignUp[],
    mails: (await find('mails')) as Mail[],
    captchas: await rowsOf(site.payload, captchas),
  };
};
const places = async () =>
  (await site.app.inject(`/api/event/places?umbracoNodeId=${event.id}&cultureName=de-DE`)).json();
const codes = (response: { json(): { errors: { name: string; code: string }[] } }) =>
  Object.fromEntries(response.json().errors.map(({ code, name }) => [name, code]));

describe('POST /umbraco/api/event/sendNotification', () => {
  test('stores the sign-up, sends two mails and returns a reference and the place', async () => {
    const page = await site.app.inject(event.path);
    expect(page.body).toContain(`data-node-id="${event.id}"`);
    expect(page.body).toContain('id="event-form"');
    const before = await places();
    const response = await post(participant({ phone: '0231 4477100' }));
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expectSecurityHeaders(response.headers);
    const { reference, ...rest } = response.json();
    expect(rest).toEqual({ success: true, place: 'confirmed' });
    expect(reference).toMatch(/^OW-\d\d-\d{3}-\d{4}$/);
    const { captchas, mails, signUps } = await stored();
    expect(captchas).toHaveLength(1);
    expect(signUps).toMatchObject([
      {
        reference,
        event: event.id,
        place: 'confirmed',
        status: 'new',
        name: 'Miriam Kowalczyk',
        email: 'miriam@posteo.example',
        phone: '0231 4477100',
        message: 'Ich komme mit dem Rad.\nGibt es einen Ständer?',
        cultureName: 'de-DE',
        privacyNotice: '2026-11-28',
      },
    ]);
    const [toParticipant, toUs] = mails;
    expect(mails).toHaveLength(2);
    expect(toParticipant).toMatchObject({ to: 'miriam@posteo.example', reference });
    expect(toParticipant?.text).toContain(reference);
    expect(toParticipant?.html).toContain('/anmeldung/');
    expect(toUs?.to).toMatch(/@oilway\.example$/);
    expect(toUs).toMatchObject({ replyTo: 'miriam@posteo.example', attachments: null });
    for (const words of ['Gibt es einen Ständer?', '0231 4477100', 'Miriam Kowalczyk'])
      expect(toUs?.text).toContain(words);
    expect(toUs?.html).not.toContain('/anmeldung/');
    expect((await places()).free).toBe(before.free - 1);
  });

  test('sends the confirmation in Polish for cultureName pl-PL', async () => {
    const polish = participant({ cultureName: 'pl-PL', email: 'zofia@poczta.example' });
    expect((await post(polish)).statusCode).toBe(200);
    const mail = (await stored()).mails.find(({ to }) => to === 'zofia@poczta.example');
    expect(mail?.subject).toMatch(/^Państwa miejsce: /);
    expect(mail?.html).toContain('lang="pl"');
    expect(mail?.text).toContain('/pl/zgloszenie/');
  });
});

describe('sendNotification validation', () => {
  test('returns an error code for each required field of an empty body', async () => {
    const response = await post({});
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(codes(response)).toEqual({
      name: 'required',
      email: 'required',
      gdprAccept: 'consent',
      recaptcha: 'captcha',
      umbracoNodeID: 'node',
      cultureName: 'culture',
    });
  });

  test.each([
    ['message', 'öl '.repeat(700), 'tooLong'],
    ['umbracoNodeID', 999_999, 'unknown'],
    ['umbracoNodeID', '1; DROP TABLE events', 'node'],
    ['recaptcha', 'bm90IGEgY2FwdGNoYQ==', 'captcha'],
  ])('rejects %s with the value %.40j', async (name, value, code) => {
    const before = await stored();
    const response = await post(participant({ [name]: value }));
    expect([response.statusCode, codes(response)]).toEqual([400, { [name]: code }]);
    expect(await stored()).toEqual(before);
  });

  test('rejects a captcha of another form and an event that is over', async () => {
    const before = await stored();
    const contact = await solveCaptcha(site.app, 'contact');
    expect(codes(await post(participant({ recaptcha: contact })))).toEqual({
      recaptcha: 'captcha',
    });
    const over = await site.payload.create({
      collection: 'events',
      locale: 'de',
      data: {
        title: 'Vorbei',
        slug: 'vorbei',
        start: '2020-01-01T10:00:00.000Z',
        end: '2020-01-01T12:00:00.000Z',
        venue: 'Hof',
        address: 'Hof 1, 10115 Berlin',
        intro: 'Das war.',
        body: markdownToLexical('Das war.'),
        _status: 'published',
      } as never,
    });
    const late = await post(participant({ umbracoNodeID: over.id }));
    expect(codes(late)).toEqual({ umbracoNodeID: 'over' });
    expect(await stored()).toEqual(before);
    await site.refresh();
    const page = await site.app.inject('/veranstaltungen/vorbei');
    expect(page.body).toContain('Diese Veranstaltung ist vorbei.');
    expect(page.body).not.toContain('event-form');
  });
});

test('serves an event as an iCalendar file and returns 404 for invalid file names', async () => {
  const response = await site.app.inject(`/calendar/de-${event.id}.ics`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="oilway-${event.id}.ics"`,
  );
  expect(response.body).toContain(`UID:event-${event.id}@localhost`);
  for (const file of ['de-999999.ics', 'en-1.ics', 'de-0.ics', 'de-1.ics.exe', '%00'])
    expect((await site.app.inject(`/calendar/${file}`)).statusCode).toBe(404);
});

describe('cancellation link', () => {
  const linkIn = async (to: string) => {
    const mail = (await stored()).mails.find((one) => one.to === to);
    return /\/(?:anmeldung|pl\/zgloszenie)\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const press = (url: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  const placeOf = async (email: string) =>
    (await stored()).signUps.find((one) => one.email === email)?.place;

  test('cancels the sign-up only on POST, also when repeated', async () => {
    const email = 'leaves@posteo.example';
    await post(participant({ email }));
    const link = await linkIn(email);
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const page = await site.app.inject({ method, url: link });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expectSecurityHeaders(page.headers);
    }
    const pageBefore = await site.app.inject(link);
    expect(pageBefore.body).toContain('Jetzt abmelden');
    expect(pageBefore.body).toContain('<meta name="robots" content="noindex"/>');
    expect(await placeOf(email)).toBe('confirmed');
    for (let time = 0; time < 2; time += 1) {
      const done = await press(link);
      expect([done.statusCode, done.headers.location]).toEqual([303, link]);
    }
    expect(await placeOf(email)).toBe('cancelled');
    const after = await site.app.inject(link);
    expect([pageBefore, after].map(({ body }) => autofocusedText(body))).toEqual([
      '',
      'Sie sind abgemeldet.',
    ]);
    expect(after.body).not.toContain('<form method="post"');
    // The page has no counterpart on the other site.
    for (const { body } of [pageBefore, after])
      expect(body).not.toContain('rel="alternate" hrefLang');
    const { mails } = await stored();
    expect(mails.filter((mail) => mail.to === email)).toHaveLength(2);
  });

  test('returns 404 for an invalid token', async () => {
    for (const url of ['/anmeldung/x', `${await linkIn('twice@posteo.example')}A`, '/anmeldung/'])
      for (const response of [await site.app.inject(url), await press(url)])
        expect(response.statusCode).toBe(404);
  });
});
