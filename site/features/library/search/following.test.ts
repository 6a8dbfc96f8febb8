import { closePayload } from '@oilway/content/test/close-payload.ts';
import { copyDatabase, type DatabaseCopy, databases } from '@oilway/content/test/copy-database.ts';
import { usually } from '@oilway/content/test/full.ts';
import { hashOf, newToken } from '@oilway/store/accounts/tokens.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { libraryMaker } from '../../../test/portal-library.ts';
import { type SiteProcess, startSite, until } from '../../../test/site-process.ts';

/** Milliseconds; a second is promised. */
const patience = 10_000;

describe.each(usually('sqlite', databases))(
  'on %s, from another process to the running site',
  (kind) => {
    let database: DatabaseCopy;
    let payload: Payload;
    let site: SiteProcess;
    let cookie: string;
    let category: number;
    let company: number;
    let make: ReturnType<typeof libraryMaker>;

    beforeAll(async () => {
      database = copyDatabase(kind, 'seeded');
      Object.assign(process.env, database.environment);
      vi.resetModules();
      const { default: config } = await import('@oilway/content/config');
      const { getPayload } = await import('payload');
      payload = await getPayload({ config, disableOnInit: true });
      make = libraryMaker(payload);
      category = await make.category('Motoröle');
      ({ id: company } = await payload.create({
        collection: 'companies',
        data: { name: 'Brinkmann', country: 'de', categories: [category] },
      }));
      cookie = `oilway-session=${await begin(payload, company)}`;
      site = await startSite({ ...database.environment, LOG_LEVEL: 'info' });
    });
    afterAll(async () => {
      await site?.stop();
      if (payload) await closePayload(payload);
      database?.remove();
    });

    const found = async (search: string) => {
      const answer = await fetch(`${site.origin}/search`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ search }),
      });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
    };
    const foundAs = (search: string, names: string[]) =>
      until(async () => JSON.stringify(await found(search)) === JSON.stringify(names), patience);

    test('what is published is found, what is taken back no longer', async () => {
      const { id } = await payload.create({
        collection: 'portal-files',
        data: {
          title: 'Vergaserkunde',
          category,
          externalLink: 'https://a.example',
          state: 'draft',
        } as never,
      });
      expect(await found('Vergaserkunde')).toEqual([]);
      const update = (data: object) => payload.update({ collection: 'portal-files', id, data });
      await update({ state: 'published' });
      await foundAs('Vergaserkunde', ['Vergaserkunde']);
      await update({ title: 'Einspritzung' });
      await foundAs('Einspritzung', ['Einspritzung']);
      expect(await found('Vergaserkunde')).toEqual([]);
      await update({ state: 'draft' });
      await foundAs('Einspritzung', []);
      await update({ state: 'published' });
      await foundAs('Einspritzung', ['Einspritzung']);
      await payload.delete({ collection: 'portal-files', id });
      await foundAs('Einspritzung', []);
    });

    test('a category that is renamed is found by its new name', async () => {
      await make.file(category, 'Beiblatt', { externalLink: 'https://a.example' });
      await foundAs('Beiblatt', ['Beiblatt']);
      await payload.update({
        collection: 'file-categories',
        id: category,
        data: { title: 'Schmierstoffe' },
      });
      await foundAs('Schmierstoffe', ['Beiblatt']);
    });

    test('a grant that is taken back is felt by the next question', async () => {
      const grant = (categories: number[]) =>
        payload.update({ collection: 'companies', id: company, data: { categories } });
      await foundAs('Beiblatt', ['Beiblatt']);
      await grant([]);
      expect(await found('Beiblatt')).toEqual([]);
      await grant([category]);
      expect(await found('Beiblatt')).toEqual(['Beiblatt']);
    });

    test('what was asked is in no log', async () => {
      await found('Geheimfrage');
      expect(site.log()).not.toContain('Geheimfrage');
    });
  },
);

/** A session without a login, which would need a password to be checked. */
async function begin(payload: Payload, company: number): Promise<string> {
  const member = await payload.create({
    collection: 'members',
    data: {
      name: 'Henrike',
      email: 'henrike@brinkmann.example',
      cultureName: 'de-DE',
      company,
      state: 'active',
    } as never,
    context: { byMember: true },
  });
  const token = newToken();
  const now = new Date().toISOString();
  await payload.create({
    collection: 'member-sessions',
    data: {
      tokenHash: hashOf(token),
      member: member.id,
      begun: now,
      lastSeen: now,
      expires: new Date(Date.now() + 3_600_000).toISOString(),
    } as never,
  });
  return token;
}
