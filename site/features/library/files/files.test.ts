import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOf } from '@oilway/content/database/session.ts';
import { pdfOf } from '@oilway/content/test/portal-files.ts';
import { portalFiles } from '@oilway/store/library/tables.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { libraryFixtures } from '../../../test/library-fixtures.ts';
import {
  company,
  cookieOf,
  createMember,
  get,
  logIn,
  portalSite,
  site,
} from '../../../test/portal-site.ts';

let cookie: string;
let make: ReturnType<typeof libraryFixtures>;
let category: number;
const file: Record<string, number> = {};

portalSite();
beforeAll(async () => {
  make = libraryFixtures(site.payload);
  category = await make.category('Motoröle');
  await make.grant(company, category);
  const printFile = await make.pdf('Blatt.druck.pdf', 'Druck 1', 'Druck 2');
  file.whole = await make.file(category, 'Datenblatt 5W-30', {
    file: await make.pdf('Öl 5W-30 v1.2.pdf', 'Datenblatt'),
    printFile,
  });
  file.second = await make.file(category, 'Zweites', {
    file: await make.pdf('Öl 5W-30 v1.2.pdf', 'Zweites'),
    printFile: await make.pdf('Zweites.pdf', 'Druck 3'),
  });
  file.link = await make.file(category, 'Preisrechner', {
    externalLink: 'https://preise.example/',
  });
  const zip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');
  file.zip = await make.file(category, 'Bilder', {
    file: await make.upload('Bilder.2026.zip', zip, 'application/zip'),
  });
  cookie = cookieOf(await logIn(await createMember()));
});

const throwNoSession = () => {
  throw new Error('no session');
};
const base = '/customerPortal';
const bytes = async (url: string, headers = {}) => get(`${base}${url}`, cookie, headers);

