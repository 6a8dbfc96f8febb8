/** The studio logs no user input, even when the database rejects it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { databases, openDatabase } from '../../content/test/database.ts';
import { storeMessage } from './fixtures.ts';
import { cookieOf, emailOf, password } from './people.ts';
import { openStudio, type TestStudio } from './server.ts';

const canary = 'kanarienvogel';

describe.each(databases)('studio log on %s', (kind) => {
  let studio: TestStudio;
  let message: string;
  beforeAll(async () => {
    studio = await openStudio([], await openDatabase(kind), { LOG_LEVEL: 'debug' });
    message = (await storeMessage(studio.payload)).id;
    for (const table of ['news', 'redirects', 'members', 'mails', 'contact_messages'])
      await execute(studio.payload, `ALTER TABLE ${table} RENAME TO ${table}_away`);
  });
  afterAll(() => studio?.close());

  const send = (path: string, body: string, more: Record<string, string> = {}) =>
    fetch(`${studio.origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': canary,
        cookie: `a=${canary}`,
        ...more,
      },
      body,
    });
  const email = `${canary}@posteo.example`;

  test('writes one JSON line per event with its time and without user input', async () => {
    const { ask } = studio;
    const where = `where[name][equals]=${canary}`;
    const broken = [
      ask('admin', 'POST', '/redirects', { from: `/${canary}`, kind: 'url', url: '/' }),
      ask('admin', 'POST', '/members', { email, name: canary, state: 'requested' }),
      ask('admin', 'GET', `/contact-messages?${where}`),
      ask('admin', 'PATCH', `/contact-messages/${message}`, { note: canary, status: 'done' }),
      ask('admin', 'POST', `/contact-messages/${message}/reply`, { id: message, text: canary }),
      ask('admin', 'POST', '/person-data', { email }),
      ask('admin', 'GET', `/news?locale=de&where[title][like]=${canary}`),
      ask('admin', 'GET', `/mails?where[subject][like]=${canary}`),
    ];
    const statuses = (await Promise.all(broken)).map(({ status }) => status);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(5);
    const login = { email: emailOf('admin'), password };
    const cookie = cookieOf(await ask('anonymous', 'POST', '/staff/login', login));
    await fetch(`${studio.origin}/admin/collections/contact-messages?search=${canary}`, {
      headers: { cookie, origin: studio.origin, 'user-agent': canary },
    });

    await send('/api/staff/login', `{"email": "${email}", "password": "${canary}"`);
    await send('/api/staff', JSON.stringify({ email, password: canary, name: canary }));
    await send(`/api/${canary}?${canary}=${canary}`, canary);
    await send('/api/pages', `--${canary}`, { 'content-type': `multipart/form-data; a=${canary}` });
    await fetch(`${studio.origin}/admin/${canary}?${canary}`);
    await execute(studio.payload, 'ALTER TABLE staff RENAME TO staff_away');
    for (const path of ['login', 'forgot-password', 'reset-password'])
      await send(`/api/staff/${path}`, JSON.stringify({ email, password: canary, token: canary }));

    const log = studio.studio.log();
    for (const line of log.trim().split('\n')) {
      expect(line).toMatch(/^\{.*\}$/);
      expect(Math.abs(JSON.parse(line).time - Date.now())).toBeLessThan(600_000);
    }
    expect(log).not.toContain(canary);
    expect(log).toContain('a query failed');
  });
});
