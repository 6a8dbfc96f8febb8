import { makeOffice, type OfficeMember } from '@oilway/content/reporting/make-office.ts';
import { hire } from '@oilway/content/staff/hire.ts';
import { makeKey, type NewKey } from '@oilway/store/reporting/handler-key.ts';
import type { Payload } from 'payload';

/** Two officers and the recovery key, as the desk makes them. */
export async function makeReportingKeys(payload: Payload): Promise<NewKey[]> {
  const officers: OfficeMember[] = [];
  for (const name of ['eins', 'zwei']) {
    const officer = {
      name,
      email: `${name}@oilway.example`,
      password: 'correct horse battery',
      role: 'compliance-officer' as const,
    };
    officers.push({ ...(await makeKey()), id: (await hire(payload, officer)).id });
  }
  const recovery = await makeKey();
  await makeOffice(payload, officers as [OfficeMember, OfficeMember], recovery.recipient);
  return [...officers, recovery];
}
