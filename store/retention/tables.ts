import { table } from '../database/table.ts';
import type { HeldBack } from './held-back.ts';

/** Retention periods in days, and the last nightly run's results: one row, or none before the first run. */
export const retention = table('retention', (column) => ({
  id: column.integer('id').primaryKey(),
  contactMessages: column.number('contact_messages').notNull(),
  sponsoringMessages: column.number('sponsoring_messages').notNull(),
  eventSignUps: column.number('event_sign_ups').notNull(),
  auditLog: column.number('audit_log').notNull(),
  lastRunAt: column.moment('last_run_at'),
  lastRunDeleted: column.number('last_run_deleted'),
  lastRunMails: column.number('last_run_mails'),
  lastRunOverdue: column.number('last_run_overdue'),
  heldBackAt: column.moment('held_back_at'),
  heldBackReason: column.text('held_back_reason').$type<Exclude<HeldBack, 'first'>>(),
  allowed: column.flag('allowed'),
  createdAt: column.moment('created_at'),
  updatedAt: column.moment('updated_at'),
}));
