import type { Payload } from 'payload';
import { idleLimit } from './log-in.ts';

/** Deletes sessions, links of mails and challenges that nobody can use any more. @param now milliseconds. */
export async function deleteEnded(payload: Payload, now: number): Promise<void> {
  const at = (moment: number) => new Date(moment).toISOString();
  const own = { overrideAccess: true, depth: 0 } as const;
  const over = { expires: { less_than: at(now) } };
  await payload.delete({ ...own, collection: 'member-tokens', where: over });
  await payload.delete({ ...own, collection: 'member-challenges', where: over });
  const idle = { lastSeen: { less_than: at(now - idleLimit) } };
  await payload.delete({ ...own, collection: 'member-sessions', where: { or: [over, idle] } });
}
