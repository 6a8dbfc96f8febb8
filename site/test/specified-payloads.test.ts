/**
 * The twenty API calls of the specification (section 7) over HTTP, with the specified fields and no others. Node ids,
 * keys and departments are read from pages and lists.
 */
import { selectCases } from '@oilway/content/test/full.ts';
import type { Challenge } from 'altcha-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from './build-app.ts';
import { libraryFixtures } from './library-fixtures.ts';
import { clock, createMember, lastMailToken, openPortal, password } from './portal-site.ts';
import { makeReportingKeys } from './reporting-keys.ts';
import { encodeSolution } from './solve-captcha.ts';

let site: TestSite;
let origin: string;
beforeAll(async () => {
  const portal = await openPortal();
  ({ site } = portal);
  await makeReportingKeys(site.payload);
  const make = libraryFixtures(site.payload);
  const german = await make.category('Öle');
  const polish = await make.category('Oleje', undefined, 'pl-PL');
  for (const category of [german, polish])
    await make.file(category, 'Blatt', { file: await make.pdf('blatt.pdf', 'Blatt') });
  await make.grant(portal.company, german, polish);
  await site.refresh();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site?.close());

const get = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' });
const fetchList = async (path: string, headers = {}) => {
  const response = await get(path, headers);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as never[];
};
const post = (path: string, body: object, headers = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const asForm = (path: string, fields: Record<string, string>, headers = {}) =>
  fetch(origin + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
const asMultipart = (path: string, fields: Record<string, string | string[]>, headers = {}) => {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  return fetch(origin + path, { method: 'POST', headers, body });
};
const captcha = async (form: string) =>
  encodeSolution((await (await get(`/api/captcha?form=${form}`)).json()) as Challenge);
const nodeOf = async (path: string, headers = {}) => {
  const html = await (await get(path, headers)).text();
  const [, id = ''] = /data-node-id="(\d+)"/.exec(html) ?? [];
  const [, key = ''] = /data-node-key="([^"]+)"/.exec(html) ?? [];
  return { id, key, html };
};
const logIn = async (email: string) => {
  clock.now += 3_600_000;
  const response = await post('/umbraco/api/customerPortal/login', { userName: email, password });
  expect(response.status).toBe(200);
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

const places = {
  'de-DE': { home: '/', contact: '/kontakt', portal: '/kundenportal' },
  'pl-PL': { home: '/pl', contact: '/pl/kontakt', portal: '/pl/portal-klienta' },
} as const;
const spellings = {
  'de-DE': ['de-DE', 'de-de', 'DE-DE', 'De-de'],
  'pl-PL': ['pl-PL', 'pl-pl', 'PL-PL', 'PL-pl'],
} as const;

describe.each(selectCases('pl-PL', ['de-DE', 'pl-PL'] as const))('%s', (locale) => {
  const { contact, home, portal } = places[locale];
  const person = { name: 'Łucja Öz', email: 'lucja@poczta.example' };
  const formEnvelope = async (form: string, path: string = contact) => ({
    recaptcha: await captcha(form),
    umbracoNodeID: Number((await nodeOf(path)).id),
    cultureName: locale,
    gdprAccept: true,
  });

  test.each([
    '/umbraco/api/map/GetMarkers',
    '/umbraco/api/socialfeed/getInstagram',
    '/umbraco/api/socialfeed/getFacebook',
    '/umbraco/api/contact/getContactDepartment',
    '/umbraco/api/whistleblowing/getContactDepartment',
  ])('GET %s accepts query names and cultureName in any case', async (path) => {
    const { id } = await nodeOf(home);
    const plain = await fetchList(`${path}?umbracoNodeId=${id}&cultureName=${locale}`);
    expect(plain.length).toBeGreaterThan(0);
    for (const [at, name] of ['umbracoNodeID', 'umbraconodeid', 'UMBRACONODEID'].entries()) {
      const cultureName = ['cultureName', 'culturename', 'CultureName'][at];
      for (const spelling of spellings[locale])
        expect(await fetchList(`${path}?${name}=${id}&${cultureName}=${spelling}`)).toEqual(plain);
    }
  });

  test('GET GetRegions and getContacts of a region', async () => {
    const { id } = await nodeOf(contact);
    expect((await fetchList('/umbraco/api/contactregion/GetRegions')).length).toBeGreaterThan(0);
    const headers = { referer: site.context.config.origin + contact };
    const [region] = await fetchList('/umbraco/api/contactregion/GetRegions', headers);
    const input = `region=${encodeURIComponent(String(region))}`;
    const path = '/umbraco/api/contactregion/getContacts';
    const plain = await fetchList(`${path}?nodeid=${id}&culture=${locale}&${input}`);
    expect(plain.length).toBeGreaterThan(0);
    for (const spelling of spellings[locale])
      expect(await fetchList(`${path}?nodeId=${id}&Culture=${spelling}&${input}`)).toEqual(plain);
  });

  test('POST contact/SubmitMessage', async () => {
    const path = '/umbraco/api/contact/getContactDepartment';
    const { id } = await nodeOf(contact);
    const [to] = (await fetchList(
      `${path}?umbracoNodeId=${id}&cultureName=${locale}`,
    )) as unknown as [{ department: string; email: string }];
    const message = {
      ...person,
      ...(await formEnvelope('contact')),
      phone: '+49 231 557788',
      message: 'Wymiana oleju?',
      category: 'Auto',
      sendFrom: person.email,
      sendTo: to.email,
      subject: 'Ölwechsel',
      contactDepartment: to.department,
      company: 'Sandmann',
      title: 'Frau',
      country: 'Polska',
    };
    const response = await post('/umbraco/api/contact/SubmitMessage', message);
    expect([response.status, await response.json()]).toMatchObject([200, { success: true }]);
  });

  test('POST event/sendNotification', async () => {
    const [event] = await site.context.published.reader().events(locale);
    const participant = { ...person, ...(await formEnvelope('event')), phone: '', message: '' };
    const { umbracoNodeID: _, cultureName: spelled, ...rest } = participant;
    const message = { ...rest, umbracoNodeId: event?.id, cultureName: spelled.toLowerCase() };
    const response = await post('/umbraco/api/event/sendNotification', message);
    expect([response.status, await response.json()]).toMatchObject([200, { success: true }]);
  });

  test('POST sponsoring/SubmitMessage as multipart', async () => {
    const { gdprAccept, recaptcha, umbracoNodeID } = await formEnvelope('sponsoring');
    const response = await asMultipart('/umbraco/api/sponsoring/SubmitMessage', {
      association: 'TSC Öl',
      contactPerson: person.name,
      email: person.email,
      orgNr: 'VR 1',
      phone: '0231 557788',
      goal: 'Trikots',
      amount: '500',
      levels: '',
      otherCompanies: '',
      other: '',
      recaptcha,
      umbraconodeid: String(umbracoNodeID),
      cultureName: locale.toLowerCase(),
      gdprAccept: String(gdprAccept),
      timePeriod: '2027',
      howWillYouShowSponsoringCollab: 'Trikot',
      selectedTypeOfForms: ['ongoing business', 'individual activity'],
      selectedTypeOfCounterPerformance: 'confirm',
      counterPerformanceContactPersonPhone: '0231 557788',
      selectedTypeOfInvoice: 'deny',
    });
    expect([response.status, await response.json()]).toMatchObject([200, { success: true }]);
  });

  test('POST whistleblowing/SubmitMessage', async () => {
    const [office] = (await fetchList('/umbraco/api/whistleblowing/getContactDepartment', {
      referer: site.context.config.origin + contact,
    })) as unknown as [{ department: string }];
    const report = {
      ...(await formEnvelope('whistleblowing')),
      contactDepartment: office.department,
      description: 'Altöl im Hof',
      appliesTo: 'Werkstatt',
      contactInformation: '',
    };
    const response = await post('/umbraco/api/whistleblowing/SubmitMessage', report);
    expect([response.status, await response.json()]).toMatchObject([200, { success: true }]);
  });

  test('POST login and GET logout', async () => {
    const headers = await logIn(await createMember({ cultureName: locale }));
    expect((await get(`${portal}/profil`, headers)).status).toBe(200);
    const out = await get('/customerPortal/logout', headers);
    expect([out.status, await out.json()]).toEqual([200, { success: true }]);
    expect((await get(`${portal}/profil`, headers)).status).toBe(303);
  });

  test.each([
    ['JSON', post],
    ['a form', asForm],
    ['multipart', asMultipart],
  ])('POST createResetToken and updatePassword as %s', async (_, send) => {
    clock.now += 3_600_000;
    const email = await createMember({ cultureName: locale });
    const input = await send('/createResetToken', { email, path: portal });
    expect([input.status, await input.json()]).toEqual([200, { success: true }]);
    await expect.poll(() => lastMailToken(email), { timeout: 30_000 }).not.toBe('');
    const newPassword = 'ein Öl, fünf Filter';
    const set = await send('/updatePassword', {
      newPassword,
      repeatNewPassword: newPassword,
      resetToken: await lastMailToken(email),
    });
    expect([set.status, await set.json()]).toEqual([200, { success: true }]);
  });

  test.each([
    ['JSON', post],
    ['a form', asForm],
    ['multipart', asMultipart],
  ])('POST UserProfileUpdatePassword as %s', async (_, send) => {
    const headers = await logIn(await createMember({ cultureName: locale }));
    const newPassword = 'ein Öl, fünf Filter';
    const passwords = { newPassword, repeatNewPassword: newPassword };
    const wrong = { oldPassword: 'falsch', ...passwords };
    const refused = await send('/UserProfileUpdatePassword', wrong, headers);
    expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([
      400,
      ['Message'],
    ]);
    const right = { oldPassword: password, ...passwords };
    const changed = await send('/UserProfileUpdatePassword', right, headers);
    expect([changed.status, await changed.json()]).toEqual([200, { success: true }]);
  });

  test.each(['/createAccount', '/umbraco/api/customerPortal/createAccount'])(
    'POST %s',
    async (path) => {
      clock.now += 3_600_000;
      const { id } = await nodeOf(portal);
      const email = `neu-${path.length}-${locale.toLowerCase()}@brinkmann.example`;
      const input = { name: 'Łucja', email, company: 'Öz', path: portal, umbracoNodeID: id };
      const response = await post(path, input);
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
      expect(await lastMailToken(email)).not.toBe('');
      // Names as .NET clients spell them; the error is about the field that is empty.
      const odd = {
        Name: 'Łucja',
        EMAIL: `x${email}`,
        company: '',
        Path: portal,
        umbracoNodeId: id,
      };
      const gap = await post(path, odd);
      const lines = (await gap.text()).split('\n');
      expect([gap.status, lines]).toEqual([400, [expect.stringMatching(/Firma|firmy/)]]);
    },
  );

  test('GET getFiles and getfilter, POST search', async () => {
    const headers = await logIn(await createMember({ cultureName: locale }));
    const { id, key } = await nodeOf(portal, headers);
    for (const spelling of spellings[locale])
      for (const prefix of ['', '/umbraco/api/customerPortal']) {
        const query = `umbracoNodeID=${id}&culturename=${spelling}`;
        expect(await fetchList(`${prefix}/getFiles?${query}`, headers)).toHaveLength(1);
        for (const name of ['umbracoNodeKey', 'umbraconodekey', 'UmbracoNodeKey'])
          expect(await fetchList(`${prefix}/getfilter?${name}=${key}`, headers)).toContain('PDF');
        const search = { search: 'Blatt', nodeKey: key, filters: ['PDF'], hasFocus: false };
        const nothing = { search: 'Blatt', nodeKey: null, filters: null, hasFocus: null };
        for (const input of [search, nothing, { search: 'Blatt' }]) {
          const found = await post(`${prefix}/search`, input, headers);
          expect([found.status, await found.json()]).toMatchObject([200, [{ name: 'Blatt' }]]);
        }
      }
  });
});
