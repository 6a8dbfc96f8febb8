import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import {
  type Fields,
  formIn,
  hiddenIn,
  postForm,
  solveMathCaptcha,
} from '../test/no-js-browser.ts';
import { makeReportingKeys } from '../test/reporting-keys.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot({
    environment: { TRACKING_ORIGINS: 'https://thanks.example, http://other.example' },
  });
  await makeReportingKeys(site.payload);
});
afterAll(() => site?.close());

/** Publishes a page with only this form; returns its HTML. */
async function placeForm(path: string, block: object): Promise<string> {
  const locale = path.startsWith('/pl') ? 'pl-PL' : 'de-DE';
  const id = (await site.context.published.reader().tree(locale)).byPath.get(path)?.id ?? 0;
  const data = { blocks: [{ heading: 'Formular', ...block }], _status: 'published' } as never;
  await site.payload.update({
    collection: 'pages',
    id,
    locale: locale === 'pl-PL' ? 'pl' : 'de',
    data,
  });
  await site.refresh();
  return (await site.app.inject(path)).body;
}

let visitors = 0;

/** Submits the form and the answer to its math captcha, from another network each time. */
async function send(body: string, fields: Fields) {
  const start = formIn(body);
  visitors += 1;
  const post = (url: string, sent: Fields) =>
    postForm(site.app, url, sent, {}, `10.0.${visitors}.1`);
  const questionPage = await post(start.action, { ...start.hidden, ...fields });
  const { action, hidden } = formIn(questionPage.body);
  const answer = solveMathCaptcha(questionPage.body);
  return post(action, { ...hidden, ...fields, answer });
}

const message = {
  name: 'Miriam Kowalczyk',
  email: 'miriam@posteo.example',
  message: 'Guten Tag',
};
const application = {
  association: 'KS Warta',
  contactPerson: 'Zofia Nowak',
  email: 'klub@poczta.example',
  selectedTypeOfForms: 'project',
  goal: 'Stroje',
};

test('contact and sponsoring: the form contains trackingPage and redirects there without scripts', async () => {
  const here = await placeForm('/kontakt', {
    blockType: 'contactForm',
    trackingPage: '/impressum?von=kontakt',
  });
  expect(formIn(here).hidden.trackingPage).toBe('/impressum?von=kontakt');
  const done = await send(here, message);
  expect([done.statusCode, done.headers.location]).toEqual([303, '/impressum?von=kontakt']);
  const other = 'https://thanks.example/oilway';
  const there = await placeForm('/pl/sponsoring', {
    blockType: 'sponsoringForm',
    trackingPage: other,
  });
  expect(formIn(there).hidden.trackingPage).toBe(other);
  const answer = await send(there, application);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, other]);
  // Browsers apply form-action to the redirect after a form, too.
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("form-action 'self' https://thanks.example http://other.example");
});

test('ignores a submitted trackingPage when the block has none', async () => {
  const page = await placeForm('/kontakt', { blockType: 'contactForm' });
  expect(page).not.toContain('name="trackingPage"');
  for (const trackingPage of ['https://evil.example/', '/impressum', 'https://thanks.example/']) {
    const done = await send(page, { ...message, message: trackingPage, trackingPage });
    expect(String(done.headers.location)).toMatch(/^\/forms\/sent\//);
  }
});

test('rejects an invalid trackingPage on save, and ignores one that is no longer allowed', async () => {
  const contact = { blockType: 'contactForm' };
  for (const trackingPage of [
    'https://evil.example/',
    '//evil.example',
    '/.//evil.example',
    'danke',
  ])
    await expect(placeForm('/kontakt', { ...contact, trackingPage })).rejects.toThrow(
      /tracking|Absenden/i,
    );
  const report = { blockType: 'reportForm' };
  for (const trackingPage of ['/impressum?x', '/impressum#x', 'https://evil.example/'])
    await expect(placeForm('/hinweise', { ...report, trackingPage })).rejects.toThrow(
      /tracking|Absenden/i,
    );
  const allowed = site.context.config.trackingOrigins;
  const page = { ...contact, trackingPage: 'http://other.example/danke' };
  site.context.config.trackingOrigins = [];
  const body = await placeForm('/kontakt', page);
  expect(body).not.toContain('name="trackingPage"');
  const done = await send(body, { ...message, message: 'Noch einmal' });
  expect(String(done.headers.location)).toMatch(/^\/forms\/sent\//);
  site.context.config.trackingOrigins = allowed;
});

test('a report shows its access code before linking to trackingPage without a referrer', async () => {
  const form = await placeForm('/hinweise', {
    blockType: 'reportForm',
    trackingPage: '/impressum',
  });
  expect(form).toMatch(/<input type="hidden" name="trackingPage" value="\/impressum"/);
  const forged = { trackingPage: 'https://evil.example/' };
  const fields = { ...hiddenIn(form), description: 'Öl im Gully', ...forged };
  const questionPage = await postForm(site.app, '/reporting/report', fields);
  const answer = solveMathCaptcha(questionPage.body);
  const sealed = { ...hiddenIn(questionPage.body), answer, ...forged };
  const done = await postForm(site.app, '/reporting/answer', sealed);
  expect([done.statusCode, done.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  expect(done.body).toMatch(/(<span>[0-9A-Z]{4}<\/span>){7}/);
  const [, link] = /<a [^>]*?(href="[^"]*"[^>]*)><span>Code notiert, weiter</.exec(done.body) ?? [];
  expect(link).toMatch(/^href="\/impressum" rel="noreferrer"/);
  expect(done.body).not.toContain('evil.example');
});
