import { headOf, noteAct } from '@oilway/store/audit/note.ts';
import { inTransaction } from '../../content/database/in-transaction.ts';
import { sessionOf } from '../../content/database/session.ts';
import { type Attempts, standardAttempts, type World } from './attempts.ts';

/** The audit log: to be read by administrators, and written by nobody who asks for it. */
export function auditAttempts(world: World): Attempts {
  const { ask, payload } = world;
  const make = () =>
    inTransaction(payload, async (req) => {
      const session = await sessionOf(payload, req);
      await noteAct(session, { action: 'looked', subject: { kind: 'pages', id: world.word() } });
      return (await headOf(session))?.id ?? 0;
    });
  const row = {
    at: new Date().toISOString(),
    action: 'looked',
    previous: '0'.repeat(64),
    checksum: '0'.repeat(64),
  };
  return {
    ...standardAttempts(world, {
      slug: 'audit-log',
      make,
      body: () => row,
      patch: { title: 'Anders' },
      created: { checksum: { equals: row.checksum } },
    }),
    export: async (person) => (await ask(person, 'GET', '/audit-log/export')).status === 200,
  };
}
