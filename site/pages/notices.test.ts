import type { Notice } from '@oilway/content/payload-types.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());
afterEach(() => vi.useRealTimers());

const hour = 3_600_000;
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

async function createNotice(text: string, more: Partial<Notice> = {}): Promise<number> {
  const times = { start: at(-hour), end: at(hour) };
  const data = { country: 'de', severity: 'info', text, link: {}, ...times, ...more };
  const { id } = await site.payload.create({ collection: 'notices', data: data as never });
  await site.refresh();
  return id;
}

const get = async (url: string, tag?: string) =>
  site.app.inject({ url, headers: tag ? { 'if-none-match': tag } : {} });

test('shows a notice on every page of its country, warnings first', async () => {
  await createNotice('Dortmund ist am Freitag zu');
  await createNotice('Heute nur bis 12 Uhr', {
    severity: 'warning',
    link: { kind: 'url', label: 'Alle Zeiten', url: '/standorte' },
  });
  const { body } = await get('/');
  expect(body).toMatch(/<section[^>]*aria-label="Hinweise"[^>]*><div[^>]*data-notice="\d+-\d+"/);
  expect(body.match(/aria-label="Hinweise"/g)).toHaveLength(1);
  expect(body).toContain('<a href="/standorte">Alle Zeiten</a>');
  expect(body.indexOf('12\u00a0Uhr')).toBeLessThan(body.indexOf('Dortmund ist'));
  for (const url of ['/standorte', '/portal', '/gibt-es-nicht'])
    expect((await get(url)).body).toContain('Dortmund ist am Freitag zu');
  expect((await get('/pl')).body).not.toContain('data-notice');
});

test('shows no notice on a page that takes reports', async () => {
  await createNotice('Nicht bei Meldungen');
  const { body, statusCode } = await get('/hinweise');
  expect([statusCode, body.includes('data-notice')]).toEqual([200, false]);
});

test('begins and ends by the clock, with another entity tag each time', async () => {
  const now = Date.parse('2026-12-01T10:00:00Z');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await createNotice('Kurz zu', { start: at(hour), end: at(2 * hour) });
  const before = await get('/kontakt');
  const tag = String(before.headers.etag);
  expect((await get('/kontakt', tag)).statusCode).toBe(304);
  vi.setSystemTime(now + hour);
  const during = await get('/kontakt', tag);
  expect([during.statusCode, during.body.includes('Kurz zu')]).toEqual([200, true]);
  vi.setSystemTime(now + 2 * hour);
  const after = await get('/kontakt', String(during.headers.etag));
  expect([after.statusCode, after.body.includes('Kurz zu')]).toEqual([200, false]);
});

test('changes the key of a changed notice, and removes a deleted one', async () => {
  const id = await createNotice('Erst so');
  const keyOf = async () =>
    (await get('/')).body.match(new RegExp(`data-notice="(${id}-[^"]*)"`))?.[1];
  const first = await keyOf();
  await site.payload.update({ collection: 'notices', id, data: { text: 'Dann so' } });
  await site.refresh();
  expect(await keyOf()).not.toBe(first);
  await site.payload.delete({ collection: 'notices', id });
  await site.refresh();
  expect(await keyOf()).toBeUndefined();
});

test.each([
  ['script', 'javascript:alert(1)'],
  ['other host', '//evil.example'],
])('refuses the link of a notice to a %s', async (_, url) => {
  await expect(
    createNotice('Böse', { link: { kind: 'url', label: 'Mehr', url } }),
  ).rejects.toThrow();
});

test('refuses an end before the start, and a text that is missing or too long', async () => {
  await expect(createNotice('Verkehrt', { end: at(-2 * hour) })).rejects.toThrow();
  await expect(createNotice('')).rejects.toThrow();
  await expect(createNotice('x'.repeat(241))).rejects.toThrow();
});

test('escapes the words of a notice', async () => {
  await createNotice('<script>alert(1)</script>');
  expect((await get('/')).body).not.toContain('<script>alert(1)');
});
