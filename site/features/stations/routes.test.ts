import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const path = '/umbraco/api/map/GetMarkers';
const german = `${path}?umbracoNodeId=1&cultureName=de-DE`;
const polish = `${path}?umbracoNodeId=1&cultureName=pl-PL`;
const call = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });
const titles = (response: { json(): unknown }) =>
  (response.json() as { title: string }[]).map(({ title }) => title);

describe('GetMarkers', () => {
  test.each([
    ['German', german, 'de', 40],
    ['Polish', polish, 'pl', 25],
  ])('lists every %s location', async (_, url, country, count) => {
    const response = await call(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expectSecurityHeaders(response.headers);
    const expected = demo.locations
      .filter((location) => location.country === country)
      .map(({ title }) => title);
    expect(expected).toHaveLength(count);
    expect(titles(response).sort()).toEqual(expected.sort());
  });

  test('returns exactly the fields of MapDetail', async () => {
    const markers = (await call(german)).json() as Record<string, unknown>[];
    const types = {
      title: 'string',
      latitude: 'number',
      longitude: 'number',
      mapDescription: 'string',
      icon: 'string',
      imageText: 'string',
      text: 'string',
      category: 'string',
      isOQ: 'boolean',
      isClicked: 'boolean',
    };
    for (const { image, ...marker } of markers) {
      const found = Object.fromEntries(
        Object.entries(marker).map(([name, value]) => [name, typeof value]),
      );
      expect(found).toEqual(types);
      expect(image === null || /^\/media\/\d+\/[0-9a-f]{10}\/640\.webp$/.test(String(image))).toBe(
        true,
      );
      expect(marker.isClicked).toBe(false);
    }
  });

  test('returns the values from the studio', async () => {
    const markers = (await call(polish)).json() as Record<string, unknown>[];
    for (const { title, latitude, longitude, icon, isOQ, text = '' } of demo.locations.filter(
      ({ country }) => country === 'pl',
    )) {
      expect(markers).toContainEqual(
        expect.objectContaining({ title, latitude, longitude, icon, isOQ, text }),
      );
    }
    expect(new Set(markers.map(({ category }) => category))).toContain('Stacja Oilway');
  });

  test('returns URLs of existing images', async () => {
    const markers = (await call(german)).json() as { image: string | null }[];
    const pictures = markers.flatMap(({ image }) => image ?? []);
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures)
      expect((await call(picture)).headers['content-type']).toBe('image/webp');
  });

  test.each(['partner', 'PARTNER', 'Partnerwerkstatt', 'partnerWERKSTATT', ' partner '])(
    'filters by key and title in any case: %j',
    async (filter) => {
      const response = await call(`${german}&filter=${encodeURIComponent(filter)}`);
      const expected = demo.locations.filter(
        ({ country, category }) => country === 'de' && category === 'partner',
      );
      expect(titles(response).sort()).toEqual(expected.map(({ title }) => title).sort());
    },
  );

  test('matches a category title only in the requested culture', async () => {
    expect(titles(await call(`${polish}&filter=warsztat%20partnerski`)).length).toBeGreaterThan(0);
    expect(titles(await call(`${german}&filter=warsztat%20partnerski`))).toEqual([]);
  });

  test('returns no markers for an unknown category and all for an empty filter', async () => {
    const unknown = await call(`${german}&filter=tankstelle`);
    expect([unknown.statusCode, unknown.json()]).toEqual([200, []]);
    expect(titles(await call(`${german}&filter=`))).toHaveLength(40);
    expect(titles(await call(`${german}&filter=%20`))).toHaveLength(40);
  });

  test('does not cache a response for each unknown filter', async () => {
    const before = site.context.cache.counts().entries;
    for (let index = 0; index < 20; index += 1) await call(`${german}&filter=unbekannt-${index}`);
    expect(site.context.cache.counts().entries - before).toBeLessThan(2);
  });

  test.each(['/Umbraco/Api/Map/getmarkers', '/UMBRACO/API/MAP/GETMARKERS'])(
    'answers at %s',
    async (other) => {
      expect(titles(await call(german.replace(path, other)))).toHaveLength(40);
    },
  );
});

