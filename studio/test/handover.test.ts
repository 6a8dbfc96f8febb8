/** Deactivating a member of staff hands over their work, in one transaction. */
import { randomUUID } from 'node:crypto';
import { generateKeyPair } from '@oilway/store/reporting/officer-key.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { createReportingOffice } from '../../content/reporting/create-reporting-office.ts';
import { createStaffAccount } from '../../content/staff/create-staff-account.ts';
import { databases } from '../../content/test/database.ts';
import { makePage } from '../../content/test/pages.ts';
import { clientOf, inProcess, logInForCookie } from '../../content/test/rest-client.ts';
import { storeApplication, storeMessage } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf, password } from './people.ts';

describe.each(databases)('a handover on %s', (kind) => {
  const rest = testInProcessStudio(kind);
  const { ask } = rest;
  let service: number;

  beforeAll(async () => {
    const data = { department: 'Service', country: 'de', email: 'a@oilway.example' } as never;
    service = (await rest.payload.create({ collection: 'departments', data })).id;
  });

  const hire = async (role: 'admin' | 'forms-clerk' | 'editor-de', rights: object = {}) => {
    const person = { name: `${role} Ida`, email: emailOf(randomUUID()), password, role };
    return (await createStaffAccount(rest.payload, { ...person, ...rights })).id;
  };
  const german = () => ({ countries: ['de' as const], departments: [service] });
  const state = async (id: number) =>
    (await rest.payload.findByID({ collection: 'staff', id, depth: 0 })).state;
  const assigneeOf = async (id: string) =>
    (await rest.payload.findByID({ collection: 'contact-messages', id, depth: 0 })).assignee;
  const deactivate = (id: unknown, successor: unknown) =>
    ask('admin', 'PATCH', `/staff/${id}`, { state: 'deactivated', successor });

  test('gives open entries and planned publications to the colleague and logs it', async () => {
    const [leaver, clerk, abroad] = [
      await hire('forms-clerk', german()),
      await hire('forms-clerk', german()),
      await hire('forms-clerk', { countries: ['pl'], departments: [service] }),
    ];
    const open = await storeMessage(rest.payload, { assignee: leaver, department: service });
    const done = await storeMessage(rest.payload, { assignee: leaver, status: 'done' });
    expect((await deactivate(leaver, abroad)).status).toBe(400);
    expect((await deactivate(leaver, clerk)).status).toBe(200);
    expect([await state(leaver), await assigneeOf(open.id), await assigneeOf(done.id)]).toEqual([
      'deactivated',
      clerk,
      leaver,
    ]);
    const { docs } = await rest.payload.find({
      collection: 'audit-log',
      sort: '-id',
      limit: 2,
      depth: 0,
    });
    expect(docs.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['changed', 'admin'],
      ['disabled', 'admin'],
    ]);
    expect(docs[0]?.changes).toEqual({ assignee: { before: leaver, after: clerk } });
    expect((await ask('admin', 'PATCH', `/staff/${leaver}`, { state: 'active' })).status).toBe(200);
    expect(await state(leaver)).toBe('active');
  });

  test('gives planned publications only to those who may publish in their country', async () => {
    const leaver = await hire('editor-de');
    const page = await makePage(rest.payload, null, 'Start');
    const user = { relationTo: 'staff', value: leaver };
    const doc = { relationTo: 'pages', value: String(page) };
    const waitUntil = new Date('2099-01-01');
    const input = { type: 'publish', doc, user } as never;
    const { id } = await rest.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil });
    for (const successor of [null, rest.staff['editor-pl'], rest.staff['forms-clerk']])
      expect((await deactivate(leaver, successor)).status).toBe(400);
    expect(await state(leaver)).toBe('active');
    expect((await deactivate(leaver, rest.staff['editor-de'])).status).toBe(200);
    const job = await rest.payload.findByID({ collection: 'payload-jobs', id, depth: 0 });
    expect((job.input as { user: unknown }).user).toEqual({
      relationTo: 'staff',
      value: rest.staff['editor-de'],
    });
  });

  test('refuses hostile requests and changes nothing', async () => {
    const leaver = await hire('forms-clerk', german());
    const gone = await hire('forms-clerk', german());
    await rest.payload.update({ collection: 'staff', id: gone, data: { state: 'deactivated' } });
    const entry = await storeMessage(rest.payload, { assignee: leaver, department: service });
    await storeApplication(rest.payload, 'anna@posteo.example', { assignee: leaver });
    const { admin } = rest.staff;
    for (const successor of [leaver, gone, rest.staff['editor-de'], 2 ** 31 - 1, 'x', {}])
      expect([successor, (await deactivate(leaver, successor)).status]).toEqual([successor, 400]);
    expect((await deactivate(99_999, null)).status).toBe(404);
    await deactivate(admin, null);
    expect(await state(admin)).toBe('active');
    const change = { state: 'deactivated', successor: rest.staff['forms-clerk'] };
    for (const person of ['forms-clerk', 'anonymous'] as const)
      expect((await ask(person, 'PATCH', `/staff/${leaver}`, change)).status).toBe(403);
    await ask('forms-clerk', 'PATCH', `/staff/${rest.staff['forms-clerk']}`, change);
    expect(await state(rest.staff['forms-clerk'])).toBe('active');
    expect([await state(leaver), await assigneeOf(entry.id)]).toEqual(['active', leaver]);
    // An entry whose change cannot be logged is not handed over.
    await execute(rest.payload, 'ALTER TABLE audit_log RENAME TO audit_log_away');
    expect((await deactivate(leaver, admin)).status).toBe(500);
    await execute(rest.payload, 'ALTER TABLE audit_log_away RENAME TO audit_log');
    expect([await state(leaver), await assigneeOf(entry.id)]).toEqual(['active', leaver]);
  });

  test('refuses to deactivate the last officer who can read reports', async () => {
    const first = rest.staff['compliance-officer'];
    const person = { name: 'Zofia', email: emailOf('zofia'), password };
    const second = await createStaffAccount(rest.payload, {
      ...person,
      role: 'compliance-officer',
    });
    const [one, other, recovery] = [
      await generateKeyPair(),
      await generateKeyPair(),
      await generateKeyPair(),
    ];
    const officers = [
      { id: first, ...one },
      { id: second.id, ...other },
    ] as const;
    await createReportingOffice(rest.payload, officers, recovery.recipient);
    expect((await deactivate(second.id, null)).status).toBe(200);
    for (const answer of [
      await deactivate(first, null),
      await ask('admin', 'PATCH', `/staff/${first}`, { role: 'editor-de' }),
    ])
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringMatching(/die letzte Person/),
      ]);
    expect(await state(first)).toBe('active');
  });

  test('lets one of two administrators win who deactivate each other at once', async () => {
    const [one, other] = [await hire('admin'), await hire('admin')];
    const emails = await Promise.all(
      [one, other].map(
        async (id) => (await rest.payload.findByID({ collection: 'staff', id })).email,
      ),
    );
    const clients = await Promise.all(emails.map((email) => createInProcessClient(email)));
    const answers = await Promise.all([
      clients[0]?.('PATCH', `/staff/${other}`, { state: 'deactivated' }),
      clients[1]?.('PATCH', `/staff/${one}`, { state: 'deactivated' }),
    ]);
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 403]);
    expect([await state(one), await state(other)].sort()).toEqual(['active', 'deactivated']);
  });

  async function createInProcessClient(email: string) {
    const transport = inProcess(rest.payload);
    const origin = 'http://localhost:3001';
    const { cookie } = await logInForCookie(origin, { email, password }, transport);
    return clientOf(origin, [], transport, cookie);
  }
});
