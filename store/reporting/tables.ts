import type { Culture } from '../cultures.ts';
import { table } from '../database/table.ts';

/** The cases of the reporting office. Nothing here has a time: days are `YYYY-MM-DD`. */
export const reports = table('reports', (column) => ({
  id: column.text('id').primaryKey(),
  cultureName: column.text('culture_name').$type<Culture>().notNull(),
  day: column.text('day').notNull(),
  acknowledgedOn: column.text('acknowledged_on'),
  feedbackOn: column.text('feedback_on'),
  closedOn: column.text('closed_on'),
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
export const reportCaptchas = table('report_captchas', (column) => ({
  id: column.text('id').primaryKey(),
  day: column.text('day').notNull(),
}));

/** The public keys that reports are sealed to. */
export const reportingKeys = table('reporting_keys', (column) => ({
  id: column.text('id').primaryKey(),
  kind: column.text('kind').$type<'handler' | 'recovery'>().notNull(),
  handler: column.integer('handler_id'),
  recipient: column.text('recipient').notNull(),
  madeOn: column.text('made_on').notNull(),
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
