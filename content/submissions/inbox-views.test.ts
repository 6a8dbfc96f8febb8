import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { inboxViewNames, inboxViews, isOverdue, lastMonth } from './inbox-views.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());

test('finds new, own, open, overdue, spam and undeliverable messages', async () => {
  const { payload } = database;
  const { id: userId } = await createStaffAccount(payload, {
    name: 'Zofia',
    email: 'zofia@oilway.example',
    password: 'ein langes Passwort',
    role: 'forms-clerk',
  });
  const add = (name: string, data: object) =>
    payload.create({
      collection: 'contact-messages',
      data: {
        cultureName: 'de-DE',
        reference: name,
        name,
        status: 'new',
        idempotencyKey: randomUUID(),
        fingerprint: 'x',
        createdAt: '2026-11-27T10:00:00.000Z',
        ...data,
      } as never,
    });
  await add('new', {});
  await add('mine', { status: 'inWork', assignee: userId });
  await add('done', { status: 'done', assignee: userId, undeliverable: true });
  await add('spam', { status: 'spam', createdAt: '2026-11-02T10:00:00.000Z' });
  await add('undeliverable', { status: 'inWork', undeliverable: true });
  await add('thursday', { createdAt: '2026-11-26T11:00:00.000Z' });
  await add('answered', {
    status: 'inWork',
    createdAt: '2026-11-20T11:00:00.000Z',
    repliedAt: '2026-11-23T11:00:00.000Z',
  });
  // Monday, two working days after Thursday.
  const viewer = { userId, now: Date.parse('2026-11-30T12:30:00.000Z') };
  const found = await Promise.all(
    inboxViewNames.map(async (view) => {
      const where = inboxViews[view](viewer);
      const { docs } = await payload.find({ collection: 'contact-messages', where, sort: 'name' });
      return [view, docs.map(({ name }) => name)];
    }),
  );
  expect(Object.fromEntries(found)).toEqual({
    new: ['new', 'thursday'],
    mine: ['mine'],
    open: ['answered', 'mine', 'new', 'thursday', 'undeliverable'],
    overdue: ['thursday'],
    spam: ['spam'],
    undeliverable: ['undeliverable'],
  });
  const all = await payload.find({ collection: 'contact-messages', pagination: false });
  const overdue = all.docs.filter((entry) => isOverdue(entry, viewer.now));
  expect(overdue.map(({ name }) => name)).toEqual(['thursday']);
});

test.each([
  // Tuesday, the weekend by UTC or by Berlin only, and Monday.
  ['2026-11-24T12:30:00Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-27T23:30:00Z', '2026-11-25T23:00:00.000Z'],
  ['2026-11-29T22:30:00Z', '2026-11-25T23:00:00.000Z'],
  ['2026-11-29T23:30:00Z', '2026-11-25T23:00:00.000Z'],
  ['2026-11-30T12:30:00Z', '2026-11-26T12:00:00.000Z'],
])('at %s, entries before %s are overdue', (now, since) => {
  const where = inboxViews.overdue({ userId: 1, now: Date.parse(now) });
  expect(where.and?.[1]).toEqual({ createdAt: { less_than: since } });
});

test.each([
  // Winter, the changes of clocks, and the first night of a year in Berlin.
  ['2026-11-29T12:00:00Z', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2026-04-30T22:30:00Z', '2026-03-31T22:00:00.000Z', '2026-04-30T22:00:00.000Z'],
  ['2026-12-31T23:30:00Z', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('returns the month before %s', (now, since, until) => {
  expect(lastMonth(Date.parse(now))).toEqual({ greater_than_equal: since, less_than: until });
});
