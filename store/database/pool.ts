import type { Pool } from 'pg';
import type { Connections } from './session.ts';

/** What a pool of node-postgres counts. */
export const connectionsOf = ({
  idleCount,
  totalCount,
  waitingCount,
}: Pick<Pool, 'idleCount' | 'totalCount' | 'waitingCount'>): Connections => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});
