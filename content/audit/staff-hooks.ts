import { isDeepStrictEqual } from 'node:util';
import type { AuditChanges, NotedValue } from '@oilway/store/audit/act.ts';
import type { Action } from '@oilway/store/audit/actions.ts';
import type { CollectionConfig } from 'payload';
import { isRaised, type Role } from '../access/roles.ts';
import { idOf } from '../id-of.ts';
import type { Staff } from '../payload-types.ts';
import { note } from './note.ts';

interface Person {
  id: number;
  name: string;
  email: string;
  role: Role;
  state: Staff['state'];
  countries?: unknown;
  departments?: unknown;
  otherMessages?: unknown;
}

export const personOf = ({ id, name }: Pick<Person, 'id' | 'name'>) => ({
  kind: 'staff',
  id,
  title: name,
});

/** Logs the changes to staff accounts in the staff list. Changes to the person's own account are logged in `store/staff/`. */
export const staffAudit = {
  afterChange: [
    async ({ doc, operation, previousDoc, req }) => {
      const before = operation === 'update' ? (previousDoc as Person) : undefined;
      for (const act of actsOn(doc as Person, before))
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
} satisfies CollectionConfig['hooks'];

/** Name and email are logged as changed, without values. */
const watched = ['name', 'email', 'countries', 'departments', 'otherMessages'] as const;

/** These values are not personal data: before and after are logged. */
const told = new Set<string>(['countries', 'departments', 'otherMessages']);

const valuesOf = (field: (typeof watched)[number], person: Person, before: Person) => ({
  before: noted(before[field]),
  after: noted(person[field]),
});

const noted = (value: unknown): NotedValue =>
  Array.isArray(value) ? value.map((item) => String(idOf(item) ?? item)) : value === true;

/** A department is an id or a populated document; undefined and null are equal. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(plain(one), plain(other));

const plain = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => idOf(item) ?? item) : value || [];

const movesOf: Record<Staff['state'], Action> = {
  invited: 'invited',
  active: 'changed',
  deactivated: 'disabled',
};

interface StaffAct {
  action: Action;
  changes?: AuditChanges;
}

function actsOn(person: Person, before: Person | undefined): StaffAct[] {
  const { role, state } = person;
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
  if (state !== before.state)
    acts.push({
      action: movesOf[state],
      changes: { state: { before: before.state, after: state } },
    });
  const changed = watched.filter((field) => !isSameValue(person[field], before[field]));
  const changes = Object.fromEntries(
    changed.map((field) => [field, told.has(field) ? valuesOf(field, person, before) : {}]),
  );
  if (changed.length > 0) acts.push({ action: 'changed', changes });
  return acts;
}

function moveOf(before: Role, after: Role): Action {
  if (after === 'admin') return 'adminMade';
  return isRaised(before, after) ? 'roleRaised' : 'roleChanged';
}
