import type { Mail, SponsoringMessage } from '@oilway/content/payload-types.ts';
import { rowsOf } from '@oilway/content/test/store-rows.ts';
import { attachments, captchas } from '@oilway/store/submissions/tables.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { sendForm } from '../../test/send-form.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

const path = '/umbraco/api/sponsoring/SubmitMessage';
const lines = {
  association: 'Laufgruppe Phoenix-See e. V.',
  contactPerson: 'Miriam Kowalczyk',
  email: 'miriam.kowalczyk@posteo.example',
  orgNr: 'VR 4711 Dortmund',
  phone: '0231 4477101',
  goal: 'Startnummern für 600 Kinder.\nDas Geld geht in den Druck.',
  amount: '1.200 €',
  timePeriod: 'Mai bis September',
  levels: 'Silber',
  otherCompanies: 'Bäckerei Korn, Druckerei Satz',
  howWillYouShowSponsoringCollab: 'Auf dem Rücken der Trikots',
  counterPerformanceContactPersonPhone: '0231 4477100',
  other: 'Wir kommen gern vorbei.',
};
const application = {
  ...lines,
  selectedTypeOfForms: ['project', 'individual activity'],
  selectedTypeOfCounterPerformance: 'confirm',
  selectedTypeOfInvoice: 'deny',
  umbracoNodeID: '14',
  cultureName: 'de-DE',
  gdprAccept: '2026-11-28',
};
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let site: TestSite;
let recaptcha: string;

beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());
beforeEach(async () => {
  recaptcha = await solveCaptcha(site.app, 'sponsoring');
});

type Files = readonly (readonly [name: string, bytes: Buffer])[];

const post = (fields: Record<string, unknown>, files: Files = [], headers = {}) =>
  sendForm(
    site,
    'sponsoring',
    { recaptcha, ...fields },
    { files: files.map(([name, bytes]) => ({ name, bytes })), headers },
  );

const all = async (collection: 'sponsoring-messages' | 'mails') =>
  (await site.payload.find({ collection, pagination: false, depth: 0, sort: 'createdAt' })).docs;
const attached = () => rowsOf(site.payload, attachments);
const counts = async () => [
  (await all('sponsoring-messages')).length,
  (await attached()).length,
  (await all('mails')).length,
  (await rowsOf(site.payload, captchas)).length,
];

describe('POST /umbraco/api/sponsoring/SubmitMessage', () => {
  test('stores the application, its files, its captcha and two mails and returns a reference number', async () => {
    const files: Files = [
      ['Satzung 2026.pdf', pdf],
      ['../../Wappen.svg.png', png],
    ];
    const answer = await post(application, files);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { reference } = answer.json();
    expect(reference).toMatch(/^OW-\d\d-\d{3}-\d{4}$/);
    const [stored] = (await all('sponsoring-messages')) as SponsoringMessage[];
    expect(stored).toMatchObject({
      reference,
      status: 'new',
      ...lines,
      umbracoNodeID: 14,
      cultureName: 'de-DE',
      selectedTypeOfForms: ['project', 'individualActivity'],
      selectedTypeOfCounterPerformance: 'confirm',
      selectedTypeOfInvoice: 'deny',
      privacyNotice: '2026-11-28',
      files: [
        { name: 'Satzung 2026.pdf', mediaType: 'application/pdf', size: pdf.length },
        { name: 'Wappen.svg.png', mediaType: 'image/png', size: png.length },
      ],
    });
    const storedFiles = await attached();
    expect(storedFiles.map(({ content, id }) => [id, content])).toEqual([
      [`${stored?.id}-0`, pdf.toString('base64')],
      [`${stored?.id}-1`, png.toString('base64')],
    ]);
    const mails = (await all('mails')) as Mail[];
    expect(mails.map(({ to }) => to)).toEqual([application.email, 'sponsoring@oilway.example']);
    const [toApplicant, toUs] = mails;
    for (const words of Object.values(lines)) expect(toUs?.text).toContain(words);
    for (const words of ['Satzung 2026.pdf', 'Projekt, einzelne Aktion', 'Gegenleistung\n\nja'])
      expect(toUs?.text).toContain(words);
    expect(toUs?.text).toContain('Rechnung\n\nnein');
    expect(toApplicant?.text).toContain(reference);
    // The confirmation contains no submitted data except the name.
    const { contactPerson: _, email: __, ...privateFields } = lines;
    for (const words of [...Object.values(privateFields), 'Projekt'])
      expect(toApplicant?.text).not.toContain(words);
  });

  test('deduplicates a retry with the same files and returns 409 for another file', async () => {
    const key = { 'idempotency-key': 'one-application' };
    const first = await post(application, [['a.pdf', pdf]], key);
    const before = await counts();
    const captcha = { recaptcha: await solveCaptcha(site.app, 'sponsoring') };
    const again = await post({ ...application, ...captcha }, [['a.pdf', pdf]], key);
    expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await post({ ...application, ...captcha }, [['a.pdf', png]], key)).statusCode).toBe(
      409,
    );
    expect(await counts()).toEqual(before);
  });

  test('deletes its attachments when the application is deleted', async () => {
    const { reference } = (await post(application, [['a.pdf', pdf]])).json();
    const before = (await attached()).length;
    await site.payload.delete({
      collection: 'sponsoring-messages',
      where: { reference: { equals: reference } },
    });
    expect((await attached()).length).toBe(before - 1);
  });

  test('accepts a Polish application without files and with comma-separated selectedTypeOfForms', async () => {
    const answer = await post({
      ...application,
      cultureName: 'pl-PL',
      selectedTypeOfForms: 'ongoing business,project',
      selectedTypeOfInvoice: '',
    });
    expect(answer.statusCode).toBe(200);
    const { reference } = answer.json();
    const mails = ((await all('mails')) as Mail[]).filter((mail) => mail.reference === reference);
    expect(mails.at(-1)?.text).toContain('bieżąca działalność, projekt');
    expect(mails[0]?.html).toContain('lang="pl"');
  });
});

