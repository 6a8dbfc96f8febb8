import { markdownToLexical } from '@oilway/content/demo/markdown-to-lexical.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';
import { autofocusedText, formIn, postForm, solveMathCaptcha } from '../../test/no-js-browser.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

let site: TestSite;
let page: number;
beforeAll(async () => {
  site = await boot({
    environment: {
      RECAPTCHA_SITE_KEY: 'site-key-of-this-test',
      RECAPTCHA_SECRET: 'secret-of-this-test-only',
    },
  });
  page = (await site.context.published.reader().tree('de-DE')).byPath.get('/karriere')?.id ?? 0;
});
afterAll(() => site?.close());

const form = { blockType: 'eventForm', heading: 'Dabei sein', which: 'chosen' } as const;

/** Replaces the content of the careers page by this form. */
async function showBlock(block: object): Promise<string> {
  const data = { blocks: [{ ...form, ...block }], _status: 'published' } as never;
  await site.payload.update({ collection: 'pages', id: page, data });
  return getPage();
}

async function getPage(): Promise<string> {
  await site.refresh();
  const response = await site.app.inject('/karriere');
  expect(response.statusCode).toBe(200);
  expectSecurityHeaders(response.headers);
  // Pages with a form allow Google's reCAPTCHA.
  expect(response.headers['content-security-policy']).toContain('google.com');
  return response.body;
}

const change = (id: number, data: object) =>
  site.payload.update({ collection: 'events', id, data: data as never });
const formOf = (body: string) =>
  /"placesHref":"[^"]*umbracoNodeId=(\d+)/.exec(unescaped(body))?.[1];
const unescaped = (body: string) => body.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('books the next event for a sign-up by event id, by its translation or by a page with the form', async () => {
  const [next] = await site.context.published.reader().events('de-DE');
  const [polish] = await site.context.published.reader().events('pl-PL');
  expect(polish?.translationKey).toBe(next?.translationKey);
  for (const [path, event] of [
    ['/veranstaltungen', next],
    ['/pl/wydarzenia', polish],
  ] as const)
    expect(formOf((await site.app.inject(path)).body)).toBe(String(event?.id));
  const { body } = await site.app.inject('/veranstaltungen');
  const listed = Number(/data-node-id="(\d+)"/.exec(body)?.[1]);
  expect(listed).not.toBe(next?.id);
  const signUp = async (umbracoNodeID: number | undefined) =>
    site.app.inject({
      method: 'POST',
      url: '/umbraco/api/event/sendNotification',
      payload: {
        name: 'Miriam Kowalczyk',
        email: `miriam.${umbracoNodeID}@posteo.example`,
        umbracoNodeID,
        cultureName: 'de-DE',
        gdprAccept: true,
        recaptcha: await solveCaptcha(site.app, 'event'),
      },
    });
  for (const node of [next?.id, polish?.id, listed])
    expect((await signUp(node)).json()).toMatchObject({ success: true, place: 'confirmed' });
  const { docs } = await site.payload.find({ collection: 'event-sign-ups', depth: 0 });
  expect(docs.map(({ event }) => event)).toEqual([next?.id, next?.id, next?.id]);
  // The node id of a page without the form selects no event.
  expect((await signUp(page)).statusCode).toBe(400);
});

test('shows the form of a chosen event, or a notice when the event is unpublished or over', async () => {
  const [, chosen, other] = await site.context.published.reader().events('de-DE');
  const id = chosen?.id ?? 0;
  const open = await showBlock({ event: id });
  expect(formOf(open)).toBe(String(id));
  expect(open).toContain(`href="/veranstaltungen/${chosen?.slug}"`);
  expect(open).toContain(chosen?.venue);

  await change(id, { _status: 'draft' });
  const withdrawn = await getPage();
  expect(formOf(withdrawn)).toBeUndefined();
  expect(withdrawn).toContain('Für diese Veranstaltung kann man sich zurzeit nicht anmelden.');
  expect(withdrawn).not.toContain(chosen?.title);

  const past = { start: '2020-01-01T10:00:00.000Z', end: '2020-01-01T12:00:00.000Z' };
  await change(id, { ...past, _status: 'published' });
  const over = await getPage();
  expect(formOf(over)).toBeUndefined();
  expect(over).toContain('Anmelden kann man sich nicht mehr.');
  expect(over).toContain('href="/veranstaltungen"');

  const used = site.payload.delete({ collection: 'events', id, overrideAccess: true });
  await expect(used).rejects.toThrow(/verwendet|w użyciu|in use/);

  expect(formOf(await showBlock({ event: other?.id }))).toBe(String(other?.id));
  for (const { id: one } of await site.context.published.reader().events('de-DE'))
    await change(one, past);
  const none = await showBlock({ which: 'next', event: null });
  expect(none).toContain('Zurzeit steht keine Veranstaltung an.');
  expect(formOf(none)).toBeUndefined();
});

test('shows a repeated sign-up the same waiting-list page as a new one when the event is full', async () => {
  const event = await site.payload.create({
    collection: 'events',
    data: {
      country: 'de',
      title: 'Ölabend',
      slug: 'oelabend',
      start: '2099-07-03T16:00:00.000Z',
      end: '2099-07-03T19:00:00.000Z',
      venue: 'Oilway Dortmund',
      address: 'Hof 1, 44263 Dortmund',
      intro: 'Ein Abend.',
      body: markdownToLexical('Ein Abend.'),
      capacity: 1,
      _status: 'published',
    } as never,
  });
  await site.refresh();
  const eventPage = (await site.app.inject(`/veranstaltungen/${event.slug}`)).body;
  const hero = eventPage.slice(eventPage.indexOf('<h1'), eventPage.indexOf('Ein Abend.</p>'));
  for (const part of ['Juli 2099', '3. Juli 2099', 'Oilway Dortmund, Hof 1', '1 Platz'])
    expect(hero).toContain(part);
  // The free places are loaded in the browser: until then no drum claims that all are free.
  expect(hero).toMatch(/<svg[^>]*visibility="hidden"[^>]*><path d="M3 3H45/);
  const start = formIn(eventPage);
  const person = { name: 'Miriam', phone: '', message: '' };
  const signUp = async (email: string) => {
    const captchaPage = await postForm(site.app, start.action, {
      ...start.hidden,
      ...person,
      email,
    });
    const { action, hidden } = formIn(captchaPage.body);
    const answer = solveMathCaptcha(captchaPage.body);
    const done = await postForm(site.app, action, { ...hidden, ...person, email, answer });
    const { body } = await site.app.inject(String(done.headers.location));
    const [reference] = /OW-[\d-]+/.exec(body) ?? [];
    return { body, reference };
  };
  const first = await signUp('anna@posteo.example');
  const again = await signUp('anna@posteo.example');
  const other = await signUp('bert@posteo.example');
  expect(autofocusedText(first.body)).toBe('Danke. Ihr Platz ist reserviert.');
  expect(autofocusedText(other.body)).toBe('Danke. Alle Plätze sind vergeben.');
  expect(other.body).toContain('Dann stehen Sie jetzt auf der Warteliste.');
  expect(other.body).toContain('Wer einen Platz hat, behält ihn.');
  expect(again.reference).toBe(first.reference);
  const without = ({ body, reference = '' }: typeof first) => body.replaceAll(reference, '');
  expect(without(again)).toBe(without(other));
});
