import type { Culture } from '../cultures.ts';
import { storeTable, table } from '../database/table.ts';

/** The cases of the reporting office. Nothing here has a time: days are `YYYY-MM-DD`. */
export const reports = table('reports', (column) => ({
  id: column.text('id').primaryKey(),
  cultureName: column.text('culture_name').$type<Culture>().notNull(),
  day: column.text('day').notNull(),
  acknowledgedOn: column.text('acknowledged_on'),
  feedbackOn: column.text('feedback_on'),
  closedOn: column.text('closed_on'),
  spamOn: column.text('spam_on'),
  spamBy: column.integer('spam_by_id'),
  lookupHash: column.text('lookup_hash').notNull(),
  recipient: column.text('recipient').notNull(),
}));

/** What was written in a case, sealed where it was written; a case has no two messages of one number. */
export const reportMessages = table('report_messages', (column) => ({
  id: column.text('id').primaryKey(),
  report: column.text('report').notNull(),
  number: column.number('number').notNull(),
  direction: column.text('direction').$type<'fromReporter' | 'toReporter'>().notNull(),
  day: column.text('day').notNull(),
  sealed: column.text('sealed').notNull(),
}));

/** Captchas that reports were sent with, by their hash. No row has a number, and the day is that of the report. */
export const reportCaptchas = storeTable('report_captchas', { withoutRowid: true }, (column) => ({
  id: column.text('id').primaryKey(),
  day: column.text('day').notNull(),
}));

/** The public keys that officers made: they take part once they are in the log. */
export const reportingKeys = table('reporting_keys', (column) => ({
  id: column.text('id').primaryKey(),
  kind: column.text('kind').$type<'handler' | 'recovery'>().notNull(),
  handler: column.integer('handler_id'),
  recipient: column.text('recipient').notNull(),
  /** What verifies what the officer signs; none yet with a key of before the log. */
  signing: column.text('signing'),
  madeOn: column.text('made_on').notNull(),
}));

/**
 * The log of the keys that reports are sealed to. Rows are added, and nothing else. The newest log counts; a row with the number 0 and without
 * words says that it was begun anew on the machine.
 */
export const keyLog = storeTable('reporting_key_log', { key: ['log', 'number'] }, (column) => ({
  log: column.integer('log').notNull(),
  number: column.integer('number').notNull(),
  statement: column.text('statement').notNull(),
  signature: column.text('signature').notNull(),
}));

/** That a case was deleted as spam, and by whom. */
export const reportDeletions = table('report_deletions', (column) => ({
  id: column.text('id').primaryKey(),
  case: column.text('case').notNull(),
  cultureName: column.text('culture_name').$type<Culture>().notNull(),
  day: column.text('day').notNull(),
  deletedOn: column.text('deleted_on').notNull(),
  markedBy: column.text('marked_by').notNull(),
  deletedBy: column.text('deleted_by').notNull(),
}));
