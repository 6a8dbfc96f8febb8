/** Actions that require a recent reauthentication. */
import { describe, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { databases } from '../../content/test/database.ts';
import { submissionFields } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf, type Person, password, type TestResponse } from './people.ts';

const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kudmqtjwqzwy3z5';
const personQuery = { email: 'miriam@posteo.example' };
const bothCountries = ['de', 'pl'];

const samples = {
  'contact-messages': { ...submissionFields(), name: 'Miriam Kowalczyk', message: 'Guten Tag' },
  departments: { department: 'Service', country: 'de', order: 1, purpose: 'contact' },
  members: { name: 'Miriam Kowalczyk', state: 'requested', cultureName: 'de-DE' },
  staff: { name: 'Neu', role: 'editor-de', language: 'de' },
} as const;

describe.each(databases)('reauthentication on %s', (kind) => {
  /** Sets the last authentication of all sessions to some minutes ago. */
  const ageSessions = (minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000).toISOString();
    return execute(rest.payload, `UPDATE staff_sessions SET reauthenticated_at = '${at}'`);
  };
  const reauthenticate = (person: Person, word: unknown) =>
    ask(person, 'POST', '/staff/prove', { password: word });
  const isReauthenticationRequired = ({ body, status }: TestResponse) =>
    status === 403 && body?.errors?.[0]?.name === 'Reauthenticate';

  const rest = testInProcessStudio(kind);
  const { ask } = rest;

  const clerk = () => `/staff/${rest.staff['forms-clerk']}`;
  const newAccount = () => ({ name: 'Neu', email: emailOf(crypto.randomUUID()), role: 'admin' });
  /** Ids of the document of each collection, reused until it is deleted. */
  const found: Partial<Record<string, number | string>> = {};
  const pathTo = async (collection: keyof typeof samples) => {
    const email = emailOf(crypto.randomUUID());
    const make = () =>
      rest.payload.create({
        collection,
        data: { ...samples[collection], email } as never,
        locale: 'de',
      });
    found[collection] ??= (await make()).id;
    return `/${collection}/${found[collection]}`;
  };
  const changeAddress = async (person: Person, collection: keyof typeof samples) =>
    ask(person, 'PATCH', await pathTo(collection), { email: emailOf(crypto.randomUUID()) });
  const erase = async (person: Person, collection: keyof typeof samples) =>
    ask(person, 'DELETE', await pathTo(collection));
  const dropKey = async () => {
    const where = { handler: { equals: rest.staff['compliance-officer'] } };
    const { docs } = await rest.payload.find({ collection: 'reporting-keys', where });
    return ask('compliance-officer', 'DELETE', `/reporting-keys/${docs[0]?.id}`);
  };
  const protectedRequests: [string, Person, () => Promise<TestResponse>][] = [
    ['exporting an inbox', 'forms-clerk', () => ask('forms-clerk', 'GET', '/contact-messages/csv')],
    // Changes of the clerk's account end their session: their own requests come first.
    ['creating an account', 'admin', () => ask('admin', 'POST', '/staff', newAccount())],
    ['changing a role', 'admin', () => ask('admin', 'PATCH', clerk(), { role: 'editor-de' })],
    ['changing an address', 'admin', () => ask('admin', 'PATCH', clerk(), { email: emailOf('c') })],
    [
      'changing what a clerk may read',
      'admin',
      () => ask('admin', 'PATCH', clerk(), { countries: ['pl'] }),
    ],
    [
      'changing roles in bulk',
      'admin',
      () => ask('admin', 'PATCH', '/staff?where[role][equals]=editor-pl', { role: 'editor-de' }),
    ],
    ['exporting the audit log', 'admin', () => ask('admin', 'GET', '/audit-log/export')],
    [
      'exporting the data of a person',
      'admin',
      () => ask('admin', 'POST', '/person-data/export', personQuery),
    ],
    [
      'deactivating an account',
      'admin',
      () => ask('admin', 'PATCH', clerk(), { state: 'deactivated' }),
    ],
    [
      'erasing the data of a person',
      'admin',
      () => ask('admin', 'POST', '/person-data/erase', personQuery),
    ],
    [
      'changing a retention period',
      'admin',
      () => ask('admin', 'POST', '/globals/retention', { contactMessages: 30 }),
    ],
    [
      'adding a reporting key',
      'compliance-officer',
      () =>
        ask('compliance-officer', 'POST', '/reporting-keys', {
          kind: 'handler',
          recipient,
          wrapped: 'x',
        }),
    ],
    ['removing a reporting key', 'compliance-officer', () => dropKey()],
    ['changing the address of a department', 'admin', () => changeAddress('admin', 'departments')],
    [
      'changing the address of a member',
      'portal-manager',
      () => changeAddress('portal-manager', 'members'),
    ],
    [
      'changing member addresses in bulk',
      'portal-manager',
      () =>
        ask('portal-manager', 'PATCH', '/members?where[id][exists]=true', { email: 'a@b.example' }),
    ],
    ['deleting a message', 'admin', () => erase('admin', 'contact-messages')],
    ['deleting a member', 'portal-manager', () => erase('portal-manager', 'members')],
    ['deleting a department', 'admin', () => erase('admin', 'departments')],
    ['deleting an account', 'admin', () => erase('admin', 'staff')],
  ];

  test.each(protectedRequests)('requires the password before %s', async (_, person, act) => {
    await rest.payload.update({
      collection: 'staff',
      id: rest.staff['forms-clerk'],
      data: { role: 'forms-clerk', countries: bothCountries as ('de' | 'pl')[] },
    });
    await ageSessions(10);
    const refused = await act();
    expect(isReauthenticationRequired(refused), refused.text).toBe(true);
    expect(refused.text).toMatch(/Passwort|password/);
    expect((await reauthenticate(person, password)).status).toBe(200);
    const done = await act();
    expect(done.status, done.text).toBeLessThan(300);
  });

  test('requires the password before signing a key log entry', async () => {
    const sign = () =>
      ask('compliance-officer', 'POST', '/reporting-keys/log', {
        statement: '{}',
        signature: 'a'.repeat(128),
      });
    await ageSessions(10);
    expect(isReauthenticationRequired(await sign())).toBe(true);
    await reauthenticate('compliance-officer', password);
    expect((await sign()).status).toBe(422);
  });

  test('requires no password for other changes or within ten minutes', async () => {
    await ageSessions(10);
    const own = `/staff/${rest.staff['editor-de']}`;
    expect((await ask('editor-de', 'PATCH', own, { name: 'Änne' })).status).toBe(200);
    expect((await ask('admin', 'PATCH', own, { name: 'Anne', role: 'editor-de' })).status).toBe(
      200,
    );
    const readProved = async (person: Person) => (await ask(person, 'GET', '/staff/proved')).body;
    expect(await readProved('admin')).toEqual({ proved: false });
    await ageSessions(9);
    expect(await readProved('admin')).toEqual({ proved: true });
    expect((await ask('admin', 'GET', '/audit-log/export')).status).toBe(200);
    expect((await ask('anonymous', 'GET', '/staff/proved')).status).toBe(401);
  });

  test('accepts only the password of the session owner and throttles guesses', async () => {
    await ageSessions(10);
    for (const word of ['', 'x'.repeat(2000), null, ['a'], { a: 1 }, 7, 'not it']) {
      const response = await reauthenticate('portal-manager', word);
      expect([400, 429]).toContain(response.status);
    }
    expect((await ask('anonymous', 'POST', '/staff/prove', { password })).status).toBe(401);
    expect((await ask('admin', 'GET', '/staff/proved')).body).toEqual({ proved: false });
    await reauthenticate('admin', password);
    expect((await ask('portal-manager', 'GET', '/staff/proved')).body).toEqual({ proved: false });
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => reauthenticate('portal-manager', 'no')),
    );
    expect(guesses.map(({ status }) => status)).toContain(429);
  });
});
