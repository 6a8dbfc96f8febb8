import { appendAuditEvents } from '@oilway/store/audit/append.ts';
import type { Actor, AuditEvent } from '@oilway/store/audit/audit-event.ts';
import type { DbSession } from '@oilway/store/database/db-session.ts';
import type { PayloadRequest } from 'payload';
import type { Role } from '../access/roles.ts';
import { databaseOf } from '../database/session.ts';
import { getRunningTransaction, type RunningTransaction } from '../database/transactions.ts';
import { notifyAdmins } from './admin-notifications.ts';

/** An audited action; its actor is derived from the request. */
export type RequestAction = Omit<AuditEvent, 'actor'>;

/** Returns the authenticated person; undefined for visitors, jobs and commands. */
export function actorOf({ user }: Pick<PayloadRequest, 'user'>): Actor | undefined {
  const person = user as { collection?: string; id: number; name: string; role: Role } | null;
  if (person?.collection !== 'staff') return undefined;
  return { id: Number(person.id), name: person.name, role: person.role };
}

const pendingEntries = new WeakMap<RunningTransaction, AuditEvent[]>();

/**
 * Writes actions to the audit log in the request's transaction, and the notification mails to administrators: all are stored with the change or not
 * at all. They are written right before COMMIT, when the transaction waits for no other lock. Without a transaction they are written in a new one
 * before this returns.
 * @param actions in their order.
 * @param actor overrides the authenticated person.
 */
export async function recordActions(
  req: PayloadRequest,
  actions: readonly RequestAction[],
  actor: Actor | undefined = actorOf(req),
): Promise<void> {
  const entries = actions.map((action) => ({ ...action, actor }));
  const transaction = await getRunningTransaction(req);
  if (!transaction)
    return databaseOf(req.payload).transaction((session) => appendToAuditLog(session, ...entries));
  const pending = pendingEntries.get(transaction);
  if (pending) {
    pending.push(...entries);
    return;
  }
  pendingEntries.set(transaction, entries);
  transaction.beforeCommit.push(() => appendToAuditLog(transaction.session, ...entries));
}

export const recordAction = (
  req: PayloadRequest,
  action: RequestAction,
  actor?: Actor,
): Promise<void> => recordActions(req, [action], actor);

/** Writes actions as the last statements of a store transaction: the log is locked until the transaction ends. */
export async function appendToAuditLog(
  session: DbSession,
  ...entries: readonly AuditEvent[]
): Promise<void> {
  for (const entry of entries) await notifyAdmins(session, entry);
  await appendAuditEvents(session, entries);
}
