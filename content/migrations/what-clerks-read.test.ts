import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { hire } from '../staff/hire.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { whatClerksRead } from './what-clerks-read.ts';

describe.each(databases)('a database of before on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterAll(() => database?.close());

  test('gets whose the messages and mails are, and its clerks read what they read', async () => {
    const { payload } = database;
    const department = async (name: string, country: string, purpose = 'contact') => {
      const data = { department: name, country, purpose, email: 'a@oilway.example', order: 1 };
      return (await payload.create({ collection: 'departments', data: data as never })).id;
    };
    const service = await department('Service', 'de');
    const polish = await department('Service', 'pl');
    const twins = [await department('Büro', 'de'), await department('Büro', 'de')];
    await department('Meldestelle', 'de', 'whistleblowing');
    const person = { name: 'K', password: 'correct horse battery staple' };
    const clerk = await hire(payload, {
      ...person,
      email: 'k@oilway.example',
      role: 'forms-clerk',
    });
    const editor = await hire(payload, { ...person, email: 'e@oilway.example', role: 'editor-de' });
    const store = async (cultureName: string, contactDepartment: string | null) => {
      const reference = randomUUID().slice(0, 20);
      const once = { id: randomUUID(), idempotencyKey: randomUUID(), fingerprint: 'x' };
      const data = { ...once, cultureName, contactDepartment, reference, status: 'new' };
      await payload.create({ collection: 'contact-messages', data: data as never });
      const mail = {
        id: randomUUID(),
        state: 'sent',
        attempts: 1,
        reference,
        messageId: reference,
      };
      await payload.create({ collection: 'mails', data: mail as never });
      return { id: once.id, mail: mail.id };
    };
    const stored = [
      { ...(await store('de-DE', 'Service')), expected: service },
      { ...(await store('pl-PL', 'Service')), expected: polish },
      { ...(await store('pl-PL', 'Büro')), expected: null },
      // Which of the two it was is not known.
      { ...(await store('de-DE', 'Büro')), expected: null },
      { ...(await store('de-DE', null)), expected: null },
    ];
    const staffMail = { id: randomUUID(), state: 'sent', attempts: 1, messageId: 'staff' };
    await payload.create({ collection: 'mails', data: staffMail as never });

    for (const statement of whatClerksRead) await execute(payload, statement);

    for (const { expected, id, mail } of stored) {
      const message = await payload.findByID({ collection: 'contact-messages', id });
      expect(message.department ?? null).toBe(expected);
      const about = await payload.findByID({ collection: 'mails', id: mail });
      expect([about.inbox, about.cultureName]).toEqual(['contact-messages', message.cultureName]);
      expect(about.department ?? null).toBe(expected);
    }
    const { inbox } = await payload.findByID({ collection: 'mails', id: staffMail.id });
    expect(inbox ?? null).toBeNull();
    const given = async (id: number) => {
      const { countries, departments, otherMessages } = await payload.findByID({
        collection: 'staff',
        id,
        depth: 0,
      });
      return [countries, departments, otherMessages];
    };
    expect(await given(clerk.id)).toEqual([['de', 'pl'], [service, polish, ...twins], true]);
    expect(await given(editor.id)).toEqual([[], [], false]);
  });
});
