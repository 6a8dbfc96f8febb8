/** What staff do only after they have said lately who they are. */
import { describe, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { databases } from '../../content/test/database.ts';
import { type Answer, emailOf, type Person, password } from './people.ts';
import { testRest } from './rest.ts';
import { envelope } from './sent.ts';

const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kudmqtjwqzwy3z5';
const somebody = { email: 'miriam@posteo.example' };
const bothCountries = ['de', 'pl'];

const samples = {
  'contact-messages': { ...envelope(), name: 'Miriam Kowalczyk', message: 'Guten Tag' },
  departments: { department: 'Service', country: 'de', order: 1, purpose: 'contact' },
  members: { name: 'Miriam Kowalczyk', state: 'requested', cultureName: 'de-DE' },
  staff: { name: 'Neu', role: 'editor-de', language: 'de' },
} as const;

describe.each(databases)('a session that was left open, on %s', (kind) => {
  /** Everybody has been logged in for so many minutes. */
  const wait = (minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000).toISOString();
    return execute(rest.payload, `UPDATE staff_logins SET proved_at = '${at}'`);
  };
  const prove = (person: Person, word: unknown) =>
    ask(person, 'POST', '/staff/prove', { password: word });
  const isAsked = ({ body, status }: Answer) =>
    status === 403 && body?.errors?.[0]?.name === 'ProveAgain';

  const rest = testRest(kind);
  const { ask } = rest;

  const clerk = () => `/staff/${rest.staff['forms-clerk']}`;
  const newcomer = () => ({ name: 'Neu', email: emailOf(crypto.randomUUID()), role: 'admin' });
  /** Somebody or something of a collection, which is the same until it is gone. */
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
  const readdress = async (person: Person, collection: keyof typeof samples) =>
    ask(person, 'PATCH', await pathTo(collection), { email: emailOf(crypto.randomUUID()) });
  const erase = async (person: Person, collection: keyof typeof samples) =>
    ask(person, 'DELETE', await pathTo(collection));
  const dropKey = async () => {
    const where = { handler: { equals: rest.staff['compliance-officer'] } };
    const { docs } = await rest.payload.find({ collection: 'reporting-keys', where });
    return ask('compliance-officer', 'DELETE', `/reporting-keys/${docs[0]?.id}`);
  };
  const acts: [string, Person, () => Promise<Answer>][] = [
    [
      'a table of an inbox',
      'forms-clerk',
      () => ask('forms-clerk', 'GET', '/contact-messages/csv'),
    ],
    // What is done to the clerk here ends their session: they ask for nothing after it.
    ['a new account', 'admin', () => ask('admin', 'POST', '/staff', newcomer())],
    ['a role', 'admin', () => ask('admin', 'PATCH', clerk(), { role: 'editor-de' })],
    ['an address', 'admin', () => ask('admin', 'PATCH', clerk(), { email: emailOf('c') })],
    ['what a clerk reads', 'admin', () => ask('admin', 'PATCH', clerk(), { countries: ['pl'] })],
    [
      'many roles at once',
      'admin',
      () => ask('admin', 'PATCH', '/staff?where[role][equals]=editor-pl', { role: 'editor-de' }),
    ],
    ['the audit log', 'admin', () => ask('admin', 'GET', '/audit-log/export')],
    ['what somebody sent', 'admin', () => ask('admin', 'POST', '/person-data/export', somebody)],
    ['a state', 'admin', () => ask('admin', 'PATCH', clerk(), { state: 'deactivated' })],
    ['erasing it', 'admin', () => ask('admin', 'POST', '/person-data/erase', somebody)],
    [
      'a term after which is erased what was sent',
      'admin',
      () => ask('admin', 'POST', '/globals/retention', { contactMessages: 30 }),
    ],
    [
      'a key of the reporting office',
      'compliance-officer',
      () =>
        ask('compliance-officer', 'POST', '/reporting-keys', {
          kind: 'handler',
          recipient,
          wrapped: 'x',
        }),
    ],
    ['a key that is taken away', 'compliance-officer', () => dropKey()],
    ['where the messages of a department go', 'admin', () => readdress('admin', 'departments')],
    ['the address of a member', 'portal-manager', () => readdress('portal-manager', 'members')],
    [
      'addresses of many',
      'portal-manager',
      () =>
        ask('portal-manager', 'PATCH', '/members?where[id][exists]=true', { email: 'a@b.example' }),
    ],
    ['a message that is erased', 'admin', () => erase('admin', 'contact-messages')],
    ['a member who is erased', 'portal-manager', () => erase('portal-manager', 'members')],
    ['a department that is taken away', 'admin', () => erase('admin', 'departments')],
    ['somebody who is taken away', 'admin', () => erase('admin', 'staff')],
  ];

  test.each(acts)('asks for the password before %s, and then does it', async (_, person, act) => {
    await rest.payload.update({
      collection: 'staff',
      id: rest.staff['forms-clerk'],
      data: { role: 'forms-clerk', countries: bothCountries as ('de' | 'pl')[] },
    });
    await wait(10);
    const refused = await act();
    expect(isAsked(refused), refused.text).toBe(true);
    expect(refused.text).toMatch(/Passwort|password/);
    expect((await prove(person, password)).status).toBe(200);
    const done = await act();
    expect(done.status, done.text).toBeLessThan(300);
  });

  test('an entry of the key log is signed after the password only', async () => {
    const sign = () =>
      ask('compliance-officer', 'POST', '/reporting-keys/log', {
        statement: '{}',
        signature: 'a'.repeat(128),
      });
    await wait(10);
    expect(isAsked(await sign())).toBe(true);
    await prove('compliance-officer', password);
    expect((await sign()).status).toBe(422);
  });

  test('asks for nothing else, and not within ten minutes', async () => {
    await wait(10);
    const own = `/staff/${rest.staff['editor-de']}`;
    expect((await ask('editor-de', 'PATCH', own, { name: 'Änne' })).status).toBe(200);
    expect((await ask('admin', 'PATCH', own, { name: 'Anne', role: 'editor-de' })).status).toBe(
      200,
    );
    const proved = async (person: Person) => (await ask(person, 'GET', '/staff/proved')).body;
    expect(await proved('admin')).toEqual({ proved: false });
    await wait(9);
    expect(await proved('admin')).toEqual({ proved: true });
    expect((await ask('admin', 'GET', '/audit-log/export')).status).toBe(200);
    expect((await ask('anonymous', 'GET', '/staff/proved')).status).toBe(401);
  });

  test('is opened by its own password alone, for itself alone, and not by guessing', async () => {
    await wait(10);
    for (const word of ['', 'x'.repeat(2000), null, ['a'], { a: 1 }, 7, 'not it']) {
      const answer = await prove('portal-manager', word);
      expect([400, 429]).toContain(answer.status);
    }
    expect((await ask('anonymous', 'POST', '/staff/prove', { password })).status).toBe(401);
    expect((await ask('admin', 'GET', '/staff/proved')).body).toEqual({ proved: false });
    await prove('admin', password);
    expect((await ask('portal-manager', 'GET', '/staff/proved')).body).toEqual({ proved: false });
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => prove('portal-manager', 'no')),
    );
    expect(guesses.map(({ status }) => status)).toContain(429);
  });
});
