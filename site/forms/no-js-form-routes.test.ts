import type { EventSignUp, Mail } from '@oilway/content/payload-types.ts';
import { rowsOf } from '@oilway/content/test/store-rows.ts';
import { captchas } from '@oilway/store/submissions/tables.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import { expectSecurityHeaders } from '../test/expect-security-headers.ts';
import {
  autofocusedText,
  decodeEntities,
  errorsIn,
  type Fields,
  formIn,
  type PostedFile,
  postFiles,
  postForm,
  solveMathCaptcha,
} from '../test/no-js-browser.ts';
import { privacyNoticeVersion } from './fields/form-messages.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const inboxes = ['contact-messages', 'event-sign-ups', 'sponsoring-messages'] as const;
type Collection = (typeof inboxes)[number] | 'mails';
const all = async (collection: Collection) =>
  (await site.payload.find({ collection, pagination: false, depth: 0, sort: 'createdAt' })).docs;
const counts = async () =>
  Promise.all([
    ...[...inboxes, 'mails' as const].map(
      async (collection) => (await site.payload.count({ collection })).totalDocs,
    ),
    rowsOf(site.payload, captchas).then(({ length }) => length),
  ]);

const post = (url: string, fields: Fields, headers?: Record<string, string>) =>
  postForm(site.app, url, fields, headers);
const postWith = (url: string, fields: Fields, files?: PostedFile[]) =>
  postFiles(site.app, url, fields, files);

const message = {
  contactDepartment: 'Rechnungen',
  name: 'Miriam <b> "Kowalczyk"',
  email: 'miriam@posteo.example',
  phone: '',
  company: '',
  message: 'Guten Tag,\r\nauf meiner Rechnung steht ein Filter.',
};

