import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPassword } from '@oilway/content/demo/new-password.ts';
import { hire } from '@oilway/content/staff/hire.ts';
import { dayOf } from '@oilway/store/reporting/clocks.ts';
import { makeKey, wrap } from '@oilway/store/reporting/handler-key.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';

const people = [
  { name: 'Meldestelle Deutschland', email: 'meldestelle@oilway.example', language: 'de' },
  { name: 'Zgłoszenia Polska', email: 'zgloszenia@oilway.example', language: 'pl' },
] as const;

/**
 * Opens the reporting office of the demo content: two officers with keys, and a recovery key. All that opens them
 * lies in one file beside the database, which is what real keys must never do; so nobody else's database gets them.
 * @returns the file's path.
 */
export async function makeDemoOfficers(payload: Payload): Promise<string> {
  const lines = [
    'The officers of the demo. Whoever reads this file can read every report that was sealed to their keys:',
    'before the first real report, delete both officers and the three keys, and have new ones made at the desk.',
  ];
  const madeOn = dayOf(Date.now());
  const keep = (data: object) =>
    payload.create({
      collection: 'reporting-keys',
      data: { madeOn, ...data } as never,
      overrideAccess: true,
      depth: 0,
    });
  for (const person of people) {
    const [password, passphrase] = [newPassword(), newPassword()];
    const { id } = await hire(payload, { ...person, password, role: 'compliance-officer' });
    const { identity, recipient } = await makeKey();
    const wrapped = await wrap(identity, passphrase);
    await keep({ kind: 'handler', handler: id, recipient, wrapped });
    lines.push('', person.email, `  password    ${password}`, `  passphrase  ${passphrase}`);
  }
  const recovery = await makeKey();
  await keep({ kind: 'recovery', recipient: recovery.recipient });
  lines.push('', 'recovery key', `  ${recovery.identity}`, '');
  const file = join(readSettings().folder, 'demo-reporting-office.txt');
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  return file;
}
