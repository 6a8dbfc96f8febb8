import { payloadTable, storeTable } from '../database/table.ts';
import type { Locale } from '../locales.ts';

/** The cases of the reporting office. No column has a time of day: days are `YYYY-MM-DD`. */
export const reports = payloadTable('reports', (column) => ({
  id: column.text('id').primaryKey(),
  cultureName: column.text('culture_name').$type<Locale>().notNull(),
  day: column.text('day').notNull(),
  acknowledgedOn: column.text('acknowledged_on'),
  feedbackOn: column.text('feedback_on'),
  closedOn: column.text('closed_on'),
  spamOn: column.text('spam_on'),
  spamBy: column.integer('spam_by_id'),
  lookupHash: column.text('lookup_hash').notNull(),
  recipient: column.text('recipient').notNull(),
}));

/** Encrypted messages of cases; numbers are unique within a case. */
export const reportMessages = payloadTable('report_messages', (column) => ({
  id: column.text('id').primaryKey(),
  report: column.text('report').notNull(),
  number: column.number('number').notNull(),
  direction: column.text('direction').$type<'fromReporter' | 'toReporter'>().notNull(),
  day: column.text('day').notNull(),
  sealed: column.text('sealed').notNull(),
}));

/** Officers' notes on cases, encrypted for the officers; a note of the kind `closing` states why the case was closed. */
export const reportNotes = payloadTable('report_notes', (column) => ({
  id: column.text('id').primaryKey(),
  report: column.text('report').notNull(),
  number: column.number('number').notNull(),
  /** The number of the case's last message when the note was written. */
  afterMessage: column.number('after_message').notNull(),
  kind: column.text('kind').$type<'note' | 'closing'>().notNull(),
  day: column.text('day').notNull(),
  sealed: column.text('sealed').notNull(),
}));

/** Hashes of the captchas used for reports. No row has a row id, and the day is the report's. */
export const reportCaptchas = storeTable('report_captchas', { withoutRowid: true }, (column) => ({
  id: column.text('id').primaryKey(),
  day: column.text('day').notNull(),
}));

/** Officers' public keys, which are used once they are in the log. */
export const reportingKeys = payloadTable('reporting_keys', (column) => ({
  id: column.text('id').primaryKey(),
  kind: column.text('kind').$type<'handler' | 'recovery'>().notNull(),
  handler: column.integer('handler_id'),
  recipient: column.text('recipient').notNull(),
  /** The officer's public signing key; null for keys older than the log. */
  signing: column.text('signing'),
  madeOn: column.text('made_on').notNull(),
}));

/**
 * The log of the recipients' keys, append-only. The newest log is valid; a row with the number 0 and no text records a reset by a command of the
 * server.
 */
export const keyLog = storeTable(
  'reporting_key_log',
  { primaryKey: ['log', 'number'] },
  (column) => ({
    log: column.integer('log').notNull(),
    number: column.integer('number').notNull(),
    statement: column.text('statement').notNull(),
    signature: column.text('signature').notNull(),
  }),
);

/** A record that a case was deleted as spam, and by which account. */
export const reportDeletions = payloadTable('report_deletions', (column) => ({
  id: column.text('id').primaryKey(),
  case: column.text('case').notNull(),
  cultureName: column.text('culture_name').$type<Locale>().notNull(),
  day: column.text('day').notNull(),
  deletedOn: column.text('deleted_on').notNull(),
  markedBy: column.text('marked_by').notNull(),
  deletedBy: column.text('deleted_by').notNull(),
}));
