import { minRetentionDays } from '@oilway/store/audit/purge.ts';
import type { Payload } from 'payload';
import { type Guards, guardRows } from './guard-rows.ts';

const refusal = 'the audit log is only added to';

/**
 * Triggers that protect the audit log from all database clients: no row can be updated, and none can be deleted before the shortest retention period
 * ends.
 */
const guards: Guards = {
  sqlite: {
    audit_log_unchanged: [
      `CREATE TRIGGER audit_log_unchanged BEFORE UPDATE ON audit_log
       BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
    ],
    audit_log_kept: [
      `CREATE TRIGGER audit_log_kept BEFORE DELETE ON audit_log
       WHEN OLD.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${minRetentionDays} days')
       BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
    ],
    // INSERT OR REPLACE deletes rows without firing the trigger above.
    audit_log_not_replaced: [
      `CREATE TRIGGER audit_log_not_replaced BEFORE INSERT ON audit_log
       WHEN NEW.id <= (SELECT max(id) FROM audit_log)
       BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
    ],
  },
  postgres: {
    audit_log_unchanged: [
      `CREATE OR REPLACE FUNCTION audit_log_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF TG_OP = 'DELETE' THEN
           IF OLD.at < now() - interval '${minRetentionDays} days' THEN RETURN OLD; END IF;
         END IF;
         RAISE EXCEPTION '${refusal}';
       END $$`,
      `CREATE TRIGGER audit_log_unchanged BEFORE UPDATE OR DELETE ON audit_log
       FOR EACH ROW EXECUTE FUNCTION audit_log_guard()`,
    ],
    audit_log_kept: [
      `CREATE TRIGGER audit_log_kept BEFORE TRUNCATE ON audit_log
       FOR EACH STATEMENT EXECUTE FUNCTION audit_log_guard()`,
    ],
  },
};

export const guardAuditLog = (payload: Payload): Promise<void> =>
  guardRows(payload, 'audit_log', guards);
