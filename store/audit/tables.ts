import { payloadTable } from '../database/table.ts';
import type { AuditChanges } from './audit-event.ts';

/** The audit log: one row per act, each with the previous row's hash. Rows are inserted, and deleted after the retention period; never updated. */
export const auditLog = payloadTable('audit_log', (column) => ({
  id: column.integer('id').primaryKey(),
  at: column.timestamp('at').notNull(),
  actor: column.number('actor'),
  actorName: column.text('actor_name'),
  actorRole: column.text('actor_role'),
  action: column.text('action').notNull(),
  kind: column.text('kind'),
  subject: column.text('subject'),
  title: column.text('title'),
  changes: column.json('changes').$type<AuditChanges>(),
  previous: column.text('previous').notNull(),
  checksum: column.text('checksum').notNull(),
}));
