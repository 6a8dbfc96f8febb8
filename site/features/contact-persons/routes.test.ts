import { demo } from '@oilway/content/demo/demo.ts';
import { regionName, regionNames } from '@oilway/store/regions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';
import { decodeEntities } from '../../test/no-js-browser.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const contacts = '/umbraco/api/contactregion/getContacts';
const regions = '/umbraco/api/contactregion/GetRegions';
const departments = '/umbraco/api/contact/getContactDepartment';
const reporting = '/umbraco/api/whistleblowing/getContactDepartment';
const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });
interface Person {
  profileName: string;
  imageUrl: string;
}
const names = (response: { json(): unknown }) =>
  (response.json() as Person[]).map(({ profileName }) => profileName);
const people = (country: 'de' | 'pl', region?: string) =>
  demo.contactPersons
    .filter((person) => person.country === country)
    .filter((person) => !region || person.regions.map(regionName).includes(region))
    .sort((one, other) => one.order - other.order)
    .map(({ profileName }) => profileName);

describe('getContacts', () => {
  test.each([
    ['de-DE', 'de', ''],
    ['pl-PL', 'pl', ''],
    ['de-DE', 'de', 'Bayern'],
    ['pl-PL', 'pl', 'mazowieckie'],
  ] as const)(
    '%s: lists the contacts of country %s in the region %j',
    async (locale, country, region) => {
      const response = await get(
        `${contacts}?nodeid=1&culture=${locale}&region=${encodeURIComponent(region)}`,
      );
      expect(response.statusCode).toBe(200);
      expectSecurityHeaders(response.headers);
      expect(names(response)).toEqual(people(country, region));
      expect(names(response).length).toBeGreaterThan(0);
    },
  );

  test('returns the specified fields with the values from the studio', async (t) => {
    const { docs } = await site.payload.find({
      collection: 'contact-persons',
      where: { country: { equals: 'de' } },
      limit: 1,
    });
    const [{ id, image, profileName } = { id: 0, image: null, profileName: '' }] = docs;
    const show = async (portrait: number | null) => {
      await site.payload.update({ collection: 'contact-persons', id, data: { image: portrait } });
      await site.refresh();
    };
    t.onTestFinished(() => show((image as { id: number }).id));
    await show(null);
    const found = (await get(`${contacts}?nodeid=1&culture=de-DE`)).json() as Person[];
    const page = (await get('/kontakt')).body;
    for (const { moreInfo = '', phone = '', ...person } of demo.contactPersons) {
      if (person.country !== 'de') continue;
      const pictured = person.profileName !== profileName;
      const { altDe } = demo.media.find(({ name }) => name === person.image) ?? {};
      expect(found).toContainEqual({
        title: person.title,
        imageUrl: pictured ? expect.stringMatching(/^\/media\/\d+\/\w+\/320\.webp$/) : null,
        altText: pictured ? altDe : '',
        regions: person.regions.map(regionName),
        profileName: person.profileName,
        phone,
        email: person.email,
        moreInfo,
      });
      expect(page.includes(`alt="${altDe}"`)).toBe(pictured);
    }
    const { imageUrl } = found.find((person) => person.profileName !== profileName) ?? {};
    expect((await get(imageUrl ?? '')).headers['content-type']).toBe('image/webp');
  });

  test('returns all contacts for an empty region and for each name of all regions', async () => {
    for (const region of ['', 'All regions', 'Alle Regionen', ' wszystkie regiony'])
      for (const [locale, country] of [
        ['de-DE', 'de'],
        ['pl-PL', 'pl'],
      ] as const) {
        const url = `${contacts}?nodeid=1&culture=${locale}&region=${encodeURIComponent(region)}`;
        expect(names(await get(url))).toEqual(people(country));
      }
  });

  test('returns an empty list for unknown regions without a cache entry for each of them', async () => {
    const before = site.context.cache.counts().entries;
    for (const region of ['Atlantis', 'Alle Region', '%25', "' OR 1=1"]) {
      const url = `${contacts}?nodeid=1&culture=de-DE&region=${encodeURIComponent(region)}`;
      expect((await get(url)).json()).toEqual([]);
    }
    expect(site.context.cache.counts().entries - before).toBeLessThan(2);
  });

  test.each([
    ['nodeid', 'culture=de-DE'],
    ['nodeid', 'nodeid=0&culture=de-DE'],
    ['nodeid', 'nodeid=1&nodeid=2&culture=de-DE'],
    ['culture', 'nodeid=1'],
    ['culture', 'nodeid=1&culture=fr-FR'],
    ['region', `nodeid=1&culture=de-DE&region=${'x'.repeat(61)}`],
    ['region', 'nodeid=1&culture=de-DE&region=a&region=b'],
  ])('returns 400 and names %s for the query %s', async (name, query) => {
    const response = await get(`${contacts}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.map((error: { name: string }) => error.name)).toEqual([name]);
  });

  test('returns 404 for a nonexistent nodeid', async () => {
    const response = await get(`${contacts}?nodeid=99999&culture=de-DE`);
    expect([response.statusCode, response.json().errors[0].name]).toEqual([404, 'nodeid']);
  });
});

describe('GetRegions', () => {
  const sorted = (country: 'de' | 'pl', locale: string) =>
    regionNames(country).sort(new Intl.Collator(locale).compare);

  test.each([
    ['nothing', '', undefined, 'de'],
    ['a German page', '', 'https://oilway.example/kontakt', 'de'],
    ['a Polish page', '', 'https://oilway.example/pl/kontakt', 'pl'],
    ['the Polish home page', '', 'https://oilway.example/pl', 'pl'],
    ['a page that only begins like it', '', 'https://oilway.example/plan', 'de'],
    ['an address that is none', '', '%%%', 'de'],
    ['a parameter that decides', '?culture=de-DE', 'https://oilway.example/pl', 'de'],
    ['a Polish parameter', '?culture=pl-PL', undefined, 'pl'],
  ] as const)('derives the country from %s', async (_, query, referer, country) => {
    const response = await get(regions + query, referer ? { referer } : {});
    expect(response.json()).toEqual(sorted(country, country === 'de' ? 'de-DE' : 'pl-PL'));
    // Without the parameter the response depends on the Referer, so shared caches must not store it.
    expect(String(response.headers['cache-control']).startsWith('public')).toBe(query !== '');
  });

  test('omits the entry for all regions', async () => {
    expect((await get(regions)).body).not.toMatch(/Alle/);
  });

  test('returns 400 for an invalid culture', async () => {
    expect((await get(`${regions}?culture=de`)).statusCode).toBe(400);
  });
});

describe('getContactDepartment', () => {
  const expected = (country: 'de' | 'pl', purpose: 'contact' | 'whistleblowing') =>
    demo.departments
      .filter((one) => one.country === country && one.purpose === purpose)
      .sort((one, other) => one.order - other.order)
      .map(({ department, email }) => ({ department, email }));

  test.each([
    ['de-DE', 'de'],
    ['pl-PL', 'pl'],
  ] as const)(
    'lists the contact and whistleblowing departments for %s',
    async (locale, country) => {
      const query = `?umbracoNodeId=1&cultureName=${locale}`;
      expect((await get(departments + query)).json()).toEqual(expected(country, 'contact'));
      expect((await get(reporting + query)).json()).toEqual(expected(country, 'whistleblowing'));
    },
  );

  test('returns the whistleblowing departments without parameters, by the language of the Referer', async () => {
    expect((await get(reporting)).json()).toEqual(expected('de', 'whistleblowing'));
    const polish = await get(reporting, { referer: 'https://oilway.example/pl/zgloszenia' });
    expect(polish.json()).toEqual(expected('pl', 'whistleblowing'));
  });

  test('requires umbracoNodeId and cultureName for the contact departments', async () => {
    const { errors } = (await get(departments)).json() as { errors: { name: string }[] };
    expect(errors.map(({ name }) => name)).toEqual(['umbracoNodeId', 'cultureName']);
  });
});

test('responses match the schemas of the OpenAPI document', async () => {
  const { paths } = (await get('/api/openapi.json')).json() as {
    paths: Record<
      string,
      { get: { responses: Record<string, { content: Record<string, { schema: never }> }> } }
    >;
  };
  for (const [path, query] of [
    ['/umbraco/api/map/GetMarkers', '?umbracoNodeId=1&cultureName=de-DE'],
    [contacts, '?nodeid=1&culture=pl-PL'],
    [regions, ''],
    [departments, '?umbracoNodeId=1&cultureName=de-DE'],
    [reporting, ''],
  ] as const) {
    const schema = paths[path]?.get.responses[200]?.content['application/json']?.schema;
    const body = (await get(path + query)).json() as unknown[];
    expect(z.fromJSONSchema(schema as never).parse(body)).toEqual(body);
    expect(body.length).toBeGreaterThan(0);
  }
});

describe.each([
  ['de', '/kontakt'],
  ['pl', '/pl/kontakt'],
] as const)('contact page (%s)', (country, path) => {
  test('links the phone number, mail address and vCard of each contact person', async () => {
    const { body } = await get(path);
    const cards = body.match(/<li[^>]* data-regions=.*?<\/ul><\/li>/gs) ?? [];
    const persons = demo.contactPersons.filter((person) => person.country === country);
    expect(cards).toHaveLength(persons.length);
    for (const { email, moreInfo = '', phone, profileName, regions: own, title } of persons) {
      const card = cards.find((one) => one.includes(`>${profileName}</h3>`)) ?? '';
      if (phone) expect(card).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
      const words = decodeEntities(card.replace(/<[^>]*>/g, ' '));
      for (const expectedText of [title, moreInfo, ...own.map(regionName)])
        expect(words).toContain(expectedText);
      expect(card).toContain(`href="mailto:${email}"`);
      const [, href = ''] = /href="(\/vcard\/\d+\.vcf)"/.exec(card) ?? [];
      expect((await get(href)).body).toContain(`FN:${profileName}\r\n`);
    }
  });

  test('shows the mail address of each department', async () => {
    const { body } = await get(path);
    const own = demo.departments.filter(
      (one) => one.country === country && one.purpose === 'contact',
    );
    expect(own.length).toBeGreaterThan(2);
    const words = (/<main.*<\/main>/s.exec(body)?.[0] ?? '').replace(/<[^>]*>/g, '');
    for (const { email } of own) expect(words).toContain(email);
  });
});

describe('GET /vcard/:file', () => {
  test('returns a vCard attachment with lines of at most 75 bytes', async () => {
    const response = await get('/vcard/1.vcf');
    expect(response.headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="oilway-1.vcf"');
    expectSecurityHeaders(response.headers);
    const [first] = demo.contactPersons;
    expect(response.body).toContain(`FN:${first?.profileName}\r\n`);
    expect(response.body).toContain(`EMAIL;TYPE=work:${first?.email}\r\n`);
    for (const line of response.body.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  test.each(['0', '999999', '1.vcf.vcf', 'a', '..%2f1', '1%00'])(
    'returns 404 for the id %s',
    async (id) => {
      expect((await get(`/vcard/${id}.vcf`)).statusCode).toBe(404);
    },
  );
});

test('shows a mail address with its Unicode domain and links it with the ASCII domain', async () => {
  const [written, wire] = ['anna@müller-öl.de', 'anna@xn--mller-l-f1a2c.de'];
  await site.payload.update({ collection: 'contact-persons', id: 1, data: { email: wire } });
  await site.refresh();
  const { body } = await get('/kontakt');
  expect(body).toContain(written.replace('@', '<wbr/>@'));
  expect(body).toContain(`href="mailto:${wire}"`);
  expect((await get('/vcard/1.vcf')).body).toContain(`EMAIL;TYPE=work:${written}\r\n`);
});
