/** Submitted data appears in no log, even when the database rejects it. */
import { execute } from '@oilway/content/database/execute.ts';
import { databases } from '@oilway/content/test/copy-database.ts';
import { makeLog } from '@oilway/store/log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from './build-app.ts';
import { makeReportingKeys } from './reporting-keys.ts';
import { type FormName, sendForm } from './send-form.ts';

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
  const headers = { 'user-agent': canary, 'idempotency-key': `${canary}-0`, cookie: `a=${canary}` };
  const post = (url: string, payload: object) =>
    site.app.inject({ method: 'POST', url, payload, headers });
  const fieldNames = [
    'name',
    'message',
    'association',
    'contactPerson',
    'goal',
    'contactInformation',
  ];
  const person = { ...Object.fromEntries(fieldNames.map((name) => [name, canary])), email };
  const form = (name: FormName) => () => sendForm(site, name, person, { headers });

  const requests: Record<string, () => Promise<{ statusCode: number }>> = {
    contact: form('contact'),
    'an event': form('event'),
    sponsoring: form('sponsoring'),
    'a report': form('whistleblowing'),
    'a login': () => post('/login', { userName: email, password: canary }),
    'an account': () => post('/createAccount', { name: canary, email, company: canary }),
  };

  test.each(Object.keys(requests))(
    'logs no submitted data when the query fails: %s',
    async (label) => {
      log = '';
      expect((await requests[label]?.())?.statusCode).toBeGreaterThanOrEqual(500);
      // Reports are not logged at all.
      if (label !== 'a report') expect(log).toMatch(/"level":50.*(a query failed|database)/);
      expect(log).not.toContain(canary);
    },
  );
});
