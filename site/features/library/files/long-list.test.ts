import { sessionOf } from '@oilway/content/database/session.ts';
import { portalFiles } from '@oilway/store/library/tables.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../../../test/build-app.ts';
import { libraryMaker } from '../../../test/portal-library.ts';
import { cookieOf, get, logIn, member, openPortal } from '../../../test/portal-site.ts';

let site: TestSite;
let company: number;

beforeAll(async () => {
  ({ site, company } = await openPortal());
});
afterAll(() => site?.close());

test('getFiles of a long list: all of it, or by pages', async () => {
  const make = libraryMaker(site.payload);
  const many = await make.category('Viele');
  await make.grant(company, many);
  const cookie = cookieOf(await logIn(await member()));
  const session = await sessionOf(site.payload);
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
  const ask = async (more = '') => {
    const query = `umbracoNodeId=${many}&cultureName=de-DE${more}`;
    const { body, headers, statusCode } = await get(`/getFiles?${query}`, cookie);
    const named = () => (JSON.parse(body) as { name: string }[]).map(({ name }) => name);
    return { status: statusCode, type: headers['content-type'], named };
  };
  const titles = rows.map(({ title }) => title);
  const whole = await ask();
  expect(whole.type).toBe('application/json; charset=utf-8');
  expect(whole.named()).toEqual(titles);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => ask(`&page=${page}`)));
  expect(pages.map(({ named }) => named().length)).toEqual([500, 500, 3, 0]);
  expect(pages.flatMap(({ named }) => named())).toEqual(titles);
  for (const odd of ['0', '-1', '1.5', '', 'a', '1e3', '9999999', '1&page=2'])
    expect([odd, (await ask(`&page=${odd}`)).status]).toEqual([odd, 400]);
});
