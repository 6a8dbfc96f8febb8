/** The twenty API calls of the specification (section 7), by method, path and parameter names. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from './build-app.ts';

interface Described {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Schema {
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
}

const page = 'umbracoNodeId cultureName';
const form = 'recaptcha umbracoNodeID cultureName gdprAccept';
const passwords = 'newPassword repeatNewPassword';
const prefix = '/umbraco/api/customerPortal';

/** Query or fields, with spaces between them. */
const calls: [method: 'get' | 'post', path: string, names: string][] = [
  ['get', '/umbraco/api/map/GetMarkers', `${page} filter`],
  ['get', '/umbraco/api/socialfeed/getInstagram', page],
  ['get', '/umbraco/api/socialfeed/getFacebook', page],
  ['get', '/umbraco/api/contactregion/getContacts', 'nodeid culture region'],
  ['get', '/umbraco/api/contactregion/GetRegions', ''],
  ['get', '/umbraco/api/contact/getContactDepartment', page],
  [
    'post',
    '/umbraco/api/contact/SubmitMessage',
    `${form} name email phone message category sendFrom sendTo subject contactDepartment company title country`,
  ],
  ['post', '/umbraco/api/event/sendNotification', `${form} name email phone message`],
  [
    'post',
    '/umbraco/api/sponsoring/SubmitMessage',
    `${form} association contactPerson email orgNr phone goal amount levels otherCompanies other timePeriod howWillYouShowSponsoringCollab selectedTypeOfForms selectedTypeOfCounterPerformance counterPerformanceContactPersonPhone selectedTypeOfInvoice`,
  ],
  ['get', '/umbraco/api/whistleblowing/getContactDepartment', ''],
  [
    'post',
    '/umbraco/api/whistleblowing/SubmitMessage',
    `${form} contactDepartment description appliesTo contactInformation`,
  ],
  ['post', `${prefix}/login`, 'userName password'],
  ['get', '/customerPortal/logout', ''],
  ['post', '/createResetToken', 'email path'],
  ['post', '/updatePassword', `${passwords} resetToken`],
  ['post', '/createAccount', 'name email company path umbracoNodeID'],
  ['post', '/UserProfileUpdatePassword', `oldPassword ${passwords}`],
  ['get', '/getFiles', page],
  ['post', '/search', 'search nodeKey filters hasFocus'],
  ['get', '/getfilter', 'umbracoNodeKey'],
];
const portalCalls = calls.slice(11);

let site: TestSite;
let paths: Record<string, Record<string, Described>>;
beforeAll(async () => {
  site = await boot();
  ({ paths } = (await site.app.inject('/api/openapi.json')).json());
});
afterAll(() => site?.close());

function namesOf({ parameters = [], requestBody }: Described): string[] {
  const namesIn = ({ anyOf = [], properties = {} }: Schema): string[] => [
    ...Object.keys(properties),
    ...anyOf.flatMap(namesIn),
  ];
  const bodies = Object.values(requestBody?.content ?? {});
  return [
    ...parameters.map(({ name }) => name),
    ...bodies.flatMap(({ schema }) => namesIn(schema)),
  ];
}

test('there are twenty calls, nine of them of the portal', () => {
  expect([calls.length, portalCalls.length]).toEqual([20, 9]);
});

test.each(calls)('%s %s accepts the specified parameters: %s', (method, path, names) => {
  const call = paths[path]?.[method];
  expect(call).toBeDefined();
  const wanted = names.split(' ').filter(Boolean);
  expect(namesOf(call ?? {})).toEqual(expect.arrayContaining(wanted));
});

test.each(portalCalls)(
  '%s %s behaves the same with and without the prefix',
  async (method, path) => {
    const short = path.replace(prefix, '');
    const long = prefix + short.replace(/^\/customerPortal/, '');
    expect(namesOf(paths[long]?.[method] ?? {})).toEqual(namesOf(paths[short]?.[method] ?? {}));
    const sendRequest = async (url: string) => {
      const options = method === 'get' ? { url } : { url, payload: {} };
      const { body, headers, statusCode } = await site.app.inject({
        method: method === 'get' ? 'GET' : 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        ...options,
      });
      return [statusCode, headers['content-type'], body];
    };
    const response = await sendRequest(short);
    expect(response[0]).not.toBe(404);
    expect(await sendRequest(long)).toEqual(response);
  },
);
