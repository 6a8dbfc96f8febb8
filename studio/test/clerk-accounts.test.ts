/** What the accounts of clerks have to say, and what becomes of their work when they lose it. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { emailOf } from './people.ts';
import { testRest } from './rest.ts';
import { storeApplication, storeMessage, storeSignUp } from './sent.ts';

let service: number;

const rest = testRest();
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

test('nobody becomes or stays a clerk without a country, and one from before can be ended', async () => {
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
  const hired = { name: 'Neu', email: emailOf('neu'), role: 'forms-clerk' };
  await refused('POST', '/staff', hired);
  await refused('POST', '/staff', { ...hired, countries: [] });
  await refused('POST', '/staff', { ...hired, departments: [service] });
  const made = await ask('admin', 'POST', '/staff', { ...hired, countries: ['pl'] });
  expect(made.body.doc).toMatchObject({ countries: ['pl'], departments: [] });
  const path = `/staff/${made.body.doc.id}`;
  await refused('PATCH', path, { countries: [] });
  await refused('PATCH', path, { countries: null });
  await refused('PATCH', `/staff/${rest.staff['editor-de']}`, { role: 'forms-clerk' });
  const before = await rest.payload.create({
    collection: 'staff',
    data: { ...hired, email: emailOf('frueher') } as never,
  });
  await refused('PATCH', `/staff/${before.id}`, { name: 'Anders' });
  const ended = await ask('admin', 'PATCH', `/staff/${before.id}`, { state: 'deactivated' });
  expect(ended.status).toBe(200);
  await refused('PATCH', `/staff/${before.id}`, { state: 'invited' });
});

describe('what a clerk was in charge of', () => {
  const inboxes = ['contact-messages', 'sponsoring-messages', 'event-sign-ups'] as const;

  async function hired(given: object = {}): Promise<number> {
    const person = { name: 'Ida', email: emailOf(randomUUID()), role: 'forms-clerk' };
    const rights = { countries: ['de', 'pl'], departments: [service], otherMessages: true };
    const data = { ...person, ...rights, ...given } as never;
    return (await rest.payload.create({ collection: 'staff', data })).id;
  }

  /** An entry of each inbox in each state. */
  async function work(assignee: number) {
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

  type Work = Awaited<ReturnType<typeof work>>;
  const assignees = async (entries: Work) => {
    const found = [];
    for (const { id, inbox, status } of entries) {
      const { assignee } = await rest.payload.findByID({ collection: inbox, id, depth: 0 });
      found.push([inbox, status, assignee ?? null]);
    }
    return found;
  };
  const kept = (entries: Work, person: number, stays: (entry: Work[number]) => boolean) =>
    entries.map((entry) => [entry.inbox, entry.status, stays(entry) ? person : null]);
  const isDone = ({ status }: { status: string }) => status === 'done';

  test.each([
    ['is deactivated', { state: 'deactivated' }],
    ['gets another role', { role: 'editor-pl' }],
  ])('is given back when the clerk %s, and is noted', async (_, change) => {
    const person = await hired();
    const entries = await work(person);
    expect((await ask('admin', 'PATCH', `/staff/${person}`, change)).status).toBe(200);
    expect(await assignees(entries)).toEqual(kept(entries, person, isDone));
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

  test('is given back as far as they may no longer read it', async () => {
    const person = await hired();
    const entries = await work(person);
    const change = { departments: [], otherMessages: false };
    expect((await ask('admin', 'PATCH', `/staff/${person}`, change)).status).toBe(200);
    const stays = (entry: Work[number]) => isDone(entry) || entry.inbox !== 'contact-messages';
    expect(await assignees(entries)).toEqual(kept(entries, person, stays));
  });

  test('stays when nothing changes but the name', async () => {
    const person = await hired();
    const entries = await work(person);
    await ask('admin', 'PATCH', `/staff/${person}`, { name: 'Ida Neu' });
    expect(await assignees(entries)).toEqual(kept(entries, person, () => true));
  });

  test('is given back when an account that was never used is deleted', async () => {
    const person = await hired();
    const entries = await work(person);
    expect((await ask('admin', 'DELETE', `/staff/${person}`)).status).toBe(200);
    expect(await assignees(entries)).toEqual(
      kept(entries, person, () => false).map(([a, b]) => [a, b, null]),
    );
  });
});
