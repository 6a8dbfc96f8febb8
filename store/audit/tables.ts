import { table } from '../database/table.ts';
import type { AuditChanges } from './act.ts';

/** What people did, one row an act, each with the hash of the one before it. Rows are added, and deleted when they are old: nothing else. */
export const auditLog = table('audit_log', (column) => ({
  id: column.integer('id').primaryKey(),
  at: column.moment('at').notNull(),
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
