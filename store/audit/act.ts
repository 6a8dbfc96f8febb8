import type { Action } from './actions.ts';

/** Who did it, with name and role of that moment. */
export interface Actor {
  id: number;
  name: string;
  role: string;
}

/** A value that may be shown to every administrator, for years. */
export type NotedValue = string | number | boolean | null | readonly (string | number)[];

/** What was changed, by the names of fields. Without values it is only said that it was. */
export type AuditChanges = Record<string, { before?: NotedValue; after?: NotedValue }>;

/** What somebody did. Never a password, hash, token or key's secret part in it, nor the words of a report or a message. */
export interface AuditAct {
  action: Action;
  /** Nobody where Oilway did it by itself, or where it is not known who. */
  actor?: Actor | undefined;
  subject?: {
    /** A collection or a global, by its name in the studio. */
    kind: string;
    id?: number | string | undefined;
    title?: string | undefined;
  };
  changes?: AuditChanges | undefined;
}
