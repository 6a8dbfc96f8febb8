import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, makePair, publish } from '../test/pages.ts';
import { type ContentReport, createContentReport, reportGroups } from './content-report.ts';
import { refusedSchedules } from './refused-schedules.ts';

let database: TestDatabase;
const reqs: Partial<Record<'admin' | 'editor-de', PayloadRequest>> = {};
let homes: Pair;
type Pair = Record<'de' | 'pl', number>;
const seo = { title: 'Titel', description: 'Beschreibung' };

beforeAll(async () => {
  database = await openDatabase('sqlite');
  const { payload } = database;
  homes = await makePair(payload, null, { de: 'Start', pl: 'Start' });
  await publishBoth(homes, { seo });
  for (const role of ['admin', 'editor-de'] as const) {
    const email = `${role}@oilway.example`;
    const data = { name: role, email, password: 'correct horse battery', role };
    const user = { ...(await createStaffAccount(payload, data)), collection: 'staff' };
    const req = { i18n: { language: 'de' } as never };
    reqs[role] = await createLocalReq({ user: user as never, req }, payload);
  }
});
afterAll(() => database?.close());

async function publishBoth(pair: Pair, data: object, polish = data): Promise<void> {
  await publish(database.payload, pair.de, data);
  await publish(database.payload, pair.pl, polish);
}

const admin = () => reqs.admin as PayloadRequest;

/** Returns the report's entries by group, as `title locale what`. */
function entriesByGroup(report: ContentReport): Record<string, string[]> {
  return Object.fromEntries(
    reportGroups.map((group) => [
      group,
      report[group].map((entry) => {
        const what = entry.about === 'finding' ? entry.finding.code : entry.about;
        const state = entry.about === 'counterpart' ? ` ${entry.state}` : '';
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

test('reports nothing for a valid site', async () => {
  expect(entriesByGroup(await createContentReport(admin()))).toEqual(
    Object.fromEntries(reportGroups.map((group) => [group, []])),
  );
});

test('groups findings and names their locale', async () => {
  const { payload } = database;
  const target = await makePair(payload, homes, { de: 'Ziel', pl: 'Cel' });
  await publishBoth(target, { seo });
  const source = await makePair(payload, homes, { de: 'Quelle', pl: 'Źródło' });
  const blocksOf = (page: number) => [callToAction(page)] as never;
  await publishBoth(
    source,
    { seo, blocks: blocksOf(target.de) },
    { seo, blocks: blocksOf(target.pl) },
  );
  await publish(payload, source.de, { seo: { title: 'Titel', description: '' } });
  await makePage(payload, homes.pl, 'Sama', { country: 'pl', seo });
  await makePage(payload, homes.de, 'Entwurf', { _status: 'draft' });
  await payload.updateGlobal({
    slug: 'footer',
    locale: 'pl',
    data: { legal: [{ label: 'Cel', kind: 'page', page: target.pl }] } as never,
  });
  await payload.update({ collection: 'pages', id: target.pl, data: { _status: 'draft' } });
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
  expect(entriesByGroup(await createContentReport(admin()))).toEqual({
    schedules: [],
    links: ['Źródło pl linkUnpublished', 'footer pl linkUnpublished'],
    images: [`${filename} pl alt`],
    search: ['Quelle de descriptionMissing'],
    texts: [],
    counterparts: [
      'Źródło pl counterpart behind',
      'Ziel de counterpart draft',
      'Sama pl counterpart missing',
    ],
  });
});

test('reports redirects only to roles that may read them', async () => {
  const { payload } = database;
  await payload.create({
    collection: 'redirects',
    data: { from: '/alt', kind: 'url', culture: 'de-DE', url: '/nirgends' },
  });
  expect(entriesByGroup(await createContentReport(admin())).links).toContain('/alt de pathUnknown');
  const clerk = { ...reqs['editor-de']?.user, role: 'forms-clerk' };
  const req = await createLocalReq({ user: clerk as never }, payload);
  expect(entriesByGroup(await createContentReport(req)).links).not.toContain('/alt de pathUnknown');
  await expect(createContentReport(await createLocalReq({}, payload))).rejects.toThrow();
});

test('reports a rejected scheduled publication until the page is published', async () => {
  const { payload } = database;
  const id = await makePage(payload, homes.de, 'Geplant');
  await draft(payload, id, { blocks: [callToAction(99_999)] as never });
  const user = { relationTo: 'staff' as const, value: Number(reqs['editor-de']?.user?.id) };
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id }, user },
    waitUntil: new Date(Date.now() - 1000),
  } as never);
  await payload.jobs.run({ silent: true });
  const [refused] = await refusedSchedules(admin(), { collection: 'pages', id });
  expect(refused).toMatchObject({ collection: 'pages', id, errors: [{ code: 'linkGone' }] });
  expect(entriesByGroup(await createContentReport(admin())).schedules).toEqual([
    'Geplant de schedule',
  ]);
  expect(await refusedSchedules(admin(), { collection: 'pages', id: homes.de })).toEqual([]);

  const { docs } = await payload.find({ collection: 'payload-jobs', overrideAccess: true });
  expect(JSON.stringify(docs[0]?.log)).toContain('Die verlinkte Seite gibt es nicht mehr');

  await publish(payload, id, { blocks: [] });
  expect(await refusedSchedules(admin())).toEqual([]);
});
