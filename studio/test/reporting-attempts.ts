import { makeOffice } from '@oilway/content/reporting/make-office.ts';
import { makeKey } from '@oilway/store/reporting/handler-key.ts';
import { keysOf, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { type Attempts, standardAttempts, type World } from './attempts.ts';

const day = '2026-11-02';

/** Cases, what is written in them, and keys: what came is changed by nobody, whoever asks. The officer is signed in. */
export async function reportingAttempts(
  world: World,
  officer: number,
): Promise<Record<string, Attempts>> {
  const { ask, payload } = world;
  const [own, recovery] = await Promise.all([makeKey(), makeKey()]);
  await makeOffice(payload, [{ id: officer, ...own }], recovery.recipient);
  const report = async () => {
    const { lookupHash, recipient } = await keysOf(makeReceipt());
    return { cultureName: 'de-DE' as const, day, lookupHash, recipient };
  };
  const makeReport = async () =>
    (await payload.create({ collection: 'reports', data: (await report()) as never })).id;
  const message = (direction = 'fromReporter') => ({
    report: world.word(),
    number: 1,
    direction,
    day,
    sealed: 'YWdl',
  });
  const deletion = () => ({
    case: world.word().slice(-8),
    cultureName: 'de-DE' as const,
    day,
    deletedOn: day,
    markedBy: 'Eins',
    deletedBy: 'Zwei',
  });
  const body = { cultureName: 'de-DE', day, lookupHash: 'x', recipient: 'y' };
  const key = async () => ({
    kind: 'handler' as const,
    handler: officer,
    recipient: (await makeKey()).recipient,
    madeOn: day,
  });
  const keys = standardAttempts(world, {
    slug: 'reporting-keys',
    make: async () =>
      (await payload.create({ collection: 'reporting-keys', data: (await key()) as never })).id,
    body: () => ({}),
    patch: { madeOn: '2020-01-01' },
  });
  return {
    reports: {
      ...standardAttempts(world, {
        slug: 'reports',
        make: makeReport,
        body: () => body,
        patch: { closedOn: day },
      }),
      async act(person) {
        const id = await makeReport();
        return world.changes('reports', id, () =>
          ask(person, 'POST', `/reports/${id}/act`, { act: 'close' }),
        );
      },
    },
    'report-messages': standardAttempts(world, {
      slug: 'report-messages',
      make: async () =>
        (await payload.create({ collection: 'report-messages', data: message() as never })).id,
      body: () => message('toReporter'),
      patch: { sealed: 'YWdlLg==' },
    }),
    'report-deletions': standardAttempts(world, {
      slug: 'report-deletions',
      make: async () =>
        (await payload.create({ collection: 'report-deletions', data: deletion() as never })).id,
      body: deletion,
      patch: { deletedBy: 'Anders' },
    }),
    'reporting-keys': {
      ...keys,
      async create(person) {
        // There is one of each: those that other attempts made stand in the way.
        await payload.delete({ collection: 'reporting-keys', where: { id: { exists: true } } });
        const { recipient } = await key();
        return world.adds('reporting-keys', () =>
          ask(person, 'POST', '/reporting-keys', { kind: 'handler', recipient, handler: officer }),
        );
      },
      counted: async (person) =>
        (await ask(person, 'GET', '/reporting-keys/counted')).status === 200,
    },
  };
}
