import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeKey } from '@oilway/store/reporting/handler-key.ts';
import { signRemoval } from '@oilway/store/reporting/key-changes.ts';
import { readKeyLog, stateOf } from '@oilway/store/reporting/read-key-log.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signKeys } from '../reporting/key-log.ts';
import { makeOffice, type OfficeMember } from '../reporting/make-office.ts';
import { hire } from '../staff/hire.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, publish } from '../test/pages.ts';

describe.each(databases)('documents of the demo on %s', (kind) => {
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

  test('every document says what the studio says', async () => {
    expect(await differences()).toEqual([]);
  });

  test('no document names the address of the site or the studio: they hold wherever it is restored', async () => {
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

  test('an address of the site that an editor pastes is kept as a path', async () => {
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

  test('an autosave is a draft, and changes nothing that visitors see', async () => {
    const before = await revision();
    await draft(database.payload, home.de, { title: 'Noch nicht' }, true);
    expect(await revision()).toBe(before);
    expect(await drafts()).toMatchObject([{ kind: 'page', id: home.de, culture: 'de-DE' }]);
  });

  test('publishing a page writes its document alone, and its draft is none any more', async () => {
    const before = await revision();
    await publish(database.payload, home.de, { title: 'Jetzt' });
    const written = await since(before);
    expect(written).toMatchObject([{ kind: 'page', id: home.de, culture: 'de-DE' }]);
    expect(JSON.parse(String(written[0]?.json)).title).toBe('Jetzt');
    expect(await drafts()).toEqual([]);
  });

  test('what is unpublished leaves a tombstone, and its text among the drafts', async () => {
    const before = await revision();
    const down = { collection: 'pages', id: home.pl, data: { _status: 'draft' } } as const;
    await database.payload.update(down);
    expect(await since(before)).toMatchObject([
      { kind: 'page', id: home.pl, culture: 'pl-PL', json: null },
    ]);
    expect(await drafts()).toMatchObject([{ id: home.pl, culture: 'pl-PL' }]);
    await publish(database.payload, home.pl, {});
    expect(await drafts()).toEqual([]);
  });

  test('pages that are deleted together are taken out of the redirects to them', async () => {
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
  test.runIf(kind === 'postgres')('two officers leave at the same moment', async () => {
    const { payload } = database;
    const officers: OfficeMember[] = [];
    for (const name of ['eins', 'zwei', 'drei']) {
      const email = `${name}@oilway.example`;
      const data = { name, email, password: 'correct horse battery' };
      const { id } = await hire(payload, { ...data, role: 'compliance-officer' });
      officers.push({ id, ...(await makeKey()) });
    }
    const [first, second, third] = officers as [OfficeMember, OfficeMember, OfficeMember];
    await makeOffice(payload, [first, second, third], (await makeKey()).recipient);
    const stored = async () =>
      (await (await reading()).readPublished(await session(), 'reportingOffice'))[0]?.json;
    expect(await stored()).toMatch(/^{"open":true,"fingerprint":"[0-9A-Z-]{24}"}$/);
    const state = stateOf(await readKeyLog(await session()));
    if (!state) throw new Error('there is no log');
    const removal = signRemoval(state, third.id, signingKeyOf(first.identity));
    const data = { state: 'deactivated' } as const;
    const [, removed] = await Promise.all([
      payload.update({ collection: 'staff', id: second.id, data }),
      signKeys(payload, first.id, removal),
    ]);
    expect(removed).toBe('added');
    expect(await differences()).toEqual([]);
    expect(await stored()).toContain('"open":false');
  });

  test('a start closes a form that was open by keys without a signature', async () => {
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

  test('the command names what is wrong and fails, and writes it anew', async () => {
    const { execute } = await import('../database/execute.ts');
    const { rebuildDocuments } = await import('./rebuild.ts');
    const wrong = [
      `UPDATE published_documents SET json = '{}' WHERE kind = 'footer' AND culture = 'pl-PL'`,
      `DELETE FROM published_documents WHERE kind = 'header' AND culture = 'de-DE'`,
      `INSERT INTO published_documents VALUES ('news', 99999, 'de-DE', 1, 1, '{}')`,
      `INSERT INTO draft_documents VALUES ('page', 99999, 'de-DE', 1, '{}')`,
    ];
    for (const statement of wrong) await execute(database.payload, statement);
    expect(await differences()).toMatchObject([
      { kind: 'page', id: 99_999, of: 'draft', state: 'superfluous' },
      { kind: 'news', id: 99_999, of: 'published', state: 'superfluous' },
      { kind: 'header', culture: 'de-DE', state: 'missing' },
      { kind: 'footer', culture: 'pl-PL', state: 'different' },
    ]);
    if (kind === 'sqlite') {
      const command = join(import.meta.dirname, '../../commands/documents.ts');
      const run = (what: string) => {
        const env = { ...process.env, ...database.environment };
        const { status, stdout } = spawnSync(process.execPath, [command, what], { env });
        return { status, said: String(stdout) };
      };
      const checked = run('check');
      expect(checked.said).toContain('footer 1 pl-PL: the published document is different');
      expect(checked.status).toBe(1);
      expect(run('rebuild')).toMatchObject({ status: 0, said: expect.stringContaining('3 doc') });
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
