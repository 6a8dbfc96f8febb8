/** Contact messages written to the test database, as the site stores them. */
import { randomInt, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { telephoneDigits } from '@oilway/store/submissions/telephone-digits.ts';
import { database } from './journey.ts';

interface TestMessage {
  name: string;
  message: string;
  /** ISO 8601. */
  createdAt: string;
  subject?: string;
  company?: string;
  phone?: string;
  undeliverable?: boolean;
}

/** Adds messages to the German inbox, without a department. @returns their ids. */
export function addMessages(messages: readonly TestMessage[]): string[] {
  const file = new DatabaseSync(database(), { timeout: 10_000 });
  const insert = file.prepare(
    `INSERT INTO contact_messages (id, status, reference, culture_name, name, email, phone, telephone_digits, company, subject, message,
     undeliverable, idempotency_key, fingerprint, created_at, updated_at)
     VALUES (?, 'new', ?, 'de-DE', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const ids = messages.map((one) => {
    const [id, { createdAt, phone = '' }] = [randomUUID(), one];
    insert.run(
      id,
      `OW-21-${randomInt(100, 999)}-${randomInt(1000, 9999)}`,
      one.name,
      `${one.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@posteo.example`,
      phone,
      telephoneDigits('de-DE', phone),
      one.company ?? '',
      one.subject ?? '',
      one.message,
      one.undeliverable ? 1 : 0,
      ...[id, id, createdAt, createdAt],
    );
    return id;
  });
  file.close();
  return ids;
}

/** Adds a mail about a contact message that a mail server has refused. */
export function addUndeliverableMail(message: string): void {
  const file = new DatabaseSync(database(), { timeout: 10_000 });
  const now = new Date().toISOString();
  file
    .prepare(
      `INSERT INTO mails (id, state, "to", subject, text, reference, inbox, culture_name, attempts, last_error, created_at, updated_at)
       SELECT ?, 'dead', email, 'Ihre Nachricht', 'Guten Tag', reference, 'contact-messages', culture_name, 1, '550 User unknown', ?, ?
       FROM contact_messages WHERE id = ?`,
    )
    .run(randomUUID(), now, now, message);
  file.close();
}
