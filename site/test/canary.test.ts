/** What people send is in no log, also when the database refuses it. */
import { execute } from '@oilway/content/database/execute.ts';
import { databases } from '@oilway/content/test/copy-database.ts';
import { makeLog } from '@oilway/store/log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from './build-app.ts';
import { makeReportingKeys } from './reporting-keys.ts';
import { solveCaptcha } from './solve-captcha.ts';

const canary = 'kanarienvogel';
const broken = [
  'contact_messages',
  'sponsoring_messages',
  'event_sign_ups',
  'reports',
  'members',
  'account_requests',
];

describe.each(databases)('on %s', (database) => {
  let site: TestSite;
  let log = '';
  beforeAll(async () => {
    const stream = { write: (line: string) => (log += line) };
    site = await boot({ database, change: () => ({ log: makeLog('debug', stream) }) });
    await makeReportingKeys(site.payload);
    await site.refresh();
    for (const table of broken)
      await execute(site.payload, `ALTER TABLE ${table} RENAME TO ${table}_away`);
  });
  afterAll(() => site?.close());

  const email = `${canary}@posteo.example`;
  const person = { name: canary, email, phone: '', message: canary };
  const sent = { ...person, gdprAccept: true, cultureName: 'de-DE' };
  const captcha = (form: string) => solveCaptcha(site.app, form);
  const headers = { 'user-agent': canary, 'idempotency-key': `${canary}-0`, cookie: `a=${canary}` };
  const post = (url: string, payload: object) =>
    site.app.inject({ method: 'POST', url, payload, headers });

  const ways: Record<string, () => Promise<number>> = {
    contact: async () => {
      const recaptcha = await captcha('contact');
      const body = { ...sent, umbracoNodeID: 14, recaptcha };
      return (await post('/umbraco/api/contact/SubmitMessage', body)).statusCode;
    },
    'an event': async () => {
      const [event] = await site.context.published.reading().events('de-DE');
      const recaptcha = await captcha('event');
      const body = { ...sent, umbracoNodeID: event?.id, recaptcha };
      return (await post('/umbraco/api/event/sendNotification', body)).statusCode;
    },
    sponsoring: async () => {
      const form = new FormData();
      const fields = {
        ...sent,
        association: canary,
        contactPerson: canary,
        goal: canary,
        selectedTypeOfForms: 'project',
        selectedTypeOfCounterPerformance: 'confirm',
        selectedTypeOfInvoice: 'deny',
        umbracoNodeID: '14',
        recaptcha: await captcha('sponsoring'),
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      const body = new Response(form);
      const answer = await site.app.inject({
        method: 'POST',
        url: '/umbraco/api/sponsoring/SubmitMessage',
        headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      return answer.statusCode;
    },
    'a report': async () => {
      const recaptcha = await captcha('whistleblowing');
      const { cultureName, gdprAccept } = sent;
      const report = { description: canary, contactInformation: canary, umbracoNodeID: 12 };
      const body = { ...report, cultureName, gdprAccept, recaptcha };
      return (await post('/umbraco/api/whistleblowing/SubmitMessage', body)).statusCode;
    },
    'a login': async () => (await post('/login', { userName: email, password: canary })).statusCode,
    'an account': async () => {
      const recaptcha = await captcha('account');
      const body = { name: canary, email, company: canary, cultureName: 'de-DE', recaptcha };
      return (await post('/createAccount', body)).statusCode;
    },
  };

  test.each(Object.keys(ways))('%s', async (way) => {
    log = '';
    expect(await ways[way]?.()).toBeGreaterThanOrEqual(500);
    // Of reports nothing is written down at all.
    if (way !== 'a report') expect(log).toMatch(/"level":50.*(a query failed|database)/);
    expect(log).not.toContain(canary);
  });
});
