import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pdfOf } from '@oilway/content/test/portal-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../../../test/build-app.ts';
import { libraryMaker } from '../../../test/portal-library.ts';
import { cookieOf, get, logIn, member, openPortal, prefix } from '../../../test/portal-site.ts';

let site: TestSite;
let company: number;
let cookie: string;
let make: ReturnType<typeof libraryMaker>;
const category: Record<'ours' | 'below' | 'theirs' | 'polish', number> = {
  ours: 0,
  below: 0,
  theirs: 0,
  polish: 0,
};
const file: Record<string, number> = {};

beforeAll(async () => {
  ({ site, company } = await openPortal());
  make = libraryMaker(site.payload);
  category.ours = await make.category('Motoröle');
  category.below = await make.category('Pkw', category.ours);
  category.theirs = await make.category('Verträge');
  category.polish = await make.category('Oleje', undefined, 'pl-PL');
  await make.grant(company, category.ours);
  const printFile = await make.pdf('Blatt.druck.pdf', 'Druck 1', 'Druck 2');
  file.whole = await make.file(category.below, 'Datenblatt 5W-30', {
    file: await make.pdf('Öl 5W-30 v1.2.pdf', 'Datenblatt'),
    printFile,
    version: '1.2',
    date: '2026-03-01T00:00:00.000Z',
  });
  const pictured = await make.pdf('Öl 5W-30 v1.2.pdf', 'Zweites');
  // As the job leaves it that draws the first page.
  await site.payload.update({
    collection: 'portal-uploads',
    id: pictured,
    data: { thumbnail: 'zweites.webp' },
  });
  file.second = await make.file(category.ours, 'Zweites', {
    file: pictured,
    printFile: await make.pdf('Zweites.pdf', 'Druck 3'),
  });
  file.link = await make.file(category.ours, 'Preisrechner', {
    externalLink: 'https://preise.example/',
  });
  const zip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');
  file.zip = await make.file(category.ours, 'Bilder', {
    file: await make.upload('Bilder.2026.zip', zip, 'application/zip'),
  });
  file.foreign = await make.file(category.theirs, 'Vertrag', {
    file: await make.pdf('Vertrag.pdf'),
    printFile,
  });
  file.polish = await make.file(category.polish, 'Karta', { file: await make.pdf('Karta.pdf') });
  file.draft = await make.file(category.ours, 'Entwurf', {
    file: await make.pdf('Entwurf.pdf'),
    printFile,
    state: 'draft',
  });
  file.deleted = await make.file(category.ours, 'Weg', { file: await make.pdf('Weg.pdf') });
  await site.payload.delete({ collection: 'portal-files', id: file.deleted });
  cookie = cookieOf(await logIn(await member()));
});
afterAll(() => site?.close());

const raise = () => {
  throw new Error('nobody is logged in');
};
const base = '/customerPortal';
const bytes = async (url: string, headers = {}) => get(`${base}${url}`, cookie, headers);

