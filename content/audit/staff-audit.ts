import { isDeepStrictEqual } from 'node:util';
import type { Action } from '@oilway/store/audit/actions.ts';
import type { AuditChanges, AuditValue } from '@oilway/store/audit/audit-event.ts';
import type { CollectionConfig } from 'payload';
import { isPromotion, type Role } from '../access/roles.ts';
import { idOf } from '../id-of.ts';
import type { Staff } from '../payload-types.ts';
import { recordAction } from './record-actions.ts';

interface StaffDocument {
  id: number;
  name: string;
  email: string;
  role: Role;
  state: Staff['state'];
  countries?: unknown;
  departments?: unknown;
  otherMessages?: unknown;
}

export const staffSubject = ({ id, name }: Pick<StaffDocument, 'id' | 'name'>) => ({
  kind: 'staff',
  id,
  title: name,
});

/** Logs the changes to staff accounts in the staff list. Changes to the person's own account are logged in `store/staff/`. */
export const staffAuditHooks = {
  afterChange: [
    async ({ doc, operation, previousDoc, req }) => {
      const before = operation === 'update' ? (previousDoc as StaffDocument) : undefined;
      for (const action of staffActions(doc as StaffDocument, before))
        await recordAction(req, { ...action, subject: staffSubject(doc as StaffDocument) });
      return doc;
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      const { role } = doc as StaffDocument;
      const changes = { role: { before: role } };
      await recordAction(req, {
        action: 'deleted',
        subject: staffSubject(doc as StaffDocument),
        changes,
      });
    },
  ],
} satisfies CollectionConfig['hooks'];

/** Name and email are logged as changed, without values. */
const auditedFields = ['name', 'email', 'countries', 'departments', 'otherMessages'] as const;

/** These values are not personal data: before and after are logged. */
const fieldsWithLoggedValues = new Set<string>(['countries', 'departments', 'otherMessages']);

const beforeAndAfter = (
  field: (typeof auditedFields)[number],
  person: StaffDocument,
  before: StaffDocument,
) => ({
  before: loggedValue(before[field]),
  after: loggedValue(person[field]),
});

const loggedValue = (value: unknown): AuditValue =>
  Array.isArray(value) ? value.map((item) => String(idOf(item) ?? item)) : value === true;

/** A department is an id or a populated document; undefined and null are equal. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(normalizeValue(one), normalizeValue(other));

const normalizeValue = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => idOf(item) ?? item) : value || [];

const stateActions: Record<Staff['state'], Action> = {
  invited: 'invited',
  active: 'changed',
  deactivated: 'disabled',
};

interface StaffAction {
  action: Action;
  changes?: AuditChanges;
}

function staffActions(person: StaffDocument, before: StaffDocument | undefined): StaffAction[] {
  const { role, state } = person;
  if (!before)
    return [
      { action: role === 'admin' ? 'adminMade' : 'created', changes: { role: { after: role } } },
    ];
  const actions: StaffAction[] = [];
  if (role !== before.role)
    actions.push({
      action: roleAction(before.role, role),
      changes: { role: { before: before.role, after: role } },
    });
  if (state !== before.state)
    actions.push({
      action: stateActions[state],
      changes: { state: { before: before.state, after: state } },
    });
  const changed = auditedFields.filter((field) => !isSameValue(person[field], before[field]));
  const changes = Object.fromEntries(
    changed.map((field) => [
      field,
      fieldsWithLoggedValues.has(field) ? beforeAndAfter(field, person, before) : {},
    ]),
  );
  if (changed.length > 0) actions.push({ action: 'changed', changes });
  return actions;
}

function roleAction(before: Role, after: Role): Action {
  if (after === 'admin') return 'adminMade';
  return isPromotion(before, after) ? 'roleRaised' : 'roleChanged';
}