describe('SubmitMessage validation', () => {
  test('returns an error code for each required field of an empty form', async () => {
    const required = ['association', 'contactPerson', 'email', 'goal', 'selectedTypeOfForms'];
    const envelope = ['gdprAccept', 'recaptcha', 'umbracoNodeID', 'cultureName'];
    const empty = [...required, ...envelope].map((name) => [name, '']);
    const answer = await post(Object.fromEntries(empty));
    const errors = answer.json().errors as { name: string; code: string }[];
    expect(answer.statusCode).toBe(400);
    expect(Object.fromEntries(errors.map(({ code, name }) => [name, code]))).toEqual({
      association: 'required',
      contactPerson: 'required',
      email: 'required',
      goal: 'required',
      selectedTypeOfForms: 'choose',
      gdprAccept: 'consent',
      recaptcha: 'captcha',
      umbracoNodeID: 'node',
      cultureName: 'culture',
    });
  });

  test.each([
    ['selectedTypeOfForms', 'something else', 'unknown'],
    ['selectedTypeOfInvoice', 'perhaps', 'unknown'],
    ['email', ['a@b.example', 'c@d.example'], 'required'],
    ['goal', 'öl '.repeat(6000), 'tooLong'],
  ])('rejects %s with the value %.40j', async (name, value, code) => {
    const before = await counts();
    const answer = await post({ ...application, [name]: value });
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ name, code }]]);
    expect(await counts()).toEqual(before);
  });

  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const program = Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(508)]);
  const big = Buffer.concat([pdf, Buffer.alloc(5_000_000)]);
  const half = Buffer.concat([pdf, Buffer.alloc(4_000_000)]);
  const several = (count: number, bytes: Buffer): Files =>
    Array.from({ length: count }, (_, at) => [`${at}.pdf`, bytes] as const);
  test.each<[string, Files, number, string]>([
    ['a page that is called a PDF', [['a.pdf', page]], 400, 'fileContent'],
    ['a program that is called a JPEG', [['a.JPEG', program]], 400, 'fileContent'],
    ['a drawing with a script', [['a.svg', drawing]], 400, 'fileType'],
    ['an empty file', [['a.pdf', Buffer.alloc(0)]], 400, 'emptyFile'],
    ['one file too large', [['a.pdf', big]], 413, 'tooLarge'],
    ['files too large together', several(3, half), 413, 'tooLarge'],
    ['six files', several(6, pdf), 400, 'tooMany'],
  ])('rejects %s', async (_, files, status, code) => {
    const before = await counts();
    const answer = await post(application, files);
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      status,
      [{ name: 'attachments', code }],
    ]);
    expect(await counts()).toEqual(before);
    expect((await post(application)).statusCode).toBe(200);
  });

  test('reports name and index of each rejected file', async () => {
    const files: Files = [
      ['Ä.pdf', page],
      ['b.pdf', pdf],
      ['c.svg', drawing],
      ['leer.pdf', Buffer.alloc(0)],
    ];
    const answer = await post(application, files);
    expect(answer.json().errors).toMatchObject([
      { name: 'attachments', code: 'fileContent', file: 'Ä.pdf', at: 0 },
      { name: 'attachments', code: 'fileType', file: 'c.svg', at: 2 },
      { name: 'attachments', code: 'emptyFile', file: 'leer.pdf', at: 3 },
    ]);
  });

  test('returns 415 for JSON and 400 for a malformed multipart body', async () => {
    const before = await counts();
    const sent = (headers: Record<string, string>, payload: string) =>
      site.app.inject({ method: 'POST', url: path, headers, payload });
    const json = { 'content-type': 'application/json' };
    expect((await sent(json, JSON.stringify({ ...application, recaptcha }))).statusCode).toBe(415);
    const type = 'multipart/form-data; boundary=x';
    for (const body of ['', '--x', '--x--', 'x'.repeat(1000), '--x\r\n\r\n\r\n--x', '--x\r\nA: b'])
      expect((await sent({ 'content-type': type }, body)).statusCode).toBe(400);
    expect((await sent({ 'content-type': 'multipart/form-data' }, '--x--')).statusCode).toBe(400);
    expect(await counts()).toEqual(before);
  });
});