test('bytes that are missing are 404, alone, in a zip and in a print job', async () => {
  const gone = await make.pdf('Verschwunden.pdf');
  const id = await make.file(category.ours, 'Verschwunden', { file: gone, printFile: gone });
  const { filename } = await site.payload.findByID({ collection: 'portal-uploads', id: gone });
  rmSync(join(site.folder, 'portal', String(filename)));
  for (const url of [
    `/files/${id}`,
    `/files/${id}/print`,
    `/zip?ids=${id},${file.whole}`,
    `/print?ids=${id}`,
    `/print?ids=${id},${file.whole}`,
  ]) {
    const answer = await bytes(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
  await site.payload.delete({ collection: 'portal-files', id });
});

describe.each([prefix, ''])('%s/getFiles', (way) => {
  const ask = (query: string, session = cookie) => get(`${way}/getFiles?${query}`, session);

  test('answers with the files of a category and those below, as the entity File has it', async () => {
    const answer = await ask(`umbracoNodeId=${category.ours}&cultureName=de-DE`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const found = answer.json<{ name: string }[]>();
    expect(found.map(({ name }) => name)).toEqual([
      'Bilder',
      'Datenblatt 5W-30',
      'Preisrechner',
      'Zweites',
    ]);
    const path = `${base}/files/${file.whole}`;
    expect(found[1]).toEqual({
      id: file.whole,
      name: 'Datenblatt 5W-30',
      date: '2026-03-01T00:00:00.000Z',
      version: '1.2',
      file: path,
      fullFilePath: site.context.config.origin + path,
      printFile: `${path}/print`,
      thumbnail: null,
      externalLink: null,
      category: { umbracoNodeId: category.below, nodeKey: expect.any(String), name: 'Pkw' },
    });
    expect(found[2]).toMatchObject({
      file: null,
      fullFilePath: null,
      printFile: null,
      externalLink: 'https://preise.example/',
    });
    expect(found[3]).toMatchObject({ thumbnail: `${base}/files/${file.second}/thumbnail` });
    const only = await ask(`umbracoNodeId=${category.below}&cultureName=de-DE`);
    expect(only.json()).toHaveLength(1);
  });

  test('refuses with a reason: 401, 404 for a category that is not theirs, 400', async () => {
    const right = `umbracoNodeId=${category.ours}&cultureName=de-DE`;
    expect((await ask(right, '')).statusCode).toBe(401);
    const unknown = [category.theirs, category.polish, 999_999].map(
      (id) => `umbracoNodeId=${id}&cultureName=de-DE`,
    );
    unknown.push(`umbracoNodeId=${category.ours}&cultureName=pl-PL`);
    for (const query of unknown) {
      const answer = await ask(query);
      expect([query, answer.statusCode]).toEqual([query, 404]);
      expect(answer.json().errors[0].name).toBe('umbracoNodeId');
    }
    const wrong = ['', 'umbracoNodeId=1', 'cultureName=de-DE', `${right}&x=1`];
    wrong.push('umbracoNodeId=-1&cultureName=de-DE', 'umbracoNodeId=1&cultureName=en-US');
    for (const query of wrong) {
      const answer = await ask(query);
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
    expect((await ask(`${right}&x=1&y=2`)).json().errors).toEqual([
      { name: 'x', code: 'unrecognized_keys', detail: 'is not known to this call' },
      { name: 'y', code: 'unrecognized_keys', detail: 'is not known to this call' },
    ]);
    const many = Array.from({ length: 1000 }, (_, index) => `x${index}=`).join('&');
    expect((await ask(`${right}&${many}`)).json().errors).toHaveLength(20);
  });
});

describe('a file', () => {
  test('is saved under its name with underscores for dots, and nothing runs in it', async () => {
    const answer = await bytes(`/files/${file.whole}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(await pdfOf('Datenblatt'))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-disposition': `attachment; filename="Ol 5W-30 v1_2.pdf"; filename*=UTF-8''${encodeURIComponent('Öl 5W-30 v1_2.pdf')}`,
    });
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    const zip = await bytes(`/files/${file.zip}`);
    expect(zip.headers['content-disposition']).toContain('filename="Bilder.2026.zip"');
    const print = await bytes(`/files/${file.whole}/print`);
    expect(print.headers['content-disposition']).toContain('filename="Print-Blatt_druck.pdf"');
  });

  test('is shown where it can be: a PDF without a sandbox, a zip never', async () => {
    const shown = await bytes(`/files/${file.whole}/preview`);
    expect(shown.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' });
    expect(shown.headers['content-disposition']).toMatch(/^inline; /);
    expect(shown.headers['content-security-policy']).toBe(
      "default-src 'none'; img-src 'self'; frame-ancestors 'self'",
    );
    expect((await bytes(`/files/${file.zip}/preview`)).statusCode).toBe(404);
  });

  test('comes in parts: 206 to resume, 416 beyond its end, the whole when it has changed', async () => {
    const whole = (await bytes(`/files/${file.whole}`)).rawPayload;
    const { etag = '' } = (await bytes(`/files/${file.whole}`)).headers as { etag?: string };
    const ask = (range: string, more = {}) => bytes(`/files/${file.whole}`, { range, ...more });
    const rest = await ask('bytes=100-', { 'if-range': etag });
    expect(rest.statusCode).toBe(206);
    expect(rest.headers['content-range']).toBe(`bytes 100-${whole.length - 1}/${whole.length}`);
    expect(rest.rawPayload.equals(whole.subarray(100))).toBe(true);
    expect((await ask('bytes=0-9')).rawPayload.equals(whole.subarray(0, 10))).toBe(true);
    expect((await ask('bytes=-5')).rawPayload.equals(whole.subarray(-5))).toBe(true);
    const beyond = await ask(`bytes=${whole.length}-`);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
    for (const other of [
      await ask('bytes=100-', { 'if-range': '"other"' }),
      await ask('bytes=0-1,4-5'),
      await ask('zeilen=1-2'),
    ])
      expect([other.statusCode, other.rawPayload.length]).toEqual([200, whole.length]);
    const known = await bytes(`/files/${file.whole}`, { 'if-none-match': etag });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
  });

  test('of several one zip is made, its size told before', async () => {
    const ids = `${file.whole},${file.second},${file.zip}`;
    const answer = await bytes(`/zip?ids=${ids}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    const text = answer.rawPayload.toString('utf8');
    for (const name of ['Öl 5W-30 v1_2.pdf', 'Öl 5W-30 v1_2 (2).pdf', 'Bilder.2026.zip'])
      expect(text).toContain(name);
    expect((await bytes('/zip?ids=')).statusCode).toBe(400);
    expect((await bytes(`/zip?ids=${file.whole},${file.link}`)).statusCode).toBe(404);
  });

  test('of several print files one is made, with all their pages', async () => {
    const answer = await bytes(`/print?ids=${file.second},${file.whole}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="Print-/);
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const joined = await PDFDocument.load(answer.rawPayload);
    expect(joined.getPageCount()).toBe(3);
    const one = await bytes(`/print?ids=${file.whole}`);
    expect(one.headers['content-disposition']).toContain('Print-Blatt_druck.pdf');
  });

  test('too many for one print job are refused, and so is what cannot be joined', async () => {
    const printFile = await make.pdf('Viele.pdf');
    const many: number[] = [];
    for (let number = 0; number < 51; number += 1)
      many.push(await make.file(category.ours, `Viele ${number}`, { printFile }));
    const refused = await bytes(`/print?ids=${many}`);
    expect([refused.statusCode, refused.body]).toEqual([413, expect.stringContaining('50 files')]);
    expect((await bytes(`/print?ids=${many.slice(1)}`)).statusCode).toBe(200);
    const torn = Buffer.from('%PDF-1.7\n1 0 obj\n<<\nxref\n%%EOF\n');
    const broken = await make.file(category.ours, 'Zerrissen', {
      printFile: await make.upload('Zerrissen.pdf', torn, 'application/pdf'),
    });
    const answer = await bytes(`/print?ids=${broken},${many[0]}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      422,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  test('that changed since it was last downloaded says so; an earlier version can be had', async () => {
    const id = await make.file(category.ours, 'Wechselnd', { file: await make.pdf('Eins.pdf') });
    const reader = (await site.context.store.visit(cookie.split('=')[1] ?? ''))?.member ?? raise();
    const now = async () => (await (await site.context.store.libraryOf(reader)).filesById([id]))[0];
    await bytes(`/files/${id}/preview`);
    await bytes(`/files/${id}`, { range: 'bytes=0-9' });
    expect((await now())?.lastDownload).toBeNull();
    await bytes(`/files/${id}`);
    // It is noted once the last byte is on its way.
    await expect.poll(async () => (await now())?.lastDownload).toEqual(expect.any(String));
    expect((await now())?.changedSince).toBe(false);
    const data = { file: await make.pdf('Zwei.pdf') };
    await site.payload.update({ collection: 'portal-files', id, data });
    expect((await now())?.changedSince).toBe(true);
    const earlier = (await now())?.earlier[0]?.part.id;
    const old = await bytes(`/files/${id}/versions/${earlier}`);
    expect(old.rawPayload.equals(await pdfOf('Eins.pdf'))).toBe(true);
    expect((await now())?.changedSince).toBe(true);
    await bytes(`/zip?ids=${id}`);
    await expect.poll(async () => (await now())?.changedSince).toBe(false);
  });
});