test('contact: shows errors, asks the math captcha, stores once and redirects to a confirmation', async () => {
  const start = formIn((await site.app.inject('/kontakt')).body);
  expect([start.action, start.form.includes('action=')]).toEqual(['/kontakt', false]);
  expect(start.form).toContain('formNoValidate');
  expect(start.form).toContain('<a href="/datenschutz">Datenschutzhinweisen</a>.</p>');
  const before = await counts();
  const empty = await post(start.action, { ...start.hidden, email: 'no-address', message: 'Öl' });
  expect([empty.statusCode, empty.headers['cache-control']]).toEqual([400, 'no-store']);
  expectSecurityHeaders(empty.headers);
  expect(errorsIn(empty.body)).toEqual(['name', 'email']);
  expect(empty.body).toMatch(/<title>Bitte prüfen Sie zwei Angaben/);
  expect(empty.body).toContain('<meta name="robots" content="noindex"/>');
  expect(autofocusedText(empty.body)).toMatch(/^Bitte prüfen Sie zwei Angaben/);
  expect(formIn(empty.body).form).toContain('value="no-address"');
  expect(formIn(empty.body).form).toMatch(/<textarea[^>]*>Öl<\/textarea>/);
  expect(formIn(empty.body).form).not.toContain('data-form');

  const questionPage = await post(start.action, { ...start.hidden, ...message });
  expect([questionPage.statusCode, questionPage.body.includes('Noch nicht gesendet')]).toEqual([
    200,
    true,
  ]);
  expect(autofocusedText(questionPage.body)).toBe('Noch nicht gesendet');
  const back = formIn(questionPage.body);
  expect(decodeEntities(back.form)).toContain('value="Miriam &lt;b&gt; "Kowalczyk""');
  expect(back.form).toMatch(/<option selected="">Rechnungen/);
  // Without the version of the notice, the page shows the notice.
  const unseen = await post(start.action, { ...start.hidden, ...message, gdprAccept: '' });
  expect([unseen.statusCode, formIn(unseen.body).hidden.gdprAccept]).toEqual([
    200,
    privacyNoticeVersion,
  ]);
  const whole = { ...back.hidden, ...message };
  const wrong = await post(back.action, { ...whole, answer: '99' });
  expect([wrong.statusCode, errorsIn(wrong.body)]).toEqual([400, ['answer']]);
  // A question allows one attempt, even with the right answer.
  const late = await post(back.action, { ...whole, answer: solveMathCaptcha(questionPage.body) });
  expect([late.statusCode, errorsIn(late.body)]).toEqual([400, ['answer']]);
  expect(await counts()).toEqual(before);

  const next = formIn(wrong.body);
  expect(next.hidden.key).toBe(back.hidden.key);
  const answered = { ...whole, ...next.hidden, answer: solveMathCaptcha(wrong.body) };
  // A right answer stays valid while other fields are wrong.
  const short = await post(next.action, { ...answered, name: '' });
  expect([short.statusCode, errorsIn(short.body)]).toEqual([400, ['name']]);
  expect(formIn(short.body).hidden.answer).toBe(answered.answer);
  expect(await counts()).toEqual(before);

  const [done, twice] = await Promise.all([
    post(next.action, answered),
    post(next.action, answered),
  ]);
  expect([done.statusCode, twice.statusCode]).toEqual([303, 303]);
  expect(twice.headers.location).toBe(done.headers.location);
  expect(await counts()).toEqual(before.map((count, at) => count + ([1, 0, 0, 2, 1][at] ?? 0)));
  const [stored] = (await all('contact-messages')) as unknown as Record<string, string>[];
  expect(stored).toMatchObject({
    name: message.name,
    message: 'Guten Tag,\nauf meiner Rechnung steht ein Filter.',
    contactDepartment: 'Rechnungen',
    cultureName: 'de-DE',
    privacyNotice: privacyNoticeVersion,
  });
  const thanks = await site.app.inject(String(done.headers.location));
  expect([thanks.statusCode, thanks.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(thanks.body).toContain(stored?.reference);
  expect(autofocusedText(thanks.body)).toContain('Danke');
  expect(thanks.body.match(/<h1/g)).toHaveLength(1);
  expect(thanks.body).toContain('So geht es weiter');
  expect(thanks.body).not.toContain('Nummer kopieren');
  expect(thanks.body).not.toContain('posteo');

  // A changed form is another message and gets a new question.
  const other = await post(next.action, { ...answered, name: 'Jemand anders' });
  expect([other.statusCode, other.body.includes('Noch nicht gesendet')]).toEqual([200, true]);
  expect(formIn(other.body).hidden.key).not.toBe(next.hidden.key);
  expect(other.body).toContain('Jemand anders');
});

test('event: reserves a place in Polish from the event page and from a block', async () => {
  const [event] = await site.context.published.reader().events('pl-PL');
  const person = { name: 'Zofia Nowak', phone: '', message: '' };
  for (const path of [`/pl/wydarzenia/${event?.slug}`, '/pl/wydarzenia']) {
    const start = formIn((await site.app.inject(path)).body);
    expect(start.action).toBe(path);
    const email = `zofia${path.length}@poczta.example`;
    const questionPage = await post(start.action, { ...start.hidden, ...person, email });
    expect(questionPage.statusCode).toBe(200);
    expect(questionPage.body).toContain('Wolne miejsca:');
    const { action, hidden } = formIn(questionPage.body);
    const answer = solveMathCaptcha(questionPage.body);
    const done = await post(action, { ...hidden, ...person, email, answer });
    expect(done.statusCode).toBe(303);
    const thanks = await site.app.inject(String(done.headers.location));
    expect(thanks.body).toContain('Miejsce jest zarezerwowane.');
    const signUp = ((await all('event-sign-ups')) as EventSignUp[]).find(
      (one) => one.email === email,
    );
    expect(signUp).toMatchObject({ event: event?.id, place: 'confirmed' });
    expect(thanks.body).toContain(signUp?.reference);
    const mails = (await all('mails')) as Mail[];
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  }
});

const application = {
  association: 'SV Hörde',
  contactPerson: 'Miriam Kowalczyk',
  email: 'verein@posteo.example',
  selectedTypeOfForms: ['project', 'individualActivity'],
  goal: 'Trikots für die Jugend.',
  selectedTypeOfInvoice: 'confirm',
};
const pdf = { name: 'Plan.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n') };

test('sponsoring: accepts files with the captcha answer and names rejected ones', async () => {
  const start = formIn((await site.app.inject('/sponsoring')).body);
  expect(start.form).toContain('encType="multipart/form-data"');
  const questionPage = await postWith(start.action, { ...start.hidden, ...application });
  expect(questionPage.statusCode).toBe(200);
  const back = formIn(questionPage.body);
  expect(back.form).toContain('name="attachments"');
  expect(back.form.match(/checked=""/g)).toHaveLength(3);
  const before = await counts();
  const answered = { ...application, ...back.hidden, answer: solveMathCaptcha(questionPage.body) };
  for (const [files, code] of [
    [[{ name: 'Bühne.pdf', bytes: Buffer.from('<script>') }], 'Bühne.pdf: Der Name passt'],
    [[{ name: 'Bühne.html', bytes: Buffer.from('<script>') }], 'Bühne.html: Nur PDF'],
    [[{ name: 'leer.pdf', bytes: Buffer.alloc(0) }, pdf], 'leer.pdf: Die Datei ist leer.'],
    [
      [{ name: 'x.pdf', bytes: Buffer.concat([pdf.bytes, Buffer.alloc(5_500_000)]) }, pdf],
      'x.pdf: Zu groß',
    ],
    [Array(6).fill(pdf), 'Plan.pdf: Das sind zu viele Dateien'],
  ] as const) {
    const refused = await postWith(back.action, answered, [...files]);
    // Accepted files must be chosen again, too.
    const names = files.length > 1 ? ['attachments', 'attachments'] : ['attachments'];
    expect([refused.statusCode, errorsIn(refused.body)]).toEqual([400, names]);
    expect(refused.body).toContain(code);
    expect(refused.body).toContain('SV Hörde');
  }
  const lost = await postWith(back.action, { ...answered, goal: '' }, [pdf]);
  expect([lost.statusCode, errorsIn(lost.body)]).toEqual([400, ['goal', 'attachments']]);
  const threeKinds = ['ongoingBusiness', 'project', 'individualActivity'];
  const many = await postWith(back.action, { ...answered, selectedTypeOfForms: threeKinds });
  expect([many.statusCode, errorsIn(many.body)]).toEqual([400, ['selectedTypeOfForms']]);
  expect(await counts()).toEqual(before);

  const done = await postWith(back.action, answered, [pdf]);
  expect(done.statusCode).toBe(303);
  const [stored] = (await all('sponsoring-messages')) as unknown as Record<string, unknown>[];
  expect(stored).toMatchObject({
    selectedTypeOfForms: ['project', 'individualActivity'],
    selectedTypeOfInvoice: 'confirm',
    files: [{ name: 'Plan.pdf', size: pdf.bytes.length }],
  });
  const arrived = (await site.app.inject(String(done.headers.location))).body;
  expect(arrived).toContain(String(stored?.reference));
  expect(arrived).toContain('Eine Datei ist dabei.');
  // Drafts require scripts.
  for (const { body } of [questionPage, lost, { body: arrived }])
    expect(body).not.toContain('als Entwurf');
});

test('rejects forged requests and keeps input after a failure', async () => {
  const before = await counts();
  const { action, hidden } = formIn((await site.app.inject('/kontakt')).body);
  const whole = { ...hidden, ...message };
  // Redirects to a page without the form; 404 for a missing page or block id.
  const moved = await post('/impressum', whole);
  expect([moved.statusCode, moved.headers.location]).toEqual([303, '/impressum']);
  for (const path of ['//evil.example', '/nirgends', '/robots.txt'])
    expect((await post(path, whole)).statusCode).toBe(404);
  expect((await post(action, message)).statusCode).toBe(404);
  const payload = { ...whole, name: { a: 'b' }, email: [{}], phone: 7 };
  const program = await site.app.inject({ method: 'POST', url: action, payload });
  expect([program.statusCode, errorsIn(program.body)]).toEqual([400, ['name', 'email']]);
  const questionPage = await post(action, whole);
  const answered = {
    ...whole,
    ...formIn(questionPage.body).hidden,
    answer: solveMathCaptcha(questionPage.body),
  };
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const { submitContact } = site.context.store;
  site.context.store.submitContact = () => Promise.reject(full);
  const failed = await post(action, answered);
  site.context.store.submitContact = submitContact;
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
  expect((await site.app.inject('/health/ready')).json()).toMatchObject({ database: 'full' });
  expect(autofocusedText(failed.body)).toBe('Das hat nicht geklappt');
  expect(failed.body).toContain('auf meiner Rechnung steht ein Filter.');
  expect(await counts()).toEqual(before);
  const again = await post(action, { ...answered, ...formIn(failed.body).hidden });
  expect(again.statusCode).toBe(303);
  const link = String(again.headers.location);
  for (const url of [
    `${link}A`,
    '/forms/sent/x.y',
    '/forms/sent/',
    link.replace(/sent\/./, 'sent/Z'),
  ])
    expect((await site.app.inject(url)).statusCode).toBe(404);
});
