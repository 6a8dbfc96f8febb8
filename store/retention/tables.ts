import { payloadTable } from '../database/table.ts';
import type { SkipReason } from './skip-reason.ts';

/** Retention periods in days, and the last nightly run's results: one row, or none before the first run. */
export const retention = payloadTable('retention', (column) => ({
  id: column.integer('id').primaryKey(),
  contactMessages: column.number('contact_messages').notNull(),
  sponsoringMessages: column.number('sponsoring_messages').notNull(),
  eventSignUps: column.number('event_sign_ups').notNull(),
  auditLog: column.number('audit_log').notNull(),
  lastRunAt: column.timestamp('last_run_at'),
  lastRunDeleted: column.number('last_run_deleted'),
  lastRunMails: column.number('last_run_mails'),
  lastRunOverdue: column.number('last_run_overdue'),
  skippedAt: column.timestamp('skipped_at'),
  skippedReason: column.text('skipped_reason').$type<Exclude<SkipReason, 'first'>>(),
  allowed: column.boolean('allowed'),
  createdAt: column.timestamp('created_at'),
  updatedAt: column.timestamp('updated_at'),
}));
