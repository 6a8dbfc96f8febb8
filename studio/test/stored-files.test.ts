/** The bytes of uploads, as the studio gives them to staff: whole, in part, or not at all. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testRest } from './rest.ts';

const rest = testRest();
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
const give = (path: string, range?: string) =>
  ask('portal-manager', 'GET', path, undefined, range === undefined ? {} : { range });

test('a part is given where one is asked for, and closed in', async () => {
  const { path } = await upload();
  const whole = await give(path);
  expect([whole.status, whole.text, whole.headers.get('content-length')]).toEqual([
    200,
    text,
    '10',
  ]);
  expect(whole.headers.get('content-type')).toBe('text/plain');
  expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(whole.headers.get('content-disposition')).toBe('attachment');
  for (const [range, status, body, told] of [
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99999999999', 206, '89', 'bytes 8-9/10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, text, null],
    ['bytes=0-1,3-4', 200, text, null],
    ['lines=1-2', 200, text, null],
  ] as const) {
    const answer = await give(path, range);
    const found = [answer.status, answer.text, answer.headers.get('content-range')];
    expect([range, ...found]).toEqual([range, status, body, told]);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  }
});

test('what no row names is 404, and so are bytes that are missing and names that lead elsewhere', async () => {
  const { id, name, path } = await upload();
  const folder = join(rest.database.folder, 'portal');
  writeFileSync(join(folder, 'fremd.txt'), 'nobody names this');
  const refused = async (at: string) => [at, (await give(at)).status];
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
    const [asked, status] = await refused(`/portal-uploads/file/${at}`);
    expect([asked, [403, 404].includes(Number(status))]).toEqual([asked, true]);
  }
  const { docs } = await rest.payload.find({ collection: 'audit-log', where: {}, limit: 0 });
  rmSync(join(folder, name));
  expect(await refused(path)).toEqual([path, 404]);
  // Nobody has downloaded it.
  expect((await rest.payload.count({ collection: 'audit-log' })).totalDocs).toBe(docs.length);

  const later = await upload();
  expect((await give(later.path)).status).toBe(200);
  await rest.payload.delete({ collection: 'portal-uploads', id: later.id });
  expect(await refused(later.path)).toEqual([later.path, 404]);
  await rest.payload.delete({ collection: 'portal-uploads', id });
});
