import { randomUUID } from 'node:crypto';
import { attachments } from '@oilway/store/submissions/tables.ts';
import type { Payload } from 'payload';
import { execute } from '../../content/database/execute.ts';
import { addRow } from '../../content/test/store-rows.ts';
import { type Ask, people } from './people.ts';

let number = 0;

/** Returns the fields that all submissions have. */
export const submissionFields = () => {
  number += 1;
  return {
    id: randomUUID(),
    reference: `OW-26-000-${String(number).padStart(4, '0')}`,
    cultureName: 'de-DE' as const,
    status: 'new' as const,
    idempotencyKey: randomUUID(),
    fingerprint: randomUUID(),
  };
};

/** Stores a contact message as the site does. */
export function storeMessage(payload: Payload, data: object = {}) {
  return payload.create({
    collection: 'contact-messages',
    data: {
      ...submissionFields(),
      name: 'Miriam Kowalczyk',
      email: 'miriam@posteo.example',
      message: 'Auf meiner Rechnung steht ein Filter.',
      ...data,
    } as never,
  });
}

/** Stores a sponsoring application with one file. */
export async function storeApplication(payload: Payload, email: string, more: object = {}) {
  const applied = await payload.create({
    collection: 'sponsoring-messages',
    data: { ...submissionFields(), email, contactPerson: 'Anna Nowak', ...more } as never,
  });
  await addRow(payload, attachments, {
    id: `${applied.id}-0`,
    submission: applied.id,
    name: 'satzung.pdf',
    mediaType: 'application/pdf',
    content: 'JVBERg==',
  });
  return applied;
}

/** Stores a sign-up for a new event. */
export async function storeSignUp(payload: Payload, data: object) {
  const event = await payload.create({
    collection: 'events',
    locale: 'de',
    data: {
      title: 'Ölabend',
      slug: `oelabend-${randomUUID()}`,
      start: '2099-12-01T10:00:00.000Z',
      end: '2099-12-01T12:00:00.000Z',
      venue: 'Hof',
      address: 'Hof 1, 10115 Berlin',
      intro: 'Kommen Sie.',
    } as never,
    draft: true,
  });
  return payload.create({
    collection: 'event-sign-ups',
    data: {
      ...submissionFields(),
      name: 'Anna Nowak',
      event: event.id,
      place: 'confirmed',
      ...data,
    } as never,
  });
}

/** Returns the fields of a mail about a contact message; without a reference number, of a mail to staff. */
export const mailFields = (reference: string | null) => ({
  id: randomUUID(),
  to: 'miriam@posteo.example',
  subject: 'Guten Tag',
  text: 'Guten Tag',
  state: 'waiting',
  attempts: 0,
  reference,
  ...(reference ? { inbox: 'contact-messages', cultureName: 'de-DE' } : {}),
  messageId: randomUUID(),
});

/** Stores such a mail in the outbox. */
export const storeMail = (payload: Payload, reference: string | null, data: object = {}) =>
  payload.create({ collection: 'mails', data: { ...mailFields(reference), ...data } as never });

/** Returns the numbers of entries found for a person. */
export const countsIn = (found: object): Record<string, number> =>
  Object.fromEntries(Object.entries(found).map(([name, entries]) => [name, entries.length]));

/** The counts for a person without any data. */
export const emptyCounts = {
  ...{ 'contact-messages': 0, 'sponsoring-messages': 0, 'event-sign-ups': 0 },
  ...{ attachments: 0, mails: 0 },
};

/** Returns the names of all tables that contain a word in any column. */
export async function tablesWith(payload: Payload, word: string): Promise<string[]> {
  const tables = await execute(payload, "SELECT name FROM sqlite_master WHERE type = 'table'");
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await execute(payload, `SELECT * FROM "${name}"`);
    if (JSON.stringify(rows).toLowerCase().includes(word)) found.push(String(name));
  }
  return found.sort();
}

/** Returns the people whose request succeeds. */
export async function peopleAllowed(ask: Ask, method: 'GET' | 'POST', path: string, body?: object) {
  const names: string[] = [];
  for (const person of people)
    if ((await ask(person, method, path, body)).status < 300) names.push(person);
  return names.sort();
}
