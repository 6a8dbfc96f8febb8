import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@oilway/content/test/store-rows.ts';
import type { NewKey } from '@oilway/store/reporting/handler-key.ts';
import { keysOf, makeReceipt, readReceipt } from '@oilway/store/reporting/receipt.ts';
import { open, seal } from '@oilway/store/reporting/sealing.ts';
import { verifiedRecipients } from '@oilway/store/reporting/verified-set.ts';
import { captchas } from '@oilway/store/submissions/tables.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { makeReportingKeys } from '../../test/reporting-keys.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';

const call = '/umbraco/api/whistleblowing/SubmitMessage';
const message = {
  description: 'Im Lager wird Altöl in den Gully gekippt.',
  appliesTo: 'Station Kalk',
  contactInformation: '0231 4477100',
  umbracoNodeID: 12,
  cultureName: 'de-DE',
  gdprAccept: true,
};
const logged: string[] = [];
let site: TestSite;
let handlers: NewKey[];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  site = await boot({ change: () => ({ log }) });
});
afterAll(() => site?.close());

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Reporter/7', ...headers },
    payload,
  });
const captcha = () => solveCaptcha(site.app, 'whistleblowing');
const keys = async () => (await site.app.inject('/api/reporting/keys')).json();
const stored = async () => (await site.payload.count({ collection: 'reports' })).totalDocs;

/** What is stored of a report, by the hash of its place. */
async function sealedOf(lookupHash: string): Promise<string> {
  const { docs } = await site.payload.find({
    collection: 'reports',
    where: { lookupHash: { equals: lookupHash } },
  });
  const { docs: messages } = await site.payload.find({
    collection: 'report-messages',
    where: { report: { equals: docs[0]?.id }, number: { equals: 1 } },
  });
  return messages[0]?.sealed ?? '';
}

test('before there are keys no report is taken, and the page says where to turn', async () => {
  const answer = await post(call, { ...message, recaptcha: await captcha() });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'closed']);
  const page = (await site.app.inject('/hinweise')).body;
  expect(page).toContain('meldestelle@oilway.example');
  expect(page).not.toContain('data-island="ReportForm"');
  expect(await stored()).toBe(0);
});

