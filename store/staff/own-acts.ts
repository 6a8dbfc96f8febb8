import type { Action } from '../audit/actions.ts';
import { noteAct } from '../audit/note.ts';
import type { Session } from '../database/session.ts';
import type { Person } from './person.ts';

type Named = Pick<Person, 'id' | 'name' | 'role'>;

/** Adds an entry for an account's change by its owner to the audit log; must be the last statement of the transaction. */
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
