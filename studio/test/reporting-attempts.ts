import { makeOffice } from '@oilway/content/reporting/make-office.ts';
import { makeKey } from '@oilway/store/reporting/handler-key.ts';
import { keysOf, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { type Attempts, standardOf, type World } from './attempts.ts';

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
    return { cultureName: 'de-DE', day, lookupHash, recipient };
  };
  const message = (direction: string) => ({
    ...{ report: world.word(), number: 1, direction, day, sealed: 'YWdl' },
  });
  const key = async () => ({
    ...{ kind: 'handler', handler: officer, madeOn: day, recipient: (await makeKey()).recipient },
  });
  const standard = standardOf(
    world,
    {
      slug: 'reports',
      stored: report,
      body: () => ({ cultureName: 'de-DE', day, lookupHash: 'x', recipient: 'y' }),
      patch: { closedOn: day },
    },
    {
      slug: 'report-messages',
      stored: () => message('fromReporter'),
      body: () => message('toReporter'),
      patch: { sealed: 'YWdlLg==' },
    },
    {
      slug: 'report-deletions',
      body: () => ({
        ...{ case: world.word().slice(-8), cultureName: 'de-DE', day, deletedOn: day },
        ...{ markedBy: 'Eins', deletedBy: 'Zwei' },
      }),
      patch: { deletedBy: 'Anders' },
    },
    { slug: 'reporting-keys', stored: key, body: () => ({}), patch: { madeOn: '2020-01-01' } },
  );
  return {
    ...standard,
    reports: {
      ...standard.reports,
      async act(person) {
        const { id } = await payload.create({
          collection: 'reports',
          data: (await report()) as never,
        });
        return world.changes('reports', id, () =>
          ask(person, 'POST', `/reports/${id}/act`, { act: 'close' }),
        );
      },
    },
    'reporting-keys': {
      ...standard['reporting-keys'],
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
