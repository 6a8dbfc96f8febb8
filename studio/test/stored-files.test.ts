/** Serving uploads to staff: whole files, byte ranges and rejected requests. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testInProcessStudio } from './in-process-studio.ts';

const rest = testInProcessStudio();
const { ask } = rest;

const text = '0123456789';
async function upload() {
  const made = await rest.payload.create({
    collection: 'portal-uploads',
    data: {} as never,
    file: { name: 'Zehn.txt', data: Buffer.from(text), mimetype: 'text/plain', size: text.length },
  });
  return { id: made.id, path: `/portal-uploads/file/${made.filename}`, name: made.filename ?? '' };
}
const requestFile = (path: string, range?: string) =>
  ask('portal-manager', 'GET', path, undefined, range === undefined ? {} : { range });

test('serves a file whole or by byte range with a sandbox policy', async () => {
  const { path } = await upload();
  const whole = await requestFile(path);
  expect([whole.status, whole.text, whole.headers.get('content-length')]).toEqual([
    200,
    text,
    '10',
  ]);
  expect(whole.headers.get('content-type')).toBe('text/plain');
  expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(whole.headers.get('content-disposition')).toBe('attachment');
  for (const [range, status, body, contentRange] of [
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99999999999', 206, '89', 'bytes 8-9/10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, text, null],
    ['bytes=0-1,3-4', 200, text, null],
    ['lines=1-2', 200, text, null],
  ] as const) {
    const response = await requestFile(path, range);
    const found = [response.status, response.text, response.headers.get('content-range')];
    expect([range, ...found]).toEqual([range, status, body, contentRange]);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  }
});

test('returns 403 or 404 for unreferenced files, missing files and path traversal', async () => {
  const { id, name, path } = await upload();
  const folder = join(rest.database.folder, 'portal');
  writeFileSync(join(folder, 'fremd.txt'), 'unreferenced');
  const refused = async (at: string) => [at, (await requestFile(at)).status];
  for (const at of [
    'fremd.txt',
    'nothing.txt',
    '..%2fsecrets.json',
    '%2e%2e%2fsecrets.json',
    '..%5csecrets.json',
    `x%2f..%2f${name}`,
    `${name}%00.txt`,
    `.%2f${name}`,
  ]) {
    const [requested, status] = await refused(`/portal-uploads/file/${at}`);
    expect([requested, [403, 404].includes(Number(status))]).toEqual([requested, true]);
  }
  const { docs } = await rest.payload.find({ collection: 'audit-log', where: {}, limit: 0 });
  rmSync(join(folder, name));
  expect(await refused(path)).toEqual([path, 404]);
  // The refused request is not logged as a download.
  expect((await rest.payload.count({ collection: 'audit-log' })).totalDocs).toBe(docs.length);

  const later = await upload();
  expect((await requestFile(later.path)).status).toBe(200);
  await rest.payload.delete({ collection: 'portal-uploads', id: later.id });
  expect(await refused(later.path)).toEqual([later.path, 404]);
  await rest.payload.delete({ collection: 'portal-uploads', id });
});
