import { signAddition, signRemoval } from '@oilway/store/reporting/key-changes.ts';
import type { KeyLogEntry, KeyLogState } from '@oilway/store/reporting/key-log.ts';
import { generateKeyPair } from '@oilway/store/reporting/officer-key.ts';
import { readKeyLog, verifiedState } from '@oilway/store/reporting/read-key-log.ts';
import { type SigningKey, signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import type { Where } from 'payload';
import { databaseOf } from '../../database/session.ts';
import {
  createReportingOffice,
  type OfficerKey,
  storeKey,
} from '../../reporting/create-reporting-office.ts';
import { appendKeyLogEntry } from '../../reporting/key-log.ts';
import { createStaffAccount } from '../../staff/create-staff-account.ts';
import { administrator, type Edit, type StudioClient } from './studio-client.ts';

/** Edits of reporting officers, their keys and staff accounts. */
export function staffEdits(studio: StudioClient) {
  const { payload, patch } = studio;
  const members: OfficerKey[] = [];
  async function colleague(at: number, condition: Where = {}) {
    const where = { and: [{ email: { not_equals: administrator.email } }, condition] };
    const { docs } = await payload.find({ collection: 'staff', where, limit: 99 });
    return docs[at % Math.max(docs.length, 1)];
  }
  /** Appends an entry signed by the first officer, whose key is never removed. */
  async function sign(entryOf: (state: KeyLogState, key: SigningKey) => KeyLogEntry) {
    const state = verifiedState(await readKeyLog(databaseOf(payload)));
    const [first] = members;
    if (!state || !first) return;
    await appendKeyLogEntry(payload, first.id, entryOf(state, signingKeyOf(first.identity)));
  }

  return {
    addOfficer: async ({ word }) => {
      const data = { ...administrator, email: `${word.toLowerCase()}@oilway.example`, name: word };
      const { id } = await createStaffAccount(payload, { ...data, role: 'compliance-officer' });
      const member = { id, ...(await generateKeyPair()) };
      members.push(member);
      if (members.length === 1)
        return createReportingOffice(payload, [member], (await generateKeyPair()).recipient);
      await storeKey(payload, member);
      const { identity, recipient } = member;
      const added = { holder: id, recipient, signing: signingKeyOf(identity).signing };
      return sign((state, key) => signAddition(state, added, key));
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
    // Officers are no candidates: the last one whose key opens reports stays.
    moveStaff: async ({ a, word }) => {
      const found = await colleague(a, { role: { not_equals: 'compliance-officer' } });
      const data = { ...administrator, email: `${word.toLowerCase()}@move.example`, name: word };
      const person = found ?? (await createStaffAccount(payload, { ...data, role: 'editor-de' }));
      const state = found?.state === 'deactivated' ? 'active' : 'deactivated';
      return patch('staff', person.id, { state });
    },
  } satisfies Record<string, Edit>;
}
