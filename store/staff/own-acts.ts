import type { Action } from '../audit/actions.ts';
import { noteAct } from '../audit/note.ts';
import type { Session } from '../database/session.ts';
import type { Person } from './person.ts';

type Named = Pick<Person, 'id' | 'name' | 'role'>;

/** Notes in the audit log what somebody did with their own account: the last thing in the transaction that does it. */
export const noteOwn = (
  session: Session,
  { id, name, role }: Named,
  action: Action,
): Promise<void> =>
  noteAct(session, {
    action,
    actor: { id, name, role },
    subject: { kind: 'staff', id, title: name },
  });
