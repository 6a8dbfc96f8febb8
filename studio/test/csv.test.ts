/** CSV exports of the inboxes. */
import { createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { peopleAllowed, storeApplication, storeMessage, storeSignUp } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';

const rest = testInProcessStudio();
const { ask } = rest;

const clerks = ['admin', 'forms-clerk'];

test('exports the selected entries as CSV to administrators and clerks only', async () => {
  await storeMessage(rest.payload);
  const message = 'Zeile eins\n\nZeile drei';
  const { id, reference } = await storeMessage(rest.payload, { name: 'Łucja; "Nowak"', message });
  const path = `/contact-messages/csv?where[id][in][0]=${id}`;
  expect(await peopleAllowed(ask, 'GET', path)).toEqual(clerks);
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
  const month = 'where[createdAt][greater_than_equal]=2026-09-30T22:00:00.000Z';
  const october = await ask('forms-clerk', 'GET', `/contact-messages/csv?${month}`);
  expect(october.headers.get('content-disposition')).toContain('contact-messages-2026-10.csv');
  const all = await ask('forms-clerk', 'GET', '/contact-messages/csv');
  expect(all.text.trim().split('\r\n').length).toBeGreaterThan(2);
});

/** Exports one entry. @returns the cells by column heading. */
async function table(collection: string, id: string, language = 'de') {
  const path = `/${collection}/csv?where[id][equals]=${id}`;
  const { text } = await ask('forms-clerk', 'GET', path, undefined, {
    'Accept-Language': language,
  });
  const lines = text.trim().split('\r\n');
  const [columnNames = [], cells = []] = lines.map((line) =>
    line.replace(/^\ufeff/, '').split(';'),
  );
  return Object.fromEntries(columnNames.map((head, at) => [head, cells[at]]));
}

test('translates headings and values to the language of the reader and formats times in local time', async () => {
  const createdAt = '2026-07-31T22:30:00.000Z';
  const assignee = rest.staff.admin;
  const message = await storeMessage(rest.payload, { status: 'inWork', assignee, createdAt });
  expect(await table('contact-messages', message.id, 'de')).toMatchObject({
    Stand: 'In Arbeit',
    Zuständig: 'admin',
    Website: 'Deutschland',
    Eingang: '01.08.2026, 00:30',
  });
  const winter = { cultureName: 'pl-PL', status: 'spam', createdAt: '2026-12-31T23:30:00.000Z' };
  const polish = await storeMessage(rest.payload, winter);
  expect(await table('contact-messages', polish.id, 'pl')).toMatchObject({
    Stan: 'Spam',
    Odpowiedzialny: '',
    Strona: 'Polska',
    Wpłynęło: '01.01.2027, 00:30',
  });
  expect((await table('contact-messages', polish.id, 'en')).Received).toBe('01/01/2027, 00:30');
  const applied = await storeApplication(rest.payload, 'anna@posteo.example');
  await rest.payload.update({
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
  const signUp = await storeSignUp(rest.payload, { email: 'anna@posteo.example' });
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
])('escapes formulas in cells: %j', async (name) => {
  const { id } = await storeMessage(rest.payload, { name, message: name });
  const { text } = await ask('forms-clerk', 'GET', `/contact-messages/csv?where[id][equals]=${id}`);
  const cells = (text.split('\r\n')[1] ?? '').split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  expect(text.split(`'${name.replaceAll('"', '""')}`)).toHaveLength(3);
  expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test.each([
  ['0231557788', "'0231557788"],
  ['0231 557788', "'0231 557788"],
  ['(0231) 55 77 88', "'(0231) 55 77 88"],
  ['22-12-34', "'22-12-34"],
  ['0048 22 123 45 67', "'0048 22 123 45 67"],
  ['+49231557788', "'+49231557788"],
  ['22 123 45 67 wew. 12', '22 123 45 67 wew. 12'],
  ['', ''],
])('exports the telephone number %s as text', async (phone, cell) => {
  const { id } = await storeMessage(rest.payload, { phone });
  expect((await table('contact-messages', id)).Telefon).toBe(cell);
});

test('exports numbers with leading zeros as text and amounts as numbers', async () => {
  const { id } = await storeApplication(rest.payload, 'anna@posteo.example');
  const data = { orgNr: '0000123456', amount: '1500' };
  await rest.payload.update({ collection: 'sponsoring-messages', id, data });
  const { Betrag, Registernummer } = await table('sponsoring-messages', id);
  expect([Registernummer, Betrag]).toEqual(["'0000123456", '1500']);
});

/** Stores messages of one company with the same timestamp. */
async function storeCompanyMessages(company: string, count: number): Promise<void> {
  const { id } = await storeMessage(rest.payload, { company });
  const table = "SELECT name FROM pragma_table_info('contact_messages')";
  const columns = (await execute(rest.payload, table)).map(({ name }) => String(name));
  const own = new Set(['id', 'reference', 'idempotency_key']);
  const copied = columns.map((name) => (own.has(name) ? `"${name}" || '-' || n` : `"${name}"`));
  await execute(
    rest.payload,
    `INSERT INTO contact_messages (${columns.map((name) => `"${name}"`).join()})
     WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count - 1})
     SELECT ${copied.join()} FROM contact_messages, numbers WHERE id = '${id}'`,
  );
}

const linesOf = (text: string) => text.trim().split('\r\n').slice(1);

test('exports each matching entry once in list order', async () => {
  await storeCompanyMessages('Flotte Nord', 1203);
  await storeMessage(rest.payload, {
    company: 'Flotte Nord',
    createdAt: '2026-07-31T22:30:00.000Z',
  });
  await storeMessage(rest.payload, {
    company: 'Flotte Nord',
    createdAt: '2026-12-31T22:30:00.000Z',
  });
  const path = '/contact-messages/csv?where[company][equals]=Flotte%20Nord';
  const { status, text } = await ask('forms-clerk', 'GET', path);
  const lines = linesOf(text);
  expect([status, lines.length, new Set(lines).size]).toEqual([200, 1205, 1205]);
  expect(lines[0]).toMatch(/31\.12\.2026, 23:30;[^;]*$/);
  expect(lines.at(-1)).toMatch(/01\.08\.2026, 00:30;[^;]*$/);
  // Another condition, as when all entries but one are selected.
  const [, reference] = /;(OW-[^;]*-7);/.exec(text) ?? [];
  const part = await ask('forms-clerk', 'GET', `${path}&where[reference][not_equals]=${reference}`);
  expect(linesOf(part.text)).toHaveLength(1204);
});

describe('interrupted exports', () => {
  /** Starts an export. @returns the reader of its response body. */
  async function startExport(company: string): Promise<ReadableStreamDefaultReader<Uint8Array>> {
    const clerk = { collection: 'staff', id: rest.staff['forms-clerk'] } as const;
    const user = { ...(await rest.payload.findByID(clerk)), collection: 'staff' } as never;
    const req = await createLocalReq({ user }, rest.payload);
    Object.assign(req, { query: { where: { company: { equals: company } } } });
    const { endpoints } = rest.payload.collections['contact-messages'].config;
    const csv = (endpoints || []).find(({ path }) => path === '/csv');
    const response = await csv?.handler(req);
    return response?.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  }
  const lastExport = async () => {
    const where = { action: { equals: 'exported' } };
    const { docs } = await rest.payload.find({
      collection: 'audit-log',
      where,
      sort: '-id',
      limit: 1,
    });
    return docs[0]?.changes;
  };

  test('records the full number of people even if the reader cancels', async () => {
    await storeCompanyMessages('Flotte Ost', 1501);
    const reader = await startExport('Flotte Ost');
    expect(await lastExport()).toMatchObject({ people: { after: 1501 } });
    expect((await reader.read()).done).toBe(false);
    await reader.cancel();
    expect(await lastExport()).toMatchObject({ people: { after: 1501 } });
  });

  test('aborts the response when the database fails', async () => {
    await storeCompanyMessages('Flotte West', 1501);
    const reader = await startExport('Flotte West');
    const read = async () => {
      while (!(await reader.read()).done);
    };
    await reader.read();
    await execute(rest.payload, 'ALTER TABLE contact_messages RENAME TO gone');
    await expect(read()).rejects.toThrow();
    await execute(rest.payload, 'ALTER TABLE gone RENAME TO contact_messages');
  });
});