describe('GetMarkers validation', () => {
  test.each([
    ['umbracoNodeId', 'cultureName=de-DE'],
    ['cultureName', 'umbracoNodeId=1'],
    ['umbracoNodeId', 'umbracoNodeId=1&umbracoNodeId=1&cultureName=de-DE'],
    ['cultureName', 'umbracoNodeId=1&cultureName=de-DE&cultureName=pl-PL'],
    ['filter', 'umbracoNodeId=1&cultureName=de-DE&filter=a&filter=b'],
    ['umbracoNodeId', 'umbracoNodeId=&cultureName=de-DE'],
    ['umbracoNodeId', 'umbracoNodeId=0&cultureName=de-DE'],
    ['umbracoNodeId', 'umbracoNodeId=1.5&cultureName=de-DE'],
    ['umbracoNodeId', 'umbracoNodeId=99999999999999999999&cultureName=de-DE'],
    ['umbracoNodeId', 'umbracoNodeId[]=1&cultureName=de-DE'],
    ['cultureName', 'umbracoNodeId=1&cultureName=de'],
    ['cultureName', 'umbracoNodeId=1&cultureName=de_DE'],
    ['cultureName', 'umbracoNodeId=1&cultureName=%FF'],
    ['filter', 'umbracoNodeId=1&cultureName=de-DE&filter=(100 kB)'],
    ['umbracoNodeId', 'umbracoNodeId=(100 kB)&cultureName=de-DE'],
    ['cultureName', 'umbracoNodeId=1&cultureName=(100 kB)'],
  ])('returns 400 and names %s for the query %s', async (name, query) => {
    const response = await call(`${path}?${query.replace('(100 kB)', 'x'.repeat(100_000))}`);
    expect(response.statusCode).toBe(400);
    const body = expectProblem(response);
    expect(body.errors?.map((error) => error.name)).toEqual([name]);
    expect(JSON.stringify(body).length).toBeLessThan(1000);
  });

  test('names all invalid parameters at once', async () => {
    const response = await call(`${path}?cultureName=fr-FR&filter=a&filter=b`);
    const names = expectProblem(response).errors?.map(({ name }) => name);
    expect(names).toEqual(['umbracoNodeId', 'cultureName', 'filter']);
  });

  test('ignores unknown parameters', async () => {
    expect((await call(`${german}&_=1700000000000`)).statusCode).toBe(200);
  });

  test('returns 404 for a nonexistent node', async () => {
    const response = await call(`${path}?umbracoNodeId=999999999&cultureName=de-DE`);
    expect(response.statusCode).toBe(404);
    expect(expectProblem(response).errors?.[0]?.name).toBe('umbracoNodeId');
  });

  test('accepts the id of a page for both cultures and returns 404 when the page is unpublished', async (t) => {
    const { id } =
      (
        await site.payload.find({
          collection: 'pages',
          where: { slug: { equals: 'o-nas' } },
        })
      ).docs[0] ?? {};
    const getMarkers = (locale: string) =>
      call(`${path}?umbracoNodeId=${id}&cultureName=${locale}`);
    for (const locale of ['pl-PL', 'de-DE'])
      expect((await getMarkers(locale)).statusCode).toBe(200);
    const set = async (_status: 'draft' | 'published') => {
      await site.payload.update({
        collection: 'pages',
        id: Number(id),
        data: { _status },
      });
      await site.refresh();
    };
    await set('draft');
    t.onTestFinished(() => set('published'));
    for (const locale of ['pl-PL', 'de-DE'])
      expect((await getMarkers(locale)).statusCode).toBe(404);
  });

  test('returns 404 for another method', async () => {
    const response = await site.app.inject({ method: 'POST', url: german });
    expect(response.statusCode).toBe(404);
    expectProblem(response);
  });
});

describe('HTTP semantics of GetMarkers', () => {
  test('returns 304 for a matching ETag of each encoding', async () => {
    const tags = new Set<string>();
    for (const accept of ['br', 'gzip', 'identity']) {
      const etag = String((await call(german, { 'accept-encoding': accept })).headers.etag);
      tags.add(etag);
      const [, strong = ''] = /^(?:W\/)?(.+)$/.exec(etag) ?? [];
      for (const ifNoneMatch of [strong, `W/${strong}`, `"other", ${etag}`, '*']) {
        const again = await call(german, {
          'accept-encoding': accept,
          'if-none-match': ifNoneMatch,
        });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
        expectSecurityHeaders(again.headers);
      }
      const other = await call(german, { 'accept-encoding': accept, 'if-none-match': '"other"' });
      expect(other.statusCode).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  test('HEAD returns the headers without a body', async () => {
    const get = await call(german);
    const head = await site.app.inject({ method: 'HEAD', url: german });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'etag'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });
});

function expectProblem(response: {
  statusCode: number;
  headers: Record<string, unknown>;
  json(): unknown;
}) {
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expectSecurityHeaders(response.headers as never);
  const body = response.json() as {
    status: number;
    title: string;
    errors?: { name: string; code: string }[];
  };
  expect(body.status).toBe(response.statusCode);
  for (const error of body.errors ?? []) expect(error.code).not.toBe('');
  return body;
}
