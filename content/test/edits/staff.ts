import { hire } from '../../staff/hire.ts';
import { administrator, type Desk, type Edit, refused } from './desk.ts';

/** Officers of the reporting office, their keys and the staff. */
export function editStaff(desk: Desk) {
  const { payload, patch } = desk;
  async function key(kind: 'handler' | 'recovery', handler: number | null, word: string) {
    const letters = 'acdefghjkmnpqrstuvwxyz023456789';
    const recipient = `age1${[...word.padEnd(58, 'q')]
      .slice(0, 58)
      .map((letter) => letters[(letter.codePointAt(0) ?? 0) % letters.length])
      .join('')}`;
    const data = { kind, handler, recipient, wrapped: 'x', madeOn: '2026-11-25' };
    await payload.create({ collection: 'reporting-keys', data: data as never }).catch(refused);
  }

  return {
    hireOfficer: async ({ word }) => {
      const data = { ...administrator, email: `${word.toLowerCase()}@oilway.example`, name: word };
      const made = await hire(payload, { ...data, role: 'compliance-officer' });
      await key('handler', made.id, word);
      await key('recovery', null, `${word}r`);
    },
    changeRole: async ({ a, b }) => {
      const { docs } = await payload.find({
        collection: 'staff',
        where: { email: { not_equals: administrator.email } },
        limit: 99,
      });
      const id = docs[a % Math.max(docs.length, 1)]?.id ?? 0;
      return patch('staff', id, { role: b % 3 === 0 ? 'editor-de' : 'compliance-officer' });
    },
    dropKey: async ({ a }) => {
      const { docs } = await payload.find({ collection: 'reporting-keys', limit: 99 });
      const id = docs[a % Math.max(docs.length, 1)]?.id;
      if (id) await payload.delete({ collection: 'reporting-keys', id });
    },
    moveStaff: async ({ a }) => {
      const { docs } = await payload.find({
        collection: 'staff',
        where: { email: { not_equals: administrator.email } },
        limit: 99,
      });
      const person = docs[a % Math.max(docs.length, 1)];
      const state = person?.state === 'active' ? 'deactivated' : 'active';
      if (person) await patch('staff', person.id, { state });
    },
  } satisfies Record<string, Edit>;
}
