import { demo } from '@oilway/content/demo/demo.ts';
import { regionName, regionNames } from '@oilway/store/regions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecured } from '../../test/expect-secured.ts';
import { unescaped } from '../../test/plain-browser.ts';

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
const names = (answer: { json(): unknown }) =>
  (answer.json() as Person[]).map(({ profileName }) => profileName);
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
  ] as const)('%s lists %s of %j', async (culture, country, region) => {
    const answer = await get(
      `${contacts}?nodeid=1&culture=${culture}&region=${encodeURIComponent(region)}`,
    );
    expect(answer.statusCode).toBe(200);
    expectSecured(answer.headers);
    expect(names(answer)).toEqual(people(country, region));
    expect(names(answer).length).toBeGreaterThan(0);
  });

  test('has the fields of the specification, as the studio fills them', async (t) => {
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

  test('knows all of them by each word for all regions', async () => {
    for (const region of ['', 'All regions', 'Alle Regionen', ' wszystkie regiony'])
      for (const [culture, country] of [
        ['de-DE', 'de'],
        ['pl-PL', 'pl'],
      ] as const) {
        const url = `${contacts}?nodeid=1&culture=${culture}&region=${encodeURIComponent(region)}`;
        expect(names(await get(url))).toEqual(people(country));
      }
  });

  test('knows nobody in a region that is none, however many are made up', async () => {
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
  ])('400 names %s: %s', async (name, query) => {
    const answer = await get(`${contacts}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map((error: { name: string }) => error.name)).toEqual([name]);
  });

  test('404 for a page that is not there', async () => {
    const answer = await get(`${contacts}?nodeid=99999&culture=de-DE`);
    expect([answer.statusCode, answer.json().errors[0].name]).toEqual([404, 'nodeid']);
  });
});

describe('GetRegions', () => {
  const sorted = (country: 'de' | 'pl', culture: string) =>
    regionNames(country).sort(new Intl.Collator(culture).compare);

  test.each([
    ['nothing', '', undefined, 'de'],
    ['a German page', '', 'https://oilway.example/kontakt', 'de'],
    ['a Polish page', '', 'https://oilway.example/pl/kontakt', 'pl'],
    ['the Polish home page', '', 'https://oilway.example/pl', 'pl'],
    ['a page that only begins like it', '', 'https://oilway.example/plan', 'de'],
    ['an address that is none', '', '%%%', 'de'],
    ['a parameter that decides', '?culture=de-DE', 'https://oilway.example/pl', 'de'],
    ['a Polish parameter', '?culture=pl-PL', undefined, 'pl'],
  ] as const)('asked by %s', async (_, query, referer, country) => {
    const answer = await get(regions + query, referer ? { referer } : {});
    expect(answer.json()).toEqual(sorted(country, country === 'de' ? 'de-DE' : 'pl-PL'));
    // Who asks decides: nobody but the one who asked may keep the answer.
    expect(String(answer.headers['cache-control']).startsWith('public')).toBe(query !== '');
  });

  test('never has the entry for all regions', async () => {
    expect((await get(regions)).body).not.toMatch(/Alle/);
  });

  test('400 for a culture that is none', async () => {
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
  ] as const)('%s', async (culture, country) => {
    const query = `?umbracoNodeId=1&cultureName=${culture}`;
    expect((await get(departments + query)).json()).toEqual(expected(country, 'contact'));
    expect((await get(reporting + query)).json()).toEqual(expected(country, 'whistleblowing'));
  });

  test('the reporting office is told without parameters too, by the page that asks', async () => {
    expect((await get(reporting)).json()).toEqual(expected('de', 'whistleblowing'));
    const polish = await get(reporting, { referer: 'https://oilway.example/pl/zgloszenia' });
    expect(polish.json()).toEqual(expected('pl', 'whistleblowing'));
  });

  test('the contact form’s call needs both of its parameters', async () => {
    const { errors } = (await get(departments)).json() as { errors: { name: string }[] };
    expect(errors.map(({ name }) => name)).toEqual(['umbracoNodeId', 'cultureName']);
  });
});

test('the calls answer as the OpenAPI document says', async () => {
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
    const answer = (await get(path + query)).json() as unknown[];
    expect(z.fromJSONSchema(schema as never).parse(answer)).toEqual(answer);
    expect(answer.length).toBeGreaterThan(0);
  }
});

describe.each([
  ['de', '/kontakt'],
  ['pl', '/pl/kontakt'],
] as const)('the page in %s', (country, path) => {
  test('leads to each person by telephone, by mail and as a card', async () => {
    const { body } = await get(path);
    const cards = body.match(/<li[^>]* data-regions=.*?<\/ul><\/li>/gs) ?? [];
    const persons = demo.contactPersons.filter((person) => person.country === country);
    expect(cards).toHaveLength(persons.length);
    for (const { email, moreInfo = '', phone, profileName, regions: own, title } of persons) {
      const card = cards.find((one) => one.includes(`>${profileName}</h3>`)) ?? '';
      if (phone) expect(card).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
      const words = unescaped(card.replace(/<[^>]*>/g, ' '));
      for (const told of [title, moreInfo, ...own.map(regionName)]) expect(words).toContain(told);
      expect(card).toContain(`href="mailto:${email}"`);
      const [, href = ''] = /href="(\/vcard\/\d+\.vcf)"/.exec(card) ?? [];
      expect((await get(href)).body).toContain(`FN:${profileName}\r\n`);
    }
  });

  test('names the departments, and where each is written to', async () => {
    const { body } = await get(path);
    const own = demo.departments.filter(
      (one) => one.country === country && one.purpose === 'contact',
    );
    expect(own.length).toBeGreaterThan(2);
    const words = (/<main.*<\/main>/s.exec(body)?.[0] ?? '').replace(/<[^>]*>/g, '');
    for (const { email } of own) expect(words).toContain(email);
  });
});

describe('a contact person as a vCard', () => {
  test('can be saved', async () => {
    const answer = await get('/vcard/1.vcf');
    expect(answer.headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="oilway-1.vcf"');
    expectSecured(answer.headers);
    const [first] = demo.contactPersons;
    expect(answer.body).toContain(`FN:${first?.profileName}\r\n`);
    expect(answer.body).toContain(`EMAIL;TYPE=work:${first?.email}\r\n`);
    for (const line of answer.body.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  test.each(['0', '999999', '1.vcf.vcf', 'a', '..%2f1', '1%00'])('404 for %s', async (id) => {
    expect((await get(`/vcard/${id}.vcf`)).statusCode).toBe(404);
  });
});

test('an address is shown with the umlauts of its domain, as a browser would not hand it over, and linked in ASCII', async () => {
  const [written, wire] = ['anna@müller-öl.de', 'anna@xn--mller-l-f1a2c.de'];
  await site.payload.update({ collection: 'contact-persons', id: 1, data: { email: wire } });
  await site.refresh();
  const { body } = await get('/kontakt');
  expect(body).toContain(written.replace('@', '<wbr/>@'));
  expect(body).toContain(`href="mailto:${wire}"`);
  expect((await get('/vcard/1.vcf')).body).toContain(`EMAIL;TYPE=work:${written}\r\n`);
});
