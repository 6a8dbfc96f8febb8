import { homePathOf, type Locale } from '@oilway/store/locales.ts';
import type { Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, build, type TestSite } from '../test/build-app.ts';
import { expectSecurityHeaders } from '../test/expect-security-headers.ts';
import { messages } from './layout/messages.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot({ environment: { SITE_ORIGIN: 'https://oilway.example' } });
});
afterAll(() => site?.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

/** The node id of pages without their own. */
const homeNode = async (locale: Locale) => htmlOf(await get(homePathOf(locale))).node;

describe('page', () => {
  test('links the other home page when it has no counterpart', async (t) => {
    const own = await build(t);
    await unpublish(own, 'o-nas');
    const response = await own.app.inject('/ueber-uns');
    expect(response.body).toMatch(/<a [^>]*href="\/pl" hrefLang="pl-PL"/i);
    expect(linksOf(response, 'alternate')).toEqual([]);
    expect((await own.app.inject('/pl/o-nas')).statusCode).toBe(404);
  });

  test('has the same ETag for any campaign query', async () => {
    const plain = await get('/filter');
    const campaign = await get('/filter?utm_source=brief&ort=&x=%FF%00');
    expect(campaign.headers.etag).toBe(plain.headers.etag);
  });
});

describe('redirects', () => {
  test('redirects as configured in the studio to a page or a URL', async (t) => {
    const own = await build(t);
    const { payload } = own;
    const page = await pageId(own, 'filter');
    const polish = await pageId(own, 'filtry');
    const create = (data: Record<string, unknown>) =>
      payload.create({ collection: 'redirects', data: data as never });
    await create({ from: '/alt', kind: 'page', page, culture: 'de-DE' });
    await create({ from: '/pl/stare', kind: 'page', page: polish, culture: 'pl-PL' });
    await create({ from: '/größe', kind: 'page', page, culture: 'de-DE' });
    // As copied from an address bar.
    await create({ from: '/mit%20leer%C3%A4m', kind: 'page', page, culture: 'de-DE' });
    await create({
      from: '/stellen',
      kind: 'url',
      culture: 'de-DE',
      url: 'https://jobs.example/ölwechsel?a=b',
    });
    await own.refresh();
    const target = async (url: string) => {
      const response = await own.app.inject(url);
      return [response.statusCode, response.headers.location];
    };
    expect(await target('/alt')).toEqual([301, '/filter']);
    expect(await target('/ALT/')).toEqual([301, '/filter']);
    expect(await target('/pl/stare')).toEqual([301, '/pl/filtry']);
    expect(await target('/alt.')).toEqual([301, '/filter']);
    expect(await target('/pl/stare%E2%80%9D')).toEqual([301, '/pl/filtry']);
    expect(await target('/gr%C3%B6%C3%9Fe')).toEqual([301, '/filter']);
    expect(await target('/mit%20leer%C3%A4m')).toEqual([301, '/filter']);
    expect(await target('/stellen')).toEqual([301, 'https://jobs.example/%C3%B6lwechsel?a=b']);
    // Unsafe URLs stored before the studio refused them are ignored.
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: '/stellen' } },
    });
    for (const url of ['/\\evil.example', '//evil.example', 'javascript:alert(1)']) {
      await payload.db.updateOne({ collection: 'redirects', id: docs[0]?.id ?? 0, data: { url } });
      await (await import('@oilway/content/publishing/rebuild.ts')).rebuildDocuments(payload);
      await own.refresh();
      expect(await target('/stellen')).toEqual([404, undefined]);
    }
  });

  test('redirects from the old slug of a page', async (t) => {
    const own = await build(t);
    await own.payload.update({
      collection: 'pages',
      id: await pageId(own, 'filter'),
      data: { slug: 'oelfilter', _status: 'published' },
    });
    await own.refresh();
    const response = await own.app.inject('/filter');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/oelfilter']);
    expect((await own.app.inject('/pl/filtry')).statusCode).toBe(200);
  });

  test('redirects from the old slug of a news post or an event', async (t) => {
    const own = await build(t);
    for (const [collection, list] of [
      ['news', '/aktuelles'],
      ['events', '/veranstaltungen'],
    ] as const) {
      const { docs } = await own.payload.find({ collection, where: german, limit: 1 });
      const [{ id, slug } = { id: 0, slug: '' }] = docs;
      const data = { slug: 'neue-adresse', _status: 'published' } as never;
      await own.payload.update({ collection, id, data });
      await own.refresh();
      const old = await own.app.inject(`${list}/${slug}?a=b`);
      expect([old.statusCode, old.headers.location]).toEqual([301, `${list}/neue-adresse?a=b`]);
      expect((await own.app.inject(`${list}/neue-adresse`)).statusCode).toBe(200);
    }
  });

  test('redirects news posts and events when the slug of their list page changed', async (t) => {
    const own = await build(t);
    const target = async (url: string) => (await own.app.inject(url)).headers.location;
    for (const [collection, list] of [
      ['news', 'aktuelles'],
      ['events', 'veranstaltungen'],
    ] as const) {
      const { docs } = await own.payload.find({ collection, where: german, limit: 1 });
      const [{ id, slug } = { id: 0, slug: '' }] = docs;
      const change = (of: 'pages' | 'news' | 'events', which: number, to: string) =>
        own.payload.update({
          collection: of,
          id: which,
          data: { slug: to, _status: 'published' },
        });
      await change('pages', await pageId(own, list), `neue-${list}`);
      await own.refresh();
      expect(await target(`/${list}/${slug}?a=b`)).toBe(`/neue-${list}/${slug}?a=b`);
      expect(await target(`/neue-${list}/${slug}/`)).toBe(`/neue-${list}/${slug}`);
      expect((await own.app.inject(`/${list}/nie-dagewesen`)).statusCode).toBe(404);

      await change(collection, id, 'neue-adresse');
      await own.refresh();
      expect(await target(`/${list}/${slug}`)).toBe(`/neue-${list}/neue-adresse`);
    }
  });
});

