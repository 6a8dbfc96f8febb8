import type { Actor, AuditAct } from '@oilway/store/audit/act.ts';
import { noteActs } from '@oilway/store/audit/note.ts';
import type { Session } from '@oilway/store/database/session.ts';
import type { PayloadRequest } from 'payload';
import type { Role } from '../access/roles.ts';
import { databaseOf } from '../database/session.ts';
import { type RunningTransaction, runningOf } from '../database/transactions.ts';
import { tellAdmins } from './admin-mails.ts';

/** An audited action; its actor is derived from the request. */
export type NotedAct = Omit<AuditAct, 'actor'>;

/** Returns the authenticated person; undefined for visitors, jobs and commands. */
export function actorOf({ user }: Pick<PayloadRequest, 'user'>): Actor | undefined {
  const who = user as { collection?: string; id: number; name: string; role: Role } | null;
  if (who?.collection !== 'staff') return undefined;
  return { id: Number(who.id), name: who.name, role: who.role };
}

const noted = new WeakMap<RunningTransaction, AuditAct[]>();

/**
 * Writes actions to the audit log in the request's transaction, and the notification mails to administrators: all are stored with the change or not
 * at all. They are written right before COMMIT, when the transaction waits for no other lock. Without a transaction they are written in a new one
 * before this returns.
 * @param acts in their order.
 * @param actor overrides the authenticated person.
 */
export async function noteAll(
  req: PayloadRequest,
  acts: readonly NotedAct[],
  actor: Actor | undefined = actorOf(req),
): Promise<void> {
  const full = acts.map((act) => ({ ...act, actor }));
  const running = await runningOf(req);
  if (!running) return databaseOf(req.payload).transaction((session) => noteLast(session, ...full));
  const all = noted.get(running);
  if (all) {
    all.push(...full);
    return;
  }
  noted.set(running, full);
  running.beforeCommit.push(() => noteLast(running.session, ...full));
}

export const note = (req: PayloadRequest, act: NotedAct, actor?: Actor): Promise<void> =>
  noteAll(req, [act], actor);

/** Writes actions as the last statements of a store transaction: the log is locked until the transaction ends. */
export async function noteLast(session: Session, ...acts: readonly AuditAct[]): Promise<void> {
  for (const act of acts) await tellAdmins(session, act);
  await noteActs(session, acts);
}
