import type { Payload } from 'payload';
import { type Guards, guardRows } from './guard-rows.ts';

const refusal = 'the log of reporting keys is only added to';

/** Triggers that protect the key log of the reporting office from all database clients: no row can be updated or deleted. */
const guards: Guards = {
  sqlite: {
    key_log_unchanged: [
      `CREATE TRIGGER key_log_unchanged BEFORE UPDATE ON reporting_key_log
       BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
    ],
    key_log_kept: [
      `CREATE TRIGGER key_log_kept BEFORE DELETE ON reporting_key_log
       BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
    ],
    // INSERT OR REPLACE deletes rows without firing the trigger above.
    key_log_not_replaced: [
      `CREATE TRIGGER key_log_not_replaced BEFORE INSERT ON reporting_key_log
       WHEN NEW.log < (SELECT max(log) FROM reporting_key_log) OR
         EXISTS (SELECT 1 FROM reporting_key_log WHERE log = NEW.log AND number = NEW.number)
       BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
    ],
  },
  postgres: {
    key_log_unchanged: [
      `CREATE OR REPLACE FUNCTION key_log_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         RAISE EXCEPTION '${refusal}';
       END $$`,
      `CREATE TRIGGER key_log_unchanged BEFORE UPDATE OR DELETE ON reporting_key_log
       FOR EACH ROW EXECUTE FUNCTION key_log_guard()`,
    ],
    key_log_kept: [
      `CREATE TRIGGER key_log_kept BEFORE TRUNCATE ON reporting_key_log
       FOR EACH STATEMENT EXECUTE FUNCTION key_log_guard()`,
    ],
  },
};

export const guardKeyLog = (payload: Payload): Promise<void> =>
  guardRows(payload, 'reporting_key_log', guards);
