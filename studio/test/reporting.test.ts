import { makeKey, type NewKey } from '@oilway/store/reporting/handler-key.ts';
import { keysOf, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { open, seal } from '@oilway/store/reporting/sealing.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire } from '../../content/staff/hire.ts';
import { type Ask, password } from './people.ts';
import { type OpenStudio, openStudio } from './server.ts';

const seen: string[] = [];
let payload: Payload;
let studio: OpenStudio;
let ask: Ask;
let own: NewKey;
let colleague: NewKey;
let recovery: NewKey;
let report: string;
const reporter = await keysOf(makeReceipt());

beforeAll(async () => {
  studio = await openStudio(seen);
  ({ ask, payload } = studio);
  [own, colleague, recovery] = await Promise.all([makeKey(), makeKey(), makeKey()]);
});
afterAll(() => studio?.close());

test('an officer makes the own key and the recovery key, each once, whoever they are said to be for', async () => {
  const { id: other } = await hire(payload, {
    name: 'zwei',
    email: 'zwei@oilway.example',
    password,
    role: 'compliance-officer',
  });
  const add = (data: object) => ask('compliance-officer', 'POST', '/reporting-keys', data);
  const mine = {
    kind: 'handler',
    recipient: own.recipient,
    handler: other,
    wrapped: 'd3JhcHBlZA==',
  };
  expect((await add({ ...mine, recipient: 'age1nonsense' })).status).toBe(400);
  const made = await add(mine);
  expect(made.status).toBe(201);
  expect(made.body.doc.handler).not.toBe(other);
  expect((await add({ ...mine, recipient: colleague.recipient })).status).toBe(409);
  expect((await add({ kind: 'recovery', recipient: recovery.recipient })).status).toBe(201);
  expect((await add({ kind: 'recovery', recipient: colleague.recipient })).status).toBe(409);
  await payload.create({
    collection: 'reporting-keys',
    data: {
      kind: 'handler',
      handler: other,
      recipient: colleague.recipient,
      wrapped: 'c2VjcmV0',
      madeOn: '2026-01-01',
    } as never,
  });
  const { body } = await ask('compliance-officer', 'GET', '/reporting-keys?limit=0');
  const wrapped = body.docs.map((key: { wrapped?: string }) => key.wrapped ?? '');
  expect(wrapped.sort()).toEqual(['', '', 'd3JhcHBlZA==']);
});

test('an admin sees that a case exists and how it stands, and nothing else', async () => {
  const keys = await studio.database.store.reportingKeys();
  const sealed = await seal({ text: 'Altöl im Gully' }, keys.recipients);
  const { lookupHash, recipient } = reporter;
  const captcha = { id: 'captcha-of-this-report', expires: new Date(Date.now() + 60_000) };
  await studio.database.store.storeReport(
    { cultureName: 'de-DE', sealed, lookupHash, recipient },
    captcha,
  );
  const found = await ask('admin', 'GET', '/reports');
  report = found.body.docs[0].id;
  expect(Object.keys(found.body.docs[0]).sort()).toEqual([
    'acknowledgedOn',
    'closedOn',
    'day',
    'feedbackOn',
    'id',
  ]);
  expect(
    (await ask('admin', 'GET', `/reports?where[lookupHash][equals]=${lookupHash}`)).body?.docs ??
      [],
  ).toEqual([]);
  for (const path of ['/report-messages', '/reporting-keys'])
    expect((await ask('admin', 'GET', path)).status).toBe(403);
});

test('an officer answers what only the reporter, the officers and the recovery key can open', async () => {
  const { recipients } = (await ask('compliance-officer', 'GET', '/reporting-keys/counted')).body;
  const act = (asked: object) => ask('compliance-officer', 'POST', `/reports/${report}/act`, asked);
  const answer = (text: string) => seal({ text }, [...recipients, reporter.recipient]);
  expect((await act({ act: 'acknowledge', sealed: 'plain words' })).status).toBe(400);
  expect(
    (await act({ act: 'acknowledge', sealed: await seal({ text: 'x' }, recipients) })).status,
  ).toBe(400);
  expect((await act({ act: 'delete' })).status).toBe(400);
  expect((await act({ act: 'acknowledge', sealed: await answer('Danke') })).status).toBe(204);
  expect((await act({ act: 'feedback', sealed: await answer('Erledigt') })).status).toBe(204);
  const stored = await payload.findByID({ collection: 'reports', id: report });
  expect([stored.acknowledgedOn, stored.feedbackOn, stored.closedOn]).toEqual([
    stored.day,
    stored.day,
    null,
  ]);
  const mailbox = await studio.database.store.mailbox(reporter.lookup);
  const [, first] = mailbox?.messages ?? [];
  for (const { identity } of [reporter, own, colleague, recovery])
    expect(await open(first?.sealed ?? '', identity)).toEqual({ text: 'Danke' });
  expect((await act({ act: 'close' })).status).toBe(204);
  expect((await act({ act: 'answer', sealed: await answer('Noch etwas') })).status).toBe(409);
  expect(
    (await ask('compliance-officer', 'POST', '/reports/nothing/act', { act: 'close' })).status,
  ).toBe(404);
});
