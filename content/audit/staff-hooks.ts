import type { Action } from '@oilway/store/audit/actions.ts';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { isRaised, type Role } from '../access/roles.ts';
import { countFailedLogin } from './failed-logins.ts';
import { actorOf, note } from './note.ts';

interface Person {
  id: number;
  name: string;
  email: string;
  role: Role;
}

/** What a request is about, beyond what its hooks are told. */
interface Context {
  loginAs?: string | undefined;
  asksPassword?: boolean;
  resetsPassword?: boolean;
  setsPassword?: boolean;
}

export const personOf = ({ id, name }: Pick<Person, 'id' | 'name'>) => ({
  kind: 'staff',
  id,
  title: name,
});

/** Notes that somebody no longer has a second factor: all administrators are mailed. */
export const noteLastFactorRemoved = (req: PayloadRequest, person: Person): Promise<void> =>
  note(req, { action: 'lastFactorRemoved', subject: personOf(person) });

/** The accounts of staff: also what nobody who is logged in does. */
export const staffAudit = {
  beforeOperation: [
    ({ args, operation, req }) => {
      const { data } = args as { data?: { email?: unknown; password?: unknown } };
      const context = req.context as Context;
      if (operation === 'login') context.loginAs = String(data?.email ?? '');
      if (operation === 'forgotPassword') context.asksPassword = true;
      if (operation === 'resetPassword') context.resetsPassword = true;
      if (operation === 'update') context.setsPassword = Boolean(data?.password);
    },
  ],
  afterChange: [
    async ({ doc, operation, previousDoc, req }) => {
      const before = operation === 'update' ? (previousDoc as Person) : undefined;
      for (const act of actsOn(doc as Person, before, req.context as Context))
        await note(req, { ...act, subject: personOf(doc as Person) });
      return doc;
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      const { role } = doc as Person;
      const changes = { role: { before: role } };
      await note(req, { action: 'deleted', subject: personOf(doc as Person), changes });
    },
  ],
  afterLogin: [
    async ({ req, user }) => {
      const { resetsPassword } = req.context as Context;
      const action = resetsPassword ? 'passwordReset' : 'loggedIn';
      await note(req, { action, subject: personOf(user as Person) });
    },
  ],
  afterLogout: [
    async ({ req }) => {
      const who = actorOf(req);
      if (who) await note(req, { action: 'loggedOut', subject: personOf(who) });
    },
  ],
  afterError: [
    ({ error, req }) => {
      const { loginAs } = req.context as Context;
      const { status } = error as { status?: number };
      if (loginAs !== undefined && status === 401) countFailedLogin(req.payload, loginAs);
    },
  ],
} satisfies CollectionConfig['hooks'];

interface StaffAct {
  action: Action;
  changes?: Record<string, { before?: string; after?: string }>;
}

function actsOn(person: Person, before: Person | undefined, context: Context): StaffAct[] {
  const { email, name, role } = person;
  if (!before)
    return [
      { action: role === 'admin' ? 'adminMade' : 'created', changes: { role: { after: role } } },
    ];
  const acts: StaffAct[] = [];
  if (role !== before.role)
    acts.push({
      action: moveOf(before.role, role),
      changes: { role: { before: before.role, after: role } },
    });
  if (context.setsPassword) acts.push({ action: 'passwordChanged' });
  if (context.asksPassword) acts.push({ action: 'passwordAsked' });
  const changes: StaffAct['changes'] = {
    ...(name !== before.name && { name: {} }),
    ...(email !== before.email && { email: {} }),
  };
  if (Object.keys(changes).length > 0) acts.push({ action: 'changed', changes });
  return acts;
}

function moveOf(before: Role, after: Role): Action {
  if (after === 'admin') return 'adminMade';
  return isRaised(before, after) ? 'roleRaised' : 'roleChanged';
}
