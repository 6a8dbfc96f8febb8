/** The tables that clerks save of an inbox. */
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import type { Ask } from './people.ts';
import { openRest, type Rest } from './rest.ts';
import { allowed, storeApplication, storeMessage, storeSignUp } from './sent.ts';

let rest: Rest;
let ask: Ask;
let payload: Payload;

beforeAll(async () => {
  rest = await openRest('sqlite');
  ({ ask, payload } = rest);
});
afterAll(() => rest?.close());

const clerks = ['admin', 'forms-clerk'];

test('the selection as CSV: whoever may read it, and what was asked for', async () => {
  await storeMessage(payload);
  const message = 'Zeile eins\n\nZeile drei';
  const { id, reference } = await storeMessage(payload, { name: 'Łucja; "Nowak"', message });
  const path = `/contact-messages/csv?where[id][in][0]=${id}`;
  expect(await allowed(ask, 'GET', path)).toEqual(clerks);
  const { headers, text } = await ask('forms-clerk', 'GET', path);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="contact-messages-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(reference);
  expect(lines[1]).toContain('"Łucja; ""Nowak"""');
  expect(lines[1]).toContain(`;"${message}";`);
  const all = await ask('forms-clerk', 'GET', '/contact-messages/csv');
  expect(all.text.trim().split('\r\n').length).toBeGreaterThan(2);
});

test('a table is in words of the reader’s language, with names, and times by the clock of the country', async () => {
  const table = async (collection: string, id: string, language: string) => {
    const path = `/${collection}/csv?where[id][equals]=${id}`;
    const headers = { 'Accept-Language': language };
    const { text } = await ask('forms-clerk', 'GET', path, undefined, headers);
    const [heads = [], cells = []] = text
      .trim()
      .split('\r\n')
      .map((line) => line.replace(/^\ufeff/, '').split(';'));
    return Object.fromEntries(heads.map((head, at) => [head, cells[at]]));
  };
  const createdAt = '2026-07-31T22:30:00.000Z';
  const assignee = rest.staff.admin;
  const message = await storeMessage(payload, { status: 'inWork', assignee, createdAt });
  expect(await table('contact-messages', message.id, 'de')).toMatchObject({
    Stand: 'In Arbeit',
    Zuständig: 'admin',
    Website: 'Deutschland',
    'Erstellt am': '01.08.2026, 00:30',
  });
  const winter = { cultureName: 'pl-PL', status: 'spam', createdAt: '2026-12-31T23:30:00.000Z' };
  const polish = await storeMessage(payload, winter);
  expect(await table('contact-messages', polish.id, 'pl')).toMatchObject({
    Stan: 'Spam',
    Odpowiedzialny: '',
    Strona: 'Polska',
    'Data utworzenia': '01.01.2027, 00:30',
  });
  expect((await table('contact-messages', polish.id, 'en'))['Created At']).toBe(
    '01/01/2027, 00:30',
  );
  const applied = await storeApplication(payload, 'anna@posteo.example');
  await payload.update({
    collection: 'sponsoring-messages',
    id: applied.id,
    data: {
      selectedTypeOfForms: ['project', 'ongoingBusiness'],
      selectedTypeOfInvoice: 'deny',
    } as never,
  });
  expect(await table('sponsoring-messages', applied.id, 'pl')).toMatchObject({
    'Co ma być wsparte': 'Projekt, Bieżąca działalność',
    Faktura: 'Nie',
  });
  const signUp = await storeSignUp(payload, { email: 'anna@posteo.example' });
  expect(await table('event-sign-ups', signUp.id, 'en')).toMatchObject({
    Event: 'Ölabend',
    Place: 'Confirmed',
    Status: 'New',
  });
  const csv = await ask('forms-clerk', 'GET', '/event-sign-ups/csv');
  expect(csv.text).not.toMatch(/;(confirmed|new|de-DE|\d+);|T\d\d:\d\d:/);
});

test.each([
  '=1+1',
  '+49 231 1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("//evil.example";"x")',
])('no cell is a formula: %j', async (name) => {
  const { id } = await storeMessage(payload, { name, message: name });
  const { text } = await ask('forms-clerk', 'GET', `/contact-messages/csv?where[id][equals]=${id}`);
  const cells = (text.split('\r\n')[1] ?? '').split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  expect(text.split(`'${name.replaceAll('"', '""')}`)).toHaveLength(3);
  expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test('ten thousand are exported whole; of more the selection is refused in words, and nothing is cut', async () => {
  const { id } = await storeMessage(payload, { company: 'Flotte Nord' });
  const table = "SELECT name FROM pragma_table_info('contact_messages')";
  const columns = (await execute(payload, table)).map(({ name }) => String(name));
  const own = new Set(['id', 'reference', 'idempotency_key']);
  const copied = columns.map((name) => (own.has(name) ? `"${name}" || '-' || n` : `"${name}"`));
  await execute(
    payload,
    `INSERT INTO contact_messages (${columns.map((name) => `"${name}"`).join()})
     WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 9999)
     SELECT ${copied.join()} FROM contact_messages, numbers WHERE id = '${id}'`,
  );
  const path = '/contact-messages/csv?where[company][equals]=Flotte%20Nord';
  const whole = await ask('forms-clerk', 'GET', path);
  expect(whole.status).toBe(200);
  const lines = whole.text.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(10_000);
  expect(new Set(lines).size).toBe(10_000);
  await storeMessage(payload, { company: 'Flotte Nord' });
  const refused = await ask('forms-clerk', 'GET', path);
  expect([refused.status, refused.headers.get('content-disposition')]).toEqual([413, null]);
  expect(refused.text).toMatch(/10.000/);
  const part = await ask('forms-clerk', 'GET', `${path}&where[id][not_equals]=${id}`);
  expect([part.status, part.text.trim().split('\r\n').length]).toEqual([200, 10_001]);
});
