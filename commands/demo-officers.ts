import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPassword } from '@oilway/content/demo/new-password.ts';
import { makeOffice, type OfficeMember } from '@oilway/content/reporting/make-office.ts';
import { hire } from '@oilway/content/staff/hire.ts';
import { makeKey, wrap } from '@oilway/store/reporting/handler-key.ts';
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
export async function makeDemoOfficers(payload: Payload): Promise<string> {
  const lines = [
    'The officers of the demo. Whoever reads this file can read every report that was sealed to their keys:',
    'before the first real report, have new officers and keys made at the desk, and begin the log of keys anew:\n  npm run reporting-keys -- begin-anew',
  ];
  const officers: OfficeMember[] = [];
  for (const person of people) {
    const [password, passphrase] = [newPassword(), newPassword()];
    const { id } = await hire(payload, { ...person, password, role: 'compliance-officer' });
    const { identity, recipient } = await makeKey();
    const wrapped = await wrap(identity, passphrase);
    officers.push({ id, identity, recipient, wrapped });
    lines.push('', person.email, `  password    ${password}`, `  passphrase  ${passphrase}`);
  }
  const recovery = await makeKey();
  await makeOffice(payload, officers as [OfficeMember, OfficeMember], recovery.recipient);
  lines.push('', 'recovery key', `  ${recovery.identity}`, '');
  const file = join(readSettings().folder, 'demo-reporting-office.txt');
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  return file;
}
