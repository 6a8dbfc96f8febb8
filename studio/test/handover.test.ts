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
  const deactivate = (id: unknown, successor: unknown, person: 'admin' | 'forms-clerk' = 'admin') =>
    ask(person, 'POST', `/staff/${id}/deactivate`, { successor });

  test('gives open entries and planned publications to the colleague and logs it', async () => {
    const [leaver, clerk, abroad] = [
      await hire('forms-clerk', german()),
      await hire('forms-clerk', german()),
      await hire('forms-clerk', { countries: ['pl'], departments: [service] }),
    ];
    const open = await storeMessage(rest.payload, { assignee: leaver, department: service });
    const done = await storeMessage(rest.payload, { assignee: leaver, status: 'done' });
    const read = async () => (await ask('admin', 'GET', `/staff/${leaver}/handover`)).body;
    expect(await read()).toMatchObject({
      entries: { 'contact-messages': 1, 'sponsoring-messages': 0, 'event-sign-ups': 0 },
      planned: 0,
      holdsKey: false,
    });
    const ids = (await read()).successors.map(({ id }: { id: number }) => id);
    expect([ids.includes(clerk), ids.includes(abroad), ids.includes(leaver)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(ids).toContain(rest.staff.admin);

    expect((await deactivate(leaver, clerk)).status).toBe(204);
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
      ['disabled', 'admin'],
      ['changed', 'admin'],
    ]);
    expect(docs[1]?.changes).toEqual({ assignee: { before: leaver, after: clerk } });
    expect((await deactivate(leaver, null)).status).toBe(409);
    const again = () => ask('admin', 'POST', `/staff/${leaver}/reactivate`, {});
    expect([(await again()).status, await state(leaver), (await again()).status]).toEqual([
      204,
      'active',
      409,
    ]);
  });

  test('offers only those who may publish in the country of a planned publication', async () => {
    const leaver = await hire('editor-de');
    const page = await makePage(rest.payload, null, 'Start');
    const user = { relationTo: 'staff', value: leaver };
    const doc = { relationTo: 'pages', value: String(page) };
    const waitUntil = new Date('2099-01-01');
    const input = { type: 'publish', doc, user } as never;
    const { id } = await rest.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil });
    const { body } = await ask('admin', 'GET', `/staff/${leaver}/handover`);
    expect([body.planned, body.drafts]).toEqual([1, 0]);
    expect([(await deactivate(leaver, null)).status, await state(leaver)]).toEqual([409, 'active']);
    const drafts = async () =>
      (await ask('admin', 'GET', `/staff/${rest.staff['editor-de']}/handover`)).body.drafts;
    const before = await drafts();
    const draft = { title: 'Entwurf', country: 'de', _status: 'draft' };
    expect((await ask('editor-de', 'POST', '/news?draft=true&locale=de', draft)).status).toBe(201);
    expect(await drafts()).toBe(before + 1);
    const roles = body.successors.map(({ role }: { role: string }) => role);
    expect([...new Set(roles)].sort()).toEqual(['admin', 'editor-de']);
    expect((await deactivate(leaver, rest.staff['editor-pl'])).status).toBe(400);
    expect((await deactivate(leaver, rest.staff['editor-de'])).status).toBe(204);
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
    for (const [id, successor, status] of [
      [admin, null, 400],
      [leaver, leaver, 400],
      [leaver, gone, 400],
      [leaver, rest.staff['editor-de'], 400],
      [leaver, 2 ** 31 - 1, 400],
      [99_999, null, 404],
      ['x', null, 404],
    ] as const) {
      const response = await deactivate(id, successor);
      expect([id, successor, response.status]).toEqual([id, successor, status]);
    }
    for (const successor of ['1', 0, -1, 1.5, undefined, {}])
      expect((await deactivate(leaver, successor)).status).toBeGreaterThanOrEqual(400);
    for (const person of ['forms-clerk', 'anonymous'] as const) {
      for (const action of ['deactivate', 'reactivate'])
        expect((await ask(person, 'POST', `/staff/${leaver}/${action}`, {})).status).toBe(403);
      expect((await ask(person, 'GET', `/staff/${leaver}/handover`)).status).toBe(403);
    }
    expect([await state(leaver), await assigneeOf(entry.id)]).toEqual(['active', leaver]);
    // A form that was loaded before the deactivation.
    const stale = { name: 'Ida Groß', state: 'active' };
    expect((await ask('admin', 'PATCH', `/staff/${gone}`, stale)).body.doc.name).toBe('Ida Groß');
    expect(await state(gone)).toBe('deactivated');
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
    const read = async (id: number) => (await ask('admin', 'GET', `/staff/${id}/handover`)).body;
    expect(await read(second.id)).toMatchObject({ holdsKey: true, closesReporting: true });
    expect((await deactivate(second.id, null)).status).toBe(204);
    expect((await read(first)).refusal).toMatch(/die letzte Person, deren Schlüssel/);
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
      clients[0]?.('POST', `/staff/${other}/deactivate`, { successor: null }),
      clients[1]?.('POST', `/staff/${one}/deactivate`, { successor: null }),
    ]);
    expect(answers.map((answer) => answer?.status).sort()).toEqual([204, 403]);
    expect([await state(one), await state(other)].sort()).toEqual(['active', 'deactivated']);
  });

  async function createInProcessClient(email: string) {
    const transport = inProcess(rest.payload);
    const origin = 'http://localhost:3001';
    const { cookie } = await logInForCookie(origin, { email, password }, transport);
    return clientOf(origin, [], transport, cookie);
  }
});
