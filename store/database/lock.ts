import type { Session } from './session.ts';

/**
 * The rows that a question finds are changed by nobody else until the transaction ends. On SQLite a transaction is alone with
 * all that it writes; PostgreSQL locks these rows.
 */
export function locked<Question extends object>(
  { dialect }: Session,
  question: Question,
): Question {
  if (dialect === 'sqlite') return question;
  return (question as unknown as { for(strength: 'update'): Question }).for('update');
}
