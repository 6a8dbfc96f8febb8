import type { Actor, AuditAct } from '@oilway/store/audit/act.ts';
import { noteActs } from '@oilway/store/audit/note.ts';
import type { PayloadRequest } from 'payload';
import type { Role } from '../access/roles.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { type RunningTransaction, runningOf } from '../database/transactions.ts';
import { tellAdmins } from './admin-mails.ts';

/** What was done; who did it follows from the request. */
export type NotedAct = Omit<AuditAct, 'actor'>;

/** Whoever asks, as they are now; undefined for visitors, jobs and commands. */
export function actorOf({ user }: Pick<PayloadRequest, 'user'>): Actor | undefined {
  const who = user as { collection?: string; id: number; name: string; role: Role } | null;
  if (who?.collection !== 'staff') return undefined;
  return { id: Number(who.id), name: who.name, role: who.role };
}

/** Several acts of one request, in their order. */
export async function noteAll(req: PayloadRequest, acts: readonly NotedAct[]): Promise<void> {
  const actor = actorOf(req);
  const all = async (within: PayloadRequest) => {
    for (const act of acts) await note(within, act, actor);
  };
  await ((await runningOf(req)) ? all(req) : inTransaction(req.payload, all));
}

const noted = new WeakMap<RunningTransaction, AuditAct[]>();

/**
 * Notes in the audit log what a request does, in its transaction, and mails the administrators what they have to know: both are stored
 * with the act or not at all. They are written right before COMMIT, when the transaction waits for nobody any more. Without a
 * transaction the act is noted in one of its own, before this answers.
 * @param actor another one than whoever asks.
 */
export async function note(
  req: PayloadRequest,
  act: NotedAct,
  actor: Actor | undefined = actorOf(req),
): Promise<void> {
  const running = await runningOf(req);
  if (!running) return inTransaction(req.payload, (own) => note(own, act, actor));
  const full = { ...act, actor };
  const all = noted.get(running);
  if (all) {
    all.push(full);
    return;
  }
  const acts: AuditAct[] = [full];
  noted.set(running, acts);
  const { payload, transactionID } = req;
  running.beforeCommit.push(async () => {
    const own = Object.assign(Object.create(req) as PayloadRequest, { transactionID });
    const session = await sessionOf(payload, own);
    await noteActs(session, acts);
    for (const one of acts) await tellAdmins(session, one);
  });
}
