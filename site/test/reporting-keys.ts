import { hire } from '@oilway/content/staff/hire.ts';
import { makeKey, type NewKey } from '@oilway/store/reporting/handler-key.ts';
import type { Payload } from 'payload';

/** Two handlers and the recovery key, as the desk makes them. */
export async function makeReportingKeys(payload: Payload): Promise<NewKey[]> {
  const made: NewKey[] = [];
  for (const name of ['eins', 'zwei', 'recovery']) {
    const key = await makeKey();
    made.push(key);
    const officer = {
      name,
      email: `${name}@oilway.example`,
      password: 'correct horse battery',
      role: 'compliance-officer' as const,
    };
    const handler = name === 'recovery' ? null : (await hire(payload, officer)).id;
    const kind = handler ? 'handler' : 'recovery';
    const data = { kind, handler, recipient: key.recipient, madeOn: '2026-01-01' };
    await payload.create({ collection: 'reporting-keys', data: data as never });
  }
  return made;
}
