/** Required fields of clerk accounts, and unassignment of entries when a clerk loses access. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeApplication, storeMessage, storeSignUp } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf } from './people.ts';

let service: number;

const rest = testInProcessStudio();
const { ask } = rest;
beforeAll(async () => {
  const data = { department: 'Service', country: 'de', email: 'a@oilway.example' };
  service = (
    await rest.payload.create({
      collection: 'departments',
      data: { ...data, purpose: 'contact' } as never,
    })
  ).id;
});

test('requires a country for clerks and allows deactivating an existing one without', async () => {
  const refused = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const german = { 'Accept-Language': 'de' };
    const { body, status } = await ask('admin', method, path, data, german);
    expect([status, body.errors[0].data.errors[0]]).toEqual([
      400,
      expect.objectContaining({
        path: 'countries',
        message: 'Bitte mindestens ein Land wählen: Ohne Land liest die Person nichts.',
      }),
    ]);
  };
  const newClerk = { name: 'Neu', email: emailOf('neu'), role: 'forms-clerk' };
  await refused('POST', '/staff', newClerk);
  await refused('POST', '/staff', { ...newClerk, countries: [] });
  await refused('POST', '/staff', { ...newClerk, departments: [service] });
  const made = await ask('admin', 'POST', '/staff', { ...newClerk, countries: ['pl'] });
  expect(made.body.doc).toMatchObject({ countries: ['pl'], departments: [] });
  const path = `/staff/${made.body.doc.id}`;
  await refused('PATCH', path, { countries: [] });
  await refused('PATCH', path, { countries: null });
  await refused('PATCH', `/staff/${rest.staff['editor-de']}`, { role: 'forms-clerk' });
  const before = await rest.payload.create({
    collection: 'staff',
    data: { ...newClerk, email: emailOf('frueher') } as never,
  });
  await refused('PATCH', `/staff/${before.id}`, { name: 'Anders' });
  const ended = await ask('admin', 'PATCH', `/staff/${before.id}`, { state: 'deactivated' });
  expect(ended.status).toBe(200);
});

describe('entries assigned to a clerk', () => {
  const inboxes = ['contact-messages', 'sponsoring-messages', 'event-sign-ups'] as const;

  async function createClerk(given: object = {}): Promise<number> {
    const person = { name: 'Ida', email: emailOf(randomUUID()), role: 'forms-clerk' };
    const rights = { countries: ['de', 'pl'], departments: [service], otherMessages: true };
    const data = { ...person, ...rights, ...given } as never;
    return (await rest.payload.create({ collection: 'staff', data })).id;
  }

  /** Creates an entry of each inbox in each state. */
  async function createEntries(assignee: number) {
    const entries = [];
    for (const status of ['new', 'inWork', 'done']) {
      const { id } = await storeMessage(rest.payload, { assignee, status, department: service });
      entries.push({ inbox: inboxes[0], id, status });
    }
    const { id: applied } = await storeApplication(rest.payload, 'anna@posteo.example');
    const { id: signedUp } = await storeSignUp(rest.payload, { email: 'anna@posteo.example' });
    for (const [inbox, id] of [
      [inboxes[1], applied],
      [inboxes[2], signedUp],
    ] as const) {
      await rest.payload.update({
        collection: inbox,
        id,
        data: { assignee, status: 'inWork' } as never,
      });
      entries.push({ inbox, id, status: 'inWork' });
    }
    return entries;
  }

  type Work = Awaited<ReturnType<typeof createEntries>>;
  const assignees = async (entries: Work) => {
    const found = [];
    for (const { id, inbox, status } of entries) {
      const { assignee } = await rest.payload.findByID({ collection: inbox, id, depth: 0 });
      found.push([inbox, status, assignee ?? null]);
    }
    return found;
  };
  const expectedAssignees = (
    entries: Work,
    person: number,
    keepsAssignee: (entry: Work[number]) => boolean,
  ) => entries.map((entry) => [entry.inbox, entry.status, keepsAssignee(entry) ? person : null]);
  const isDone = ({ status }: { status: string }) => status === 'done';

  test.each([
    ['is deactivated', { state: 'deactivated' }],
    ['gets another role', { role: 'editor-pl' }],
  ])('unassigns open entries and records it when the clerk %s', async (_, change) => {
    const person = await createClerk();
    const entries = await createEntries(person);
    expect((await ask('admin', 'PATCH', `/staff/${person}`, change)).status).toBe(200);
    expect(await assignees(entries)).toEqual(expectedAssignees(entries, person, isDone));
    const listed = `/contact-messages?where[id][equals]=${entries[1]?.id}`;
    const [entry] = (await ask('admin', 'GET', listed)).body.docs;
    expect([entry.assignee ?? null, entry.status]).toEqual([null, 'inWork']);
    const log = await rest.payload.find({
      collection: 'audit-log',
      sort: '-id',
      limit: 50,
      depth: 0,
    });
    expect(log.docs).toContainEqual(
      expect.objectContaining({
        action: 'changed',
        changes: expect.objectContaining({ assignee: expect.objectContaining({ before: person }) }),
      }),
    );
  });

  test('unassigns open entries that the clerk may no longer read', async () => {
    const person = await createClerk();
    const entries = await createEntries(person);
    const change = { departments: [], otherMessages: false };
    expect((await ask('admin', 'PATCH', `/staff/${person}`, change)).status).toBe(200);
    const keepsAssignee = (entry: Work[number]) =>
      isDone(entry) || entry.inbox !== 'contact-messages';
    expect(await assignees(entries)).toEqual(expectedAssignees(entries, person, keepsAssignee));
  });

  test('preserves assignments when only the name changes', async () => {
    const person = await createClerk();
    const entries = await createEntries(person);
    await ask('admin', 'PATCH', `/staff/${person}`, { name: 'Ida Neu' });
    expect(await assignees(entries)).toEqual(expectedAssignees(entries, person, () => true));
  });

  test('unassigns all entries when a never used account is deleted', async () => {
    const person = await createClerk();
    const entries = await createEntries(person);
    expect((await ask('admin', 'DELETE', `/staff/${person}`)).status).toBe(200);
    expect(await assignees(entries)).toEqual(
      expectedAssignees(entries, person, () => false).map(([a, b]) => [a, b, null]),
    );
  });
});