test('returns 404 for a missing upload in a download, a zip and a print job', async () => {
  const gone = await make.pdf('Verschwunden.pdf');
  const id = await make.file(category, 'Verschwunden', { file: gone, printFile: gone });
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

describe('portal file downloads', () => {
  test('sends a sandboxed attachment and replaces dots in the name of a PDF', async () => {
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

  test('previews a PDF inline without a CSP sandbox and returns 404 for the preview of a zip', async () => {
    const shown = await bytes(`/files/${file.whole}/preview`);
    expect(shown.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' });
    expect(shown.headers['content-disposition']).toMatch(/^inline; /);
    expect(shown.headers['content-security-policy']).toBe(
      "default-src 'none'; img-src 'self'; frame-ancestors 'self'",
    );
    expect((await bytes(`/files/${file.zip}/preview`)).statusCode).toBe(404);
  });

  test('returns 206 for a range, 416 beyond the end and 200 for a non-matching If-Range', async () => {
    const whole = (await bytes(`/files/${file.whole}`)).rawPayload;
    const { etag = '' } = (await bytes(`/files/${file.whole}`)).headers as { etag?: string };
    const getRange = (range: string, more = {}) =>
      bytes(`/files/${file.whole}`, { range, ...more });
    const rest = await getRange('bytes=100-', { 'if-range': etag });
    expect(rest.statusCode).toBe(206);
    expect(rest.headers['content-range']).toBe(`bytes 100-${whole.length - 1}/${whole.length}`);
    expect(rest.rawPayload.equals(whole.subarray(100))).toBe(true);
    expect((await getRange('bytes=0-9')).rawPayload.equals(whole.subarray(0, 10))).toBe(true);
    expect((await getRange('bytes=-5')).rawPayload.equals(whole.subarray(-5))).toBe(true);
    const beyond = await getRange(`bytes=${whole.length}-`);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
    for (const other of [
      await getRange('bytes=100-', { 'if-range': '"other"' }),
      await getRange('bytes=0-1,4-5'),
      await getRange('zeilen=1-2'),
    ])
      expect([other.statusCode, other.rawPayload.length]).toEqual([200, whole.length]);
    const known = await bytes(`/files/${file.whole}`, { 'if-none-match': etag });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
  });

  test('returns several files as one zip with an exact Content-Length', async () => {
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

  test('merges several print files into one PDF with all pages', async () => {
    const answer = await bytes(`/print?ids=${file.second},${file.whole}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="Print-/);
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const joined = await PDFDocument.load(answer.rawPayload);
    expect(joined.getPageCount()).toBe(3);
    const one = await bytes(`/print?ids=${file.whole}`);
    expect(one.headers['content-disposition']).toContain('Print-Blatt_druck.pdf');
  });

  test('returns 413 for more than 50 print files and 422 for a PDF that cannot be merged', async () => {
    const printFile = await make.pdf('Viele.pdf');
    const many: number[] = [];
    for (let number = 0; number < 51; number += 1)
      many.push(await make.file(category, `Viele ${number}`, { printFile }));
    const refused = await bytes(`/print?ids=${many}`);
    expect([refused.statusCode, refused.body]).toEqual([413, expect.stringContaining('50 files')]);
    expect((await bytes(`/print?ids=${many.slice(1)}`)).statusCode).toBe(200);
    const torn = Buffer.from('%PDF-1.7\n1 0 obj\n<<\nxref\n%%EOF\n');
    const broken = await make.file(category, 'Zerrissen', {
      printFile: await make.upload('Zerrissen.pdf', torn, 'application/pdf'),
    });
    const answer = await bytes(`/print?ids=${broken},${many[0]}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      422,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  test('marks a file as changed since the last download and serves its earlier version', async () => {
    const id = await make.file(category, 'Wechselnd', { file: await make.pdf('Eins.pdf') });
    const reader =
      (await site.context.store.getSession(cookie.split('=')[1] ?? ''))?.member ?? throwNoSession();
    const now = async () =>
      (await (await site.context.store.memberLibrary(reader)).filesById([id]))[0];
    await bytes(`/files/${id}/preview`);
    await bytes(`/files/${id}`, { range: 'bytes=0-9' });
    expect((await now())?.lastDownload).toBeNull();
    await bytes(`/files/${id}`);
    // Recorded once the last byte is sent.
    await expect.poll(async () => (await now())?.lastDownload).toEqual(expect.any(String));
    expect((await now())?.changedSince).toBe(false);
    const data = { file: await make.pdf('Zwei.pdf') };
    await site.payload.update({ collection: 'portal-files', id, data });
    expect((await now())?.changedSince).toBe(true);
    const earlier = (await now())?.earlierVersions[0]?.upload.id;
    const old = await bytes(`/files/${id}/versions/${earlier}`);
    expect(old.rawPayload.equals(await pdfOf('Eins.pdf'))).toBe(true);
    expect((await now())?.changedSince).toBe(true);
    await bytes(`/zip?ids=${id}`);
    await expect.poll(async () => (await now())?.changedSince).toBe(false);
  });
});

test('getFiles returns a long list completely or in pages of 500', async () => {
  const many = await make.category('Viele');
  await make.grant(company, many);
  const session = databaseOf(site.payload);
  const now = new Date().toISOString();
  const rows = Array.from({ length: 1003 }, (_, at) => ({
    title: `Blatt ${String(at).padStart(4, '0')} „ö”`,
    category: many,
    externalLink: 'https://preise.example/',
    state: 'published' as const,
    date: now,
    updatedAt: now,
  }));
  await session.orm.insert(portalFiles(session)).values(rows);
  const list = async (more = '') => {
    const query = `umbracoNodeId=${many}&cultureName=de-DE${more}`;
    const { body, headers, statusCode } = await get(`/getFiles?${query}`, cookie);
    const named = () => (JSON.parse(body) as { name: string }[]).map(({ name }) => name);
    return { status: statusCode, type: headers['content-type'], named };
  };
  const titles = rows.map(({ title }) => title);
  const whole = await list();
  expect(whole.type).toBe('application/json; charset=utf-8');
  expect(whole.named()).toEqual(titles);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`&page=${page}`)));
  expect(pages.map(({ named }) => named().length)).toEqual([500, 500, 3, 0]);
  expect(pages.flatMap(({ named }) => named())).toEqual(titles);
  for (const odd of ['0', '-1', '1.5', '', 'a', '1e3', '9999999', '1&page=2'])
    expect([odd, (await list(`&page=${odd}`)).status]).toEqual([odd, 400]);
});
