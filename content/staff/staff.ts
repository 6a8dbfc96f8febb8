import type {
  Access,
  CollectionAfterOperationHook,
  CollectionConfig,
  Field,
  FieldAccess,
  Where,
} from 'payload';
import { countAdmins, keepAnAdmin } from '../access/last-admin.ts';
import { roleLabels, roles } from '../access/roles.ts';
import { admins, adminsField, areClerks, roleOf } from '../access/rules.ts';
import { staffAudit } from '../audit/staff-hooks.ts';
import { text } from '../labels.ts';

const selfOrAdmin: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  return role && req.user ? { id: { equals: req.user.id } } : false;
};

/** Clerks hand messages to each other, so they know who else is one. */
const selfAdminOrClerks: Access = ({ req }) => {
  const own = selfOrAdmin({ req });
  if (roleOf(req) !== 'forms-clerk' || typeof own !== 'object') return own;
  return { or: [own as Where, areClerks] };
};

/** Names are enough for that. Without a document it is asked whether anybody may look for it. */
const ownOrAdmins: FieldAccess = ({ doc, req }) =>
  roleOf(req) === 'admin' || (doc?.id !== undefined && doc.id === req.user?.id);

/**
 * Nobody needs to see where somebody is logged in, so no answer of the studio says it. Payload's own
 * reads, which check the session, come past the access rules and keep it.
 */
const hideSessions: CollectionAfterOperationHook = ({ overrideAccess, result }) => {
  if (overrideAccess || !result || typeof result !== 'object') return result;
  const { docs, user } = result as { docs?: object[]; user?: object };
  for (const shown of docs ?? [user ?? result]) Reflect.deleteProperty(shown, 'sessions');
  return result;
};

const forClerks = ({ role }: { role?: unknown }) => role === 'forms-clerk';

/** What a clerk reads: nothing, until an administrator says what. */
const given: Field[] = [
  {
    name: 'countries',
    type: 'select',
    hasMany: true,
    label: text('Länder', 'Kraje', 'Countries'),
    access: { update: adminsField },
    options: [
      { value: 'de', label: text('Deutschland', 'Niemcy', 'Germany') },
      { value: 'pl', label: text('Polen', 'Polska', 'Poland') },
    ],
    admin: {
      condition: forClerks,
      description: text(
        'Die Person liest, was über die Formulare dieser Länder kommt, mit den E-Mails dazu. Ohne Land liest sie nichts.',
        'Osoba czyta to, co przychodzi przez formularze tych krajów, wraz z e-mailami. Bez kraju nie czyta niczego.',
        'Reads what comes by the forms of these countries, with the mails about it. Without a country, nothing.',
      ),
    },
  },
  {
    name: 'departments',
    type: 'relationship',
    relationTo: 'departments',
    hasMany: true,
    label: text('Abteilungen', 'Działy', 'Departments'),
    access: { update: adminsField },
    filterOptions: { purpose: { not_equals: 'whistleblowing' } },
    admin: {
      condition: forClerks,
      allowCreate: false,
      allowEdit: false,
      description: text(
        'Kontaktnachrichten liest die Person nur, wenn sie an eine dieser Abteilungen gingen und aus einem der Länder kommen.',
        'Wiadomości z formularza kontaktowego osoba czyta tylko wtedy, gdy trafiły do jednego z tych działów i pochodzą z jednego z krajów.',
        'Reads contact messages only where they went to one of these departments and come from one of the countries.',
      ),
    },
  },
  {
    name: 'otherMessages',
    type: 'checkbox',
    defaultValue: false,
    label: text(
      'Auch Kontaktnachrichten ohne Abteilung',
      'Także wiadomości bez działu',
      'Contact messages without a department, too',
    ),
    access: { update: adminsField },
    admin: {
      condition: forClerks,
      description: text(
        'Nachrichten, zu denen keine Abteilung bekannt ist oder deren Abteilung es nicht mehr gibt.',
        'Wiadomości, których dział nie jest znany albo już nie istnieje.',
        'Messages whose department is not known, or is no longer there.',
      ),
    },
  },
];

export const staff: CollectionConfig = {
  slug: 'staff',
  labels: {
    singular: text('Person', 'Osoba', 'Person'),
    plural: text('Personal', 'Pracownicy', 'Staff'),
  },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    useSessions: true,
    // Any interval makes Payload write beside its own open transaction: on SQLite it waits for itself
    // until it fails, 15 s later, for known addresses only.
    forgotPassword: { minRequestInterval: 0 },
  },
  access: {
    admin: ({ req }) => roleOf(req) !== undefined,
    create: admins,
    read: selfAdminOrClerks,
    update: selfOrAdmin,
    delete: admins,
    unlock: admins,
  },
  hooks: {
    ...staffAudit,
    beforeOperation: [...staffAudit.beforeOperation, countAdmins],
    afterOperation: [keepAnAdmin, hideSessions],
    afterMe: [
      ({ response }) => {
        const { user } = response as { user?: object };
        if (user) Reflect.deleteProperty(user, 'sessions');
      },
    ],
  },
  fields: [
    { name: 'email', type: 'email', required: true, access: { read: ownOrAdmins } },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      label: text('Name', 'Imię i nazwisko', 'Name'),
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: true,
      label: text('Rolle', 'Rola', 'Role'),
      access: { update: adminsField },
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
    },
    ...given,
  ],
};
