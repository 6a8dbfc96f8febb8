/**
 * One process of the crash test: it submits messages without end, four at a time, and prints the number of each
 * that was acknowledged as a line. Its parent kills it.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { makeLog } from '@oilway/store/log.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { openStore } from '@oilway/store/store.ts';
import { mapOptionalFields } from '@oilway/store/submissions/contact-fields.ts';

const store = await openStore(readSettings(), {
  log: makeLog('silent'),
  departmentsOf: async () => [{ id: 1, name: 'Zentrale', email: 'zentrale@oilway.example' }],
});

async function submitWithoutEnd(): Promise<void> {
  for (;;) {
    const { reference } = await store.submitContact(
      {
        cultureName: 'de-DE',
        umbracoNodeID: 1,
        name: 'Miriam Kowalczyk',
        email: `${randomUUID()}@posteo.example`,
        phone: '',
        message: 'Guten Tag',
        company: '',
        ...mapOptionalFields(() => ''),
        contactDepartment: '',
        sendTo: '',
      },
      {
        captcha: { id: randomUUID(), expires: new Date(Date.now() + 60_000) },
        idempotencyKey: undefined,
      },
    );
    // Synchronous: the number is printed before the next step.
    writeSync(1, `${reference}\n`);
  }
}

await Promise.all(Array.from({ length: 4 }, submitWithoutEnd));
