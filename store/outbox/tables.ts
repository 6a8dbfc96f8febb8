import { payloadTable, storeTable, timestamps } from '../database/table.ts';
import type { Inbox } from '../inboxes.ts';
import type { Locale } from '../locales.ts';
import type { Mail } from './mail.ts';

/** The outbox: every mail, sent or not. */
export const mails = payloadTable('mails', (column) => ({
  id: column.text('id').primaryKey(),
  state: column.text('state').$type<'waiting' | 'sent' | 'dead'>().notNull(),
  to: column.text('to'),
  replyTo: column.text('reply_to'),
  subject: column.text('subject'),
  text: column.text('text'),
  html: column.text('html'),
  attachments: column.json('attachments').$type<Mail['attachments']>(),
  inReplyTo: column.json('in_reply_to').$type<Mail['inReplyTo']>(),
  messageId: column.text('message_id'),
  reference: column.text('reference'),
  inbox: column.text('inbox').$type<Inbox>(),
  cultureName: column.text('culture_name').$type<Locale>(),
  department: column.number('department'),
  attempts: column.number('attempts').notNull(),
  passwordOf: column.text('password_of').$type<'member' | 'staff'>(),
  nextAttempt: column.timestamp('next_attempt'),
  sentAt: column.timestamp('sent_at'),
  lastError: column.text('last_error'),
  ...timestamps(column),
}));

/** One row while mails are held; none otherwise. */
export const outboxPauses = storeTable('outbox_pauses', {}, (column) => ({
  id: column.integer('id').primaryKey(),
  since: column.timestamp('since').notNull(),
}));
