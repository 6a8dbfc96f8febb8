import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { hire } from '../staff/hire.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, publish } from '../test/pages.ts';
import { refusedSchedules } from './refused-schedules.ts';
import { groups, makeReport, type Report } from './report.ts';

let database: TestDatabase;
const reqs: Partial<Record<'admin' | 'editor-de', PayloadRequest>> = {};
let home: number;
const seo = { title: 'Titel', description: 'Beschreibung' };

beforeAll(async () => {
  database = await openDatabase('sqlite');
  const { payload } = database;
  home = await makePage(payload, null, { de: 'Start', pl: 'Start' });
  for (const locale of ['de', 'pl'] as const) await publish(payload, home, locale, { seo });
  for (const role of ['admin', 'editor-de'] as const) {
    const email = `${role}@oilway.example`;
    const data = { name: role, email, password: 'correct horse battery', role };
    const user = { ...(await hire(payload, data)), collection: 'staff' };
    const req = { i18n: { language: 'de' } as never };
    reqs[role] = await createLocalReq({ user: user as never, req }, payload);
  }
});
afterAll(() => database?.close());

const admin = () => reqs.admin as PayloadRequest;

/** The report's entries as `title locale what`. */
function shown(report: Report): Record<string, string[]> {
  return Object.fromEntries(
    groups.map((group) => [
      group,
      report[group].map((entry) => {
        const what = entry.about === 'finding' ? entry.finding.code : entry.about;
        const state = entry.about === 'language' ? ` ${entry.state}` : '';
        return `${entry.place.title ?? entry.place.slug} ${entry.locale} ${what}${state}`;
      }),
    ]),
  );
}

const callToAction = (page: number) => ({
  blockType: 'callToAction',
  heading: 'Los',
  shape: 'corner',
  links: [{ link: { label: 'Hin', kind: 'page', page } }],
});

test('a site in order has nothing to report', async () => {
  expect(shown(await makeReport(admin()))).toEqual(
    Object.fromEntries(groups.map((group) => [group, []])),
  );
});

test('what went wrong is in its group, with its language', async () => {
  const { payload } = database;
  const target = await makePage(payload, home, { de: 'Ziel', pl: 'Cel' });
  for (const locale of ['de', 'pl'] as const) await publish(payload, target, locale, { seo });
  const source = await makePage(payload, home, { de: 'Quelle', pl: 'Źródło' });
  const blocks = [callToAction(target)] as never;
  for (const locale of ['de', 'pl'] as const)
    await publish(payload, source, locale, { seo, blocks });
  await publish(payload, source, 'de', { seo: { title: 'Titel', description: '' } });
  await payload.update({
    collection: 'pages',
    id: target,
    locale: 'pl',
    data: { _status: 'draft' },
  });
  await payload.updateGlobal({
    slug: 'footer',
    locale: 'pl',
    data: { legal: [{ label: 'Cel', kind: 'page', page: target }] } as never,
  });
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { filename } = await payload.create({
    collection: 'media',
    data: { altDe: 'Ein Bild', altPl: 'Obraz' },
    file: { data: pixel, mimetype: 'image/png', name: 'alt.png', size: pixel.length },
  });
  await execute(payload, `UPDATE media SET alt_pl = '' WHERE filename = '${filename}'`);
  expect(shown(await makeReport(admin()))).toEqual({
    schedules: [],
    links: ['Źródło pl linkUnpublished', 'footer pl linkUnpublished'],
    pictures: [`${filename} pl alt`],
    search: ['Quelle de descriptionMissing'],
    texts: [],
    languages: ['Quelle pl language outdated', 'Ziel pl language draft'],
  });
});

test('redirects are reported to those who may read them', async () => {
  const { payload } = database;
  await payload.create({
    collection: 'redirects',
    data: { from: '/alt', kind: 'url', culture: 'de-DE', url: '/nirgends' },
  });
  expect(shown(await makeReport(admin())).links).toContain('/alt de pathUnknown');
  const clerk = { ...reqs['editor-de']?.user, role: 'forms-clerk' };
  const req = await createLocalReq({ user: clerk as never }, payload);
  expect(shown(await makeReport(req)).links).not.toContain('/alt de pathUnknown');
  await expect(makeReport(await createLocalReq({}, payload))).rejects.toThrow();
});

test('a planned publication that is refused stays in the report until it is made up for', async () => {
  const { payload } = database;
  const id = await makePage(payload, home, { de: 'Geplant' });
  await draft(payload, id, 'de', { blocks: [callToAction(99_999)] as never });
  const user = { relationTo: 'staff' as const, value: Number(reqs['editor-de']?.user?.id) };
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', locale: 'de', doc: { relationTo: 'pages', value: id }, user },
    waitUntil: new Date(Date.now() - 1000),
  } as never);
  await payload.jobs.run({ silent: true });
  const [refused] = await refusedSchedules(admin(), { collection: 'pages', id });
  expect(refused).toMatchObject({ locale: 'de', errors: [{ code: 'linkGone' }] });
  expect(shown(await makeReport(admin())).schedules).toEqual(['Geplant de schedule']);
  expect(await refusedSchedules(admin(), { collection: 'pages', id: home })).toEqual([]);

  const { docs } = await payload.find({ collection: 'payload-jobs', overrideAccess: true });
  expect(JSON.stringify(docs[0]?.log)).toContain('Die verlinkte Seite gibt es nicht mehr');

  await publish(payload, id, 'de', { blocks: [] });
  expect(await refusedSchedules(admin())).toEqual([]);
});
