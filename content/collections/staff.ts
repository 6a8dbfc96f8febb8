import type { Access, CollectionConfig } from 'payload';
import { roleLabels, roles } from '../access/roles.ts';
import { admins, adminsField, roleOf } from '../access/rules.ts';
import { text } from '../labels.ts';

const selfOrAdmin: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  return role && req.user ? { id: { equals: req.user.id } } : false;
};

/** Nobody needs to see where else somebody is logged in, not even that somebody's browser. */
function withoutSessions<User extends object>(user: User): User {
  const { sessions: _, ...shown } = user as User & { sessions?: unknown };
  return shown as User;
}

export const staff: CollectionConfig = {
  slug: 'staff',
  labels: {
    singular: text('Person', 'Osoba', 'Person'),
    plural: text('Personal', 'Pracownicy', 'Staff'),
  },
  admin: { useAsTitle: 'email', defaultColumns: ['name', 'email', 'role'] },
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
    read: selfOrAdmin,
    update: selfOrAdmin,
    delete: admins,
    unlock: admins,
  },
  hooks: {
    afterLogin: [({ user }) => withoutSessions(user)],
    afterMe: [
      ({ response }) => ({
        ...(response as object),
        user: withoutSessions((response as { user: object }).user),
      }),
    ],
  },
  fields: [
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
  ],
};
