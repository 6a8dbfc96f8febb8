import type { Action } from './actions.ts';

/** Who acted, with the name and role at that time. */
export interface Actor {
  id: number;
  name: string;
  role: string;
}

/** A value that every administrator may read, for years. */
export type AuditValue = string | number | boolean | null | readonly (string | number)[];

/**
 * Changes by field name, or by the path of a field in a group or in a row. Without values only the fact of the change is recorded.
 * `row` names the row.
 */
export type AuditChanges = Record<
  string,
  { before?: AuditValue; after?: AuditValue; row?: string }
>;

/** An entry of the audit log. Contains no password, hash, token or secret key, and no text of a report or a message. */
export interface AuditEvent {
  action: Action;
  /** Undefined for an automatic act, or when the actor is unknown. */
  actor?: Actor | undefined;
  subject?: {
    /** The slug of a collection or global. */
    kind: string;
    id?: number | string | undefined;
    title?: string | undefined;
  };
  changes?: AuditChanges | undefined;
}
