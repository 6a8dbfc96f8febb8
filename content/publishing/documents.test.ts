import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { signRemoval } from '@oilway/store/reporting/key-changes.ts';
import { generateKeyPair } from '@oilway/store/reporting/officer-key.ts';
import { readKeyLog, verifiedState } from '@oilway/store/reporting/read-key-log.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReportingOffice, type OfficerKey } from '../reporting/create-reporting-office.ts';
import { appendKeyLogEntry } from '../reporting/key-log.ts';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { eitherDatabase, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, publish } from '../test/pages.ts';

describe.each(eitherDatabase)('published documents of the demo on %s', (kind) => {
  let database: TestDatabase;
  let home: Record<'de' | 'pl', number>;
  beforeAll(async () => {
    database = await openDatabase(kind, 'seeded');
    const homeOf = async (country: 'de' | 'pl') => {
      const where = { parent: { exists: false }, country: { equals: country } };
      const { docs } = await database.payload.find({ collection: 'pages', where });
      return Number(docs[0]?.id);
    };
    home = { de: await homeOf('de'), pl: await homeOf('pl') };
  });
  afterAll(() => database?.close());

  const session = async () => (await import('../database/session.ts')).databaseOf(database.payload);
  const reading = () => import('@oilway/store/published/read.ts');
  const revision = async () => (await (await reading()).readChanges(await session(), 0)).revision;
  const since = async (before: number) =>
    (await (await reading()).readChanges(await session(), before)).documents;
  const drafts = async () => (await reading()).readDrafts(await session(), 'page');
  const differences = async () => (await import('./rebuild.ts')).compareDocuments(database.payload);

  test('have no differences from the Payload data', async () => {
    expect(await differences()).toEqual([]);
  });

  test('contain no site or studio origin', async () => {
    const { readSettings } = await import('@oilway/store/settings.ts');
    const { siteOrigin, studioOrigin } = readSettings();
    const { publishedDocuments } = await import('@oilway/store/published/tables.ts');
    const rows = publishedDocuments(await session());
    const found = await (await session()).orm.select().from(rows);
    expect(found.length).toBeGreaterThan(200);
    const named = found.filter(({ json }) =>
      [siteOrigin, studioOrigin, 'localhost', '127.0.0.1'].some((own) => json?.includes(own)),
    );
    expect(named.map(({ id, kind }) => `${kind} ${id}`)).toEqual([]);
    const { docs } = await database.payload.find({ collection: 'media', limit: 1 });
    expect(docs[0]?.url).toContain(studioOrigin);
  });

  test('stores an absolute URL of the site as a path', async () => {
    const { siteOrigin } = (await import('@oilway/store/settings.ts')).readSettings();
    const before = await revision();
    const url = ` ${siteOrigin}/standorte?ort=Kiel#liste`;
    const data = { from: '/eingefuegt', kind: 'url', culture: 'de-DE', url } as const;
    const { id } = await database.payload.create({ collection: 'redirects', data });
    const [written] = await since(before);
    expect(JSON.parse(String(written?.json)).url).toBe('/standorte?ort=Kiel#liste');
    const body = paragraphWithLink(`${siteOrigin}/pl`);
    const blocks = [{ blockType: 'text', body }] as never;
    await publish(database.payload, home.de, { blocks });
    const last = (await since(before)).find(({ kind: one }) => one === 'page');
    expect(JSON.stringify(JSON.parse(String(last?.json)).blocks)).toContain('"url":"/pl"');
    await database.payload.delete({ collection: 'redirects', id });
  });

  test('writes an autosave to drafts only and leaves the revision unchanged', async () => {
    const before = await revision();
    await draft(database.payload, home.de, { title: 'Noch nicht' }, true);
    expect(await revision()).toBe(before);
    expect(await drafts()).toMatchObject([{ kind: 'page', id: home.de, locale: 'de-DE' }]);
  });

  test('writes only the document of a published page and deletes its draft', async () => {
    const before = await revision();
    await publish(database.payload, home.de, { title: 'Jetzt' });
    const written = await since(before);
    expect(written).toMatchObject([{ kind: 'page', id: home.de, locale: 'de-DE' }]);
    expect(JSON.parse(String(written[0]?.json)).title).toBe('Jetzt');
    expect(await drafts()).toEqual([]);
  });

  test('writes a tombstone and a draft for an unpublished page', async () => {
    const before = await revision();
    const down = { collection: 'pages', id: home.pl, data: { _status: 'draft' } } as const;
    await database.payload.update(down);
    expect(await since(before)).toMatchObject([
      { kind: 'page', id: home.pl, locale: 'pl-PL', json: null },
    ]);
    expect(await drafts()).toMatchObject([{ id: home.pl, locale: 'pl-PL' }]);
    await publish(database.payload, home.pl, {});
    expect(await drafts()).toEqual([]);
  });

  test('removes pages deleted in bulk from redirects to them', async () => {
    const { payload } = database;
    const ids: number[] = [];
    for (const title of ['Kurz', 'Knapp']) {
      const page = await makePage(payload, home.de, title);
      const redirect = { from: `/${title}`, kind: 'page', page, culture: 'de-DE' } as const;
      await payload.create({ collection: 'redirects', data: redirect });
      ids.push(page);
    }
    await payload.delete({ collection: 'pages', where: { id: { in: ids } } });
    expect(await differences()).toEqual([]);
  });

  // SQLite lets one transaction write at a time.
  test.runIf(kind === 'postgres')(
    'closes the reporting form when two officers leave concurrently',
    async () => {
      const { payload } = database;
      const officers: OfficerKey[] = [];
      for (const name of ['eins', 'zwei', 'drei']) {
        const email = `${name}@oilway.example`;
        const data = { name, email, password: 'correct horse battery' };
        const { id } = await createStaffAccount(payload, { ...data, role: 'compliance-officer' });
        officers.push({ id, ...(await generateKeyPair()) });
      }
      const [first, second, third] = officers as [OfficerKey, OfficerKey, OfficerKey];
      await createReportingOffice(
        payload,
        [first, second, third],
        (await generateKeyPair()).recipient,
      );
      const stored = async () =>
        (await (await reading()).readPublished(await session(), 'reportingOffice'))[0]?.json;
      expect(await stored()).toMatch(/^{"open":true,"fingerprint":"[0-9A-Z-]{24}"}$/);
      const state = verifiedState(await readKeyLog(await session()));
      if (!state) throw new Error('there is no key log');
      const removal = signRemoval(state, third.id, signingKeyOf(first.identity));
      const data = { state: 'deactivated' } as const;
      const [, removed] = await Promise.all([
        payload.update({ collection: 'staff', id: second.id, data }),
        appendKeyLogEntry(payload, first.id, removal),
      ]);
      expect(removed).toBe('added');
      expect(await differences()).toEqual([]);
      expect(await stored()).toContain('"open":false');
    },
  );

  test('closes a reporting form opened by unsigned keys on migrate', async () => {
    const { migrate } = await import('../migrations/migrate.ts');
    const { execute } = await import('../database/execute.ts');
    await execute(
      database.payload,
      `UPDATE published_documents SET json = '{"open":true}' WHERE kind = 'reportingOffice'`,
    );
    expect(await migrate(database.payload)).toBe(0);
    const [stored] = await (await reading()).readPublished(await session(), 'reportingOffice');
    expect(stored?.json).toContain('"open":false');
  });

  test('lists differences with documents check and repairs them with documents rebuild', async () => {
    const { execute } = await import('../database/execute.ts');
    const { rebuildDocuments } = await import('./rebuild.ts');
    const wrong = [
      `UPDATE published_documents SET json = '{}' WHERE kind = 'footer' AND locale = 'pl-PL'`,
      `DELETE FROM published_documents WHERE kind = 'header' AND locale = 'de-DE'`,
      `INSERT INTO published_documents VALUES ('news', 99999, 'de-DE', 1, 1, '{}')`,
      `INSERT INTO draft_documents VALUES ('page', 99999, 'de-DE', 1, '{}')`,
    ];
    for (const statement of wrong) await execute(database.payload, statement);
    expect(await differences()).toMatchObject([
      { kind: 'page', id: 99_999, of: 'draft', state: 'superfluous' },
      { kind: 'news', id: 99_999, of: 'published', state: 'superfluous' },
      { kind: 'header', locale: 'de-DE', state: 'missing' },
      { kind: 'footer', locale: 'pl-PL', state: 'different' },
    ]);
    if (kind === 'postgres') {
      const command = join(import.meta.dirname, '../../commands/documents.ts');
      const run = (what: string) => {
        const env = { ...process.env, ...database.environment };
        const { status, stdout } = spawnSync(process.execPath, [command, what], { env });
        return { status, output: String(stdout) };
      };
      const checked = run('check');
      expect(checked.output).toContain('footer 1 pl-PL: the published document is different');
      expect(checked.status).toBe(1);
      expect(run('rebuild')).toMatchObject({ status: 0, output: expect.stringContaining('3 doc') });
      expect(run('check').status).toBe(0);
    } else expect(await rebuildDocuments(database.payload)).toBe(3);
    expect(await differences()).toEqual([]);
  });
});

const paragraphWithLink = (url: string) => {
  const node = { version: 1, direction: null, format: '', indent: 0 };
  const text = { type: 'text', text: 'hier', format: 0, detail: 0, mode: 'normal', style: '' };
  const fields = { linkType: 'custom', url, newTab: false };
  const link = { ...node, type: 'link', id: '1', fields, children: [{ ...text, version: 1 }] };
  const paragraph = { ...node, type: 'paragraph', textFormat: 0, children: [link] };
  return { root: { ...node, type: 'root', children: [paragraph] } };
};