describe('404', () => {
  test.each([
    ['/gibt-es-nicht', 'de-DE'],
    ['/pl/nie-ma', 'pl-PL'],
    ['/PL/nie-ma', 'pl-PL'],
    ['/polen', 'de-DE'],
  ] as const)('%s responds in %s and contains the menus', async (url, locale) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(htmlOf(response)).toEqual({
      lang: locale.slice(0, 2),
      culture: locale,
      node: await homeNode(locale),
    });
    expect(response.body).toContain(messages[locale].errors[404].heading);
    expect(response.body).toContain('noindex');
    expect(response.body).toContain(
      locale === 'de-DE' ? 'href="/flottenservice"' : 'href="/pl/obsluga-flot"',
    );
    expect(response.headers['cache-control']).toBe('no-store');
    expectSecurityHeaders(response.headers);
  });

  test('returns 404 as problem+json for every method other than GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const response = await site.app.inject({ method, url: '/' });
      expect([method, response.statusCode]).toEqual([method, 404]);
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expectSecurityHeaders(response.headers);
    }
  });
});

describe('500', () => {
  test.each([
    ['/filter', 'de-DE'],
    ['/pl/filtry', 'pl-PL'],
  ] as const)('%s responds in %s when the page has an unknown block type', async (url, locale) => {
    const own = await boot();
    try {
      const { execute } = await import('@oilway/content/database/execute.ts');
      const broken = '[{"blockType":"gone"}]';
      await execute(
        own.payload,
        `UPDATE published_documents SET json = json_set(json, '$.blocks', json('${broken}')),
          revision = (SELECT value FROM content_revision) + 1
          WHERE kind = 'page' AND json LIKE '%"slug":"filt%'`,
      );
      await execute(own.payload, 'UPDATE content_revision SET value = value + 1');
      await own.refresh();
      const response = await own.app.inject(url);
      expect(response.statusCode).toBe(500);
      expect(htmlOf(response)).toEqual({
        lang: locale.slice(0, 2),
        culture: locale,
        node: await homeNode(locale),
      });
      expect(response.body).toContain(messages[locale].errors[500].heading);
      expect(response.body).toContain(
        locale === 'de-DE' ? 'href="/flottenservice"' : 'href="/pl/obsluga-flot"',
      );
      expect(response.body).not.toMatch(/TypeError|at .*\.tsx?:/);
      expect(response.headers['cache-control']).toBe('no-store');
      expectSecurityHeaders(response.headers);
      expect((await own.app.inject('/')).statusCode).toBe(200);
    } finally {
      await own.close();
    }
  });
});

test.each(['/gibt-es-nicht', '/pl/nie-ma'])(
  '%s has a node id that the API accepts',
  async (path) => {
    const { culture: locale, node } = htmlOf(await site.app.inject(path));
    const query = `umbracoNodeId=${node}&cultureName=${locale}`;
    const response = await site.app.inject(`/umbraco/api/map/GetMarkers?${query}`);
    expect([node, response.statusCode]).toEqual([expect.stringMatching(/^[1-9]\d*$/), 200]);
  },
);

function htmlOf({ body }: Response) {
  const [tag = ''] = /<html[^>]*>/.exec(body) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return {
    lang: attribute('lang'),
    culture: attribute('data-culture'),
    node: attribute('data-node-id'),
  };
}

function linksOf({ body }: Response, rel: string): [string | undefined, string | undefined][] {
  const tags = body.match(new RegExp(`<link rel="${rel}"[^>]*>`, 'g')) ?? [];
  return tags
    .filter((tag) => rel !== 'alternate' || / hreflang=/i.test(tag))
    .map((tag) => [/ hreflang="([^"]*)"/i.exec(tag)?.[1], / href="([^"]*)"/.exec(tag)?.[1]]);
}

const german = { country: { equals: 'de' } };

async function pageId({ payload }: TestSite, slug: string): Promise<number> {
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: slug } } });
  return docs[0]?.id ?? 0;
}

async function unpublish(own: TestSite, slug: string): Promise<void> {
  const id = await pageId(own, slug);
  await own.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  await own.refresh();
}
