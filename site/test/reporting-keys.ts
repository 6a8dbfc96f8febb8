import {
  createReportingOffice,
  type OfficerKey,
} from '@oilway/content/reporting/create-reporting-office.ts';
import { createStaffAccount } from '@oilway/content/staff/create-staff-account.ts';
import { generateKeyPair, type KeyPair } from '@oilway/store/reporting/officer-key.ts';
import type { Payload } from 'payload';

/** Creates two officers and the recovery key, as the reporting desk does. */
export async function makeReportingKeys(payload: Payload): Promise<KeyPair[]> {
  const officers: OfficerKey[] = [];
  for (const name of ['eins', 'zwei']) {
    const officer = {
      name,
      email: `${name}@oilway.example`,
      password: 'correct horse battery',
      role: 'compliance-officer' as const,
    };
    officers.push({
      ...(await generateKeyPair()),
      id: (await createStaffAccount(payload, officer)).id,
    });
  }
  const recovery = await generateKeyPair();
  await createReportingOffice(payload, officers as [OfficerKey, OfficerKey], recovery.recipient);
  return [...officers, recovery];
}
