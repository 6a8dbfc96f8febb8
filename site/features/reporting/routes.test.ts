import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@oilway/content/test/store-rows.ts';
import { decryptMessage, encryptMessage } from '@oilway/store/reporting/encryption.ts';
import type { KeyPair } from '@oilway/store/reporting/officer-key.ts';
import { deriveReceiptKeys, makeReceipt, parseReceipt } from '@oilway/store/reporting/receipt.ts';
import { verifiedRecipients } from '@oilway/store/reporting/verified-recipients.ts';
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
let handlers: KeyPair[];

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

/** Returns the stored ciphertext of a report by its lookup hash. */
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

test('rejects reports and shows a mail address on the page while no handler keys exist', async () => {
  const answer = await post(call, { ...message, recaptcha: await captcha() });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'closed']);
  const page = (await site.app.inject('/hinweise')).body;
  expect(page).toContain('meldestelle@oilway.example');
  expect(page).not.toContain('data-island="ReportForm"');
  expect(await stored()).toBe(0);
});

describe('with handler keys', () => {
  beforeAll(async () => {
    handlers = await makeReportingKeys(site.payload);
    await site.refresh();
  });

  test('serves the form with no-referrer and no-store and without cookies', async () => {
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

  test('returns handler keys that verify against their fingerprint', async () => {
    const response = await keys();
    expect(response.recipients).toHaveLength(3);
    expect(verifiedRecipients(response, response.fingerprint)).toEqual(response.recipients);
  });

  test('seals a plain-text report before storing it and opens its mailbox by the receipt code', async () => {
    const answer = await post(call, { ...message, recaptcha: await captcha() });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { receipt, success } = answer.json();
    expect(success).toBe(true);
    const { lookup, lookupHash } = await deriveReceiptKeys(parseReceipt(receipt) ?? '');
    for (const { identity } of handlers)
      expect(await decryptMessage(await sealedOf(lookupHash), identity)).toEqual({
        text: message.description,
        appliesTo: message.appliesTo,
        contactInformation: message.contactInformation,
        contactDepartment: 'Interne Meldestelle',
      });
    const mailbox = await post('/api/reporting/mailbox', { lookup });
    expect([mailbox.statusCode, mailbox.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(mailbox.json()).toMatchObject({ state: 'new', messages: [{ number: 1, sealed: '' }] });
    const { recipients, set } = await keys();
    const sealed = await encryptMessage({ text: 'Noch etwas' }, recipients);
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

  test('stores a sealed report unchanged and only once', async () => {
    const before = await stored();
    const { recipients, set } = await keys();
    const { lookup, lookupHash, recipient } = await deriveReceiptKeys(makeReceipt());
    const sealed = await encryptMessage({ text: message.description }, recipients);
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
    expect(
      await refused({ sealed: await encryptMessage({ text: 'x' }, recipients.slice(1)) }),
    ).toEqual([400, 'sealed']);
    expect(await refused({ sealed: btoa('plain text') })).toEqual([400, 'sealed']);
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
  ])('rejects %s with the value %.20j', async (name, value, code) => {
    const before = await stored();
    const answer = await post(call, { ...message, recaptcha: await captcha(), [name]: value });
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ name, code }]]);
    expect(await stored()).toBe(before);
  });

  test('rejects a spent captcha and a captcha of another form', async () => {
    const recaptcha = await captcha();
    expect((await post(call, { ...message, recaptcha })).statusCode).toBe(200);
    const again = await post(call, { ...message, recaptcha });
    expect(again.json().errors).toMatchObject([{ code: 'captchaSpent' }]);
    const other = { ...message, recaptcha: await solveCaptcha(site.app, 'contact') };
    expect((await post(call, other)).json().errors).toMatchObject([{ code: 'captcha' }]);
  });

  test('does not log or store plain text, sender or time of a report', async () => {
    const lookup = (await deriveReceiptKeys(makeReceipt())).lookup;
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
    // A date is stored as midnight, which is also a minute.
    const moments = JSON.stringify(rows).replaceAll('T00:00:00.000Z', '');
    for (const minute of minutes) expect(moments).not.toContain(minute);
  });
});

const digestOf = (bytes: Buffer | string) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const importMap = /<script type="importmap">([^<]*)<\/script>/;

test.each(['/hinweise', '/pl/zgloszenia'])(
  '%s: declares the integrity digest of every script in an import map',
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
      // Imported scripts have digests, too; those for members are not among them.
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

test('another page has no import map and a CSP without inline scripts', async () => {
  const { body, headers } = await site.app.inject('/');
  expect(body).not.toMatch(/importmap/);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['integrity-policy']).toBeUndefined();
});
