import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatePassword } from '@oilway/content/demo/generate-password.ts';
import {
  createReportingOffice,
  type OfficerKey,
} from '@oilway/content/reporting/create-reporting-office.ts';
import { createStaffAccount } from '@oilway/content/staff/create-staff-account.ts';
import { generateKeyPair, wrapIdentity } from '@oilway/store/reporting/officer-key.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';

const people = [
  { name: 'Meldestelle Deutschland', email: 'meldestelle@oilway.example', language: 'de' },
  { name: 'Zgłoszenia Polska', email: 'zgloszenia@oilway.example', language: 'pl' },
] as const;

/**
 * Sets up the reporting office of the demo content: two officers with keys, and a recovery key. The key material is written to one file beside the
 * database, which is unsafe for real keys; so this applies only to the demo database.
 * @returns the file's path.
 */
export async function createDemoOfficers(payload: Payload): Promise<string> {
  const lines = [
    'The officers of the demo. Every reader of this file can read every report encrypted to their keys:',
    'before the first real report, create new officers and keys in the reporting office, and reset the key log:\n  npm run reporting-keys -- begin-anew',
  ];
  const officers: OfficerKey[] = [];
  for (const person of people) {
    const [password, passphrase] = [generatePassword(), generatePassword()];
    const { id } = await createStaffAccount(payload, {
      ...person,
      password,
      role: 'compliance-officer',
    });
    const { identity, recipient } = await generateKeyPair();
    const wrapped = await wrapIdentity(identity, passphrase);
    officers.push({ id, identity, recipient, wrapped });
    lines.push('', person.email, `  password    ${password}`, `  passphrase  ${passphrase}`);
  }
  const recovery = await generateKeyPair();
  await createReportingOffice(payload, officers as [OfficerKey, OfficerKey], recovery.recipient);
  lines.push('', 'recovery key', `  ${recovery.identity}`, '');
  const file = join(readSettings().dataDir, 'demo-reporting-office.txt');
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  return file;
}
