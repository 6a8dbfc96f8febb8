import { createReportingOffice } from '@oilway/content/reporting/create-reporting-office.ts';
import { encryptMessage } from '@oilway/store/reporting/encryption.ts';
import { generateKeyPair } from '@oilway/store/reporting/officer-key.ts';
import { deriveReceiptKeys, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { type Attempts, standardOf, type TestContext } from './attempts.ts';

const day = '2026-11-02';

/** The operations of cases, messages and keys. The officer's key is signed. */
export async function reportingAttempts(
  context: TestContext,
  officer: number,
): Promise<Record<string, Attempts>> {
  const { ask, payload } = context;
  const [own, recovery] = await Promise.all([generateKeyPair(), generateKeyPair()]);
  await createReportingOffice(payload, [{ id: officer, ...own }], recovery.recipient);
  const report = async () => {
    const { lookupHash, recipient } = await deriveReceiptKeys(makeReceipt());
    return { cultureName: 'de-DE', day, lookupHash, recipient };
  };
  const message = (direction: string) => ({
    ...{ report: context.uniqueWord(), number: 1, direction, day, sealed: 'YWdl' },
  });
  const note = () => ({
    ...{
      report: context.uniqueWord(),
      number: 1,
      afterMessage: 1,
      kind: 'note',
      day,
      sealed: 'YWdl',
    },
  });
  const key = async () => ({
    ...{
      kind: 'handler',
      handler: officer,
      madeOn: day,
      recipient: (await generateKeyPair()).recipient,
    },
  });
  const standard = standardOf(
    context,
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
      slug: 'report-notes',
      stored: note,
      body: note,
      patch: { sealed: 'YWdlLg==' },
    },
    {
      slug: 'report-deletions',
      body: () => ({
        ...{ case: context.uniqueWord().slice(-8), cultureName: 'de-DE', day, deletedOn: day },
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
        const sealed = await encryptMessage({ text: '' }, [own.recipient, recovery.recipient]);
        return context.changes('reports', id, () =>
          ask(person, 'POST', `/reports/${id}/act`, { act: 'close', sealed }),
        );
      },
    },
    'reporting-keys': {
      ...standard['reporting-keys'],
      async create(person) {
        // At most one key per officer: those of other attempts are deleted first.
        await payload.delete({ collection: 'reporting-keys', where: { id: { exists: true } } });
        const { recipient } = await key();
        return context.adds('reporting-keys', () =>
          ask(person, 'POST', '/reporting-keys', { kind: 'handler', recipient, handler: officer }),
        );
      },
      counted: async (person) =>
        (await ask(person, 'GET', '/reporting-keys/counted')).status === 200,
    },
  };
}
