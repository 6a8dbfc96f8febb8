import { makeKey } from '@oilway/store/reporting/handler-key.ts';
import { signOfficer, signRemoval } from '@oilway/store/reporting/key-changes.ts';
import type { KeyLogEntry, KeyLogState } from '@oilway/store/reporting/key-log.ts';
import { readKeyLog, stateOf } from '@oilway/store/reporting/read-key-log.ts';
import { type SigningKey, signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { databaseOf } from '../../database/session.ts';
import { signKeys } from '../../reporting/key-log.ts';
import { makeOffice, type OfficeMember, storeKey } from '../../reporting/make-office.ts';
import { hire } from '../../staff/hire.ts';
import { administrator, type Desk, type Edit } from './desk.ts';

/** Officers of the reporting office, their keys and the staff. */
export function editStaff(desk: Desk) {
  const { payload, patch } = desk;
  const members: OfficeMember[] = [];
  async function colleague(at: number) {
    const where = { email: { not_equals: administrator.email } };
    const { docs } = await payload.find({ collection: 'staff', where, limit: 99 });
    return docs[at % Math.max(docs.length, 1)];
  }
  /** As the first officer signs it, who is never signed out. */
  async function sign(entryOf: (state: KeyLogState, key: SigningKey) => KeyLogEntry) {
    const state = stateOf(await readKeyLog(databaseOf(payload)));
    const [first] = members;
    if (!state || !first) return;
    await signKeys(payload, first.id, entryOf(state, signingKeyOf(first.identity)));
  }

  return {
    hireOfficer: async ({ word }) => {
      const data = { ...administrator, email: `${word.toLowerCase()}@oilway.example`, name: word };
      const { id } = await hire(payload, { ...data, role: 'compliance-officer' });
      const member = { id, ...(await makeKey()) };
      members.push(member);
      if (members.length === 1) return makeOffice(payload, [member], (await makeKey()).recipient);
      await storeKey(payload, member);
      const { identity, recipient } = member;
      const added = { holder: id, recipient, signing: signingKeyOf(identity).signing };
      return sign((state, key) => signOfficer(state, added, key));
    },
    changeRole: async ({ a, b }) => {
      return patch('staff', (await colleague(a))?.id ?? 0, {
        role: b % 3 === 0 ? 'editor-de' : 'compliance-officer',
      });
    },
    dropKey: async ({ a }) => {
      const { id } = members[1 + (a % Math.max(members.length - 1, 1))] ?? {};
      if (id) await sign((state, key) => signRemoval(state, id, key));
    },
    moveStaff: async ({ a }) => {
      const person = await colleague(a);
      const state = person?.state === 'active' ? 'deactivated' : 'active';
      if (person) await patch('staff', person.id, { state });
    },
  } satisfies Record<string, Edit>;
}