describe('when the keys are made', () => {
  beforeAll(async () => {
    handlers = await makeReportingKeys(site.payload);
    await site.refresh();
  });

  test('the page has the form, tells nobody where it was read, and is kept nowhere', async () => {
    for (const path of ['/hinweise', '/pl/zgloszenia']) {
      const { body, headers } = await site.app.inject(path);
      expect(body).toContain('data-island="ReportForm"');
      expect(body).toContain(`<span translate="no">${(await keys()).fingerprint}</span>`);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).not.toMatch(/https?:/);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('the keys come with what proves that officers signed them', async () => {
    const handed = await keys();
    expect(handed.recipients).toHaveLength(3);
    expect(verifiedRecipients(handed, handed.fingerprint)).toEqual(handed.recipients);
  });

  test('a report in plain words is sealed before it is stored; the code opens its mailbox', async () => {
    const answer = await post(call, { ...message, recaptcha: await captcha() });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { receipt, success } = answer.json();
    expect(success).toBe(true);
    const { lookup, lookupHash } = await keysOf(readReceipt(receipt) ?? '');
    for (const { identity } of handlers)
      expect(await open(await sealedOf(lookupHash), identity)).toEqual({
        text: message.description,
        appliesTo: message.appliesTo,
        contactInformation: message.contactInformation,
        contactDepartment: 'Interne Meldestelle',
      });
    const mailbox = await post('/api/reporting/mailbox', { lookup });
    expect([mailbox.statusCode, mailbox.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(mailbox.json()).toMatchObject({ state: 'new', messages: [{ number: 1, sealed: '' }] });
    const { recipients, set } = await keys();
    const sealed = await seal({ text: 'Noch etwas' }, recipients);
    const added = await post('/api/reporting/messages', { lookup, sealed, keySet: set });
    expect(added.statusCode).toBe(200);
    expect((await post('/api/reporting/mailbox', { lookup })).json().messages).toHaveLength(2);
    const more = async (named: string) => {
      const refused = await post('/api/reporting/messages', { lookup: named, sealed, keySet: set });
      return [refused.statusCode, refused.json().errors?.[0].code];
    };
    expect(await more(lookupHash)).toEqual([404, undefined]);
    const closing = {
      where: { lookupHash: { equals: lookupHash } },
      data: { closedOn: '2026-01-01' },
    };
    await site.payload.update({ collection: 'reports', ...closing });
    expect(await more(lookup)).toEqual([409, 'closedMeanwhile']);
    expect(await more(lookupHash)).toEqual([404, undefined]);
  });

  test('a sealed report is stored as it is, once', async () => {
    const before = await stored();
    const { recipients, set } = await keys();
    const { lookup, lookupHash, recipient } = await keysOf(makeReceipt());
    const sealed = await seal({ text: message.description }, recipients);
    const { cultureName, gdprAccept, umbracoNodeID } = message;
    const report = {
      sealed,
      keySet: set,
      lookupHash,
      recipient,
      cultureName,
      gdprAccept,
      umbracoNodeID,
    };
    const first = await post(call, { ...report, recaptcha: await captcha() });
    expect([first.statusCode, first.json()]).toEqual([200, { success: true }]);
    expect((await post(call, { ...report, recaptcha: await captcha() })).statusCode).toBe(200);
    expect(await stored()).toBe(before + 1);
    expect((await sealedOf(lookupHash)) === sealed).toBe(true);
    expect((await post('/api/reporting/mailbox', { lookup: lookupHash })).statusCode).toBe(404);
    expect((await post('/api/reporting/mailbox', { lookup })).statusCode).toBe(200);
    const refused = async (change: object) => {
      const answer = await post(call, { ...report, recaptcha: await captcha(), ...change });
      return [answer.statusCode, answer.json().errors[0].code];
    };
    expect(await refused({ keySet: '0'.repeat(32) })).toEqual([409, 'keysChanged']);
    expect(await refused({ sealed: await seal({ text: 'x' }, recipients.slice(1)) })).toEqual([
      400,
      'sealed',
    ]);
    expect(await refused({ sealed: btoa('in plain words') })).toEqual([400, 'sealed']);
    expect(await refused({ lookupHash: 'x' })).toEqual([400, 'sealed']);
    expect(await stored()).toBe(before + 1);
  });

  test.each([
    ['description', '', 'required'],
    ['description', 'x'.repeat(20_001), 'tooLong'],
    ['appliesTo', 'A\nB', 'characters'],
    ['contactDepartment', 'Vorstand', 'unknown'],
    ['gdprAccept', false, 'consent'],
    ['cultureName', 'en-GB', 'culture'],
    ['umbracoNodeID', 0, 'node'],
    ['recaptcha', 'bm8=', 'captcha'],
  ])('%s: %.20j is refused', async (name, value, code) => {
    const before = await stored();
    const answer = await post(call, { ...message, recaptcha: await captcha(), [name]: value });
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ name, code }]]);
    expect(await stored()).toBe(before);
  });

  test('a captcha serves one report, and none of another form', async () => {
    const recaptcha = await captcha();
    expect((await post(call, { ...message, recaptcha })).statusCode).toBe(200);
    const again = await post(call, { ...message, recaptcha });
    expect(again.json().errors).toMatchObject([{ code: 'captchaSpent' }]);
    const other = { ...message, recaptcha: await solveCaptcha(site.app, 'contact') };
    expect((await post(call, other)).json().errors).toMatchObject([{ code: 'captcha' }]);
  });

  test('neither the log nor the database knows a word of it, who sent it, or when', async () => {
    const lookup = (await keysOf(makeReceipt())).lookup;
    logged.length = 0;
    const began = Date.now();
    const answer = await post(
      call,
      { ...message, recaptcha: await captcha() },
      { 'x-forwarded-for': '203.0.113.7' },
    );
    const { receipt } = answer.json();
    await post(call, { ...message, description: '' });
    await post('/api/reporting/mailbox', { lookup });
    expect(logged.filter((line) => !line.includes('/api/captcha'))).toEqual([]);
    const { folder } = site;
    const whole = readdirSync(folder)
      .filter((name) => name.startsWith('oilway.db'))
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join();
    for (const word of [
      'Gully',
      'Station Kalk',
      '4477100',
      receipt,
      receipt.replaceAll('-', ''),
      'Reporter/7',
      '203.0.113.7',
    ])
      expect(whole.includes(word), word).toBe(false);
    const minutes = [began, Date.now()].map((time) => new Date(time).toISOString().slice(0, 16));
    const rows = await Promise.all([
      ...(['reports', 'report-messages'] as const).map((collection) =>
        site.payload.find({ collection, limit: 0, showHiddenFields: true }),
      ),
      rowsOf(site.payload, captchas),
    ]);
    // A day is stored as its midnight, which is also the first minute of one.
    const moments = JSON.stringify(rows).replaceAll('T00:00:00.000Z', '');
    for (const minute of minutes) expect(moments).not.toContain(minute);
  });
});

const digestOf = (bytes: Buffer | string) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const importMap = /<script type="importmap">([^<]*)<\/script>/;

test.each(['/hinweise', '/pl/zgloszenia'])(
  '%s: the page that takes reports tells the digest of every script it may ask for',
  async (path) => {
    const { body, headers } = await site.app.inject(path);
    const map = importMap.exec(body)?.[1] ?? '';
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    for (const [address, digest] of Object.entries(integrity)) {
      const script = await site.app.inject(address);
      expect([address, script.statusCode, digestOf(script.rawPayload)]).toEqual([
        address,
        200,
        digest,
      ]);
      // Whatever of ours it imports by itself is held to its digest, too; what members alone get stays away.
      for (const [, name] of script.body.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
        expect(Object.keys(integrity)).toContain(`/assets/${name}`);
    }
    const scripts = [...body.matchAll(/<script ([^>]*)>/g)].map(
      ([, attributes = '']) => attributes,
    );
    const named = scripts.filter((attributes) => attributes.includes('src='));
    expect(named[0]).toMatch(/src="\/assets\/first-/);
    expect(named.length).toBeGreaterThan(2);
    for (const attributes of named) {
      const src = /src="([^"]+)"/.exec(attributes)?.[1] ?? '';
      expect(attributes).toContain(`integrity="${integrity[src]}"`);
    }
    expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('src="/assets/'));
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${digestOf(map)}';`);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  },
);

test('another page holds no inline script, and its policy allows none', async () => {
  const { body, headers } = await site.app.inject('/');
  expect(body).not.toMatch(/importmap/);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['integrity-policy']).toBeUndefined();
});
