import type { Person } from './people.ts';

/** Who may do what, by hand. Whoever a line does not name must be refused. */
export type Allowed = Partial<Record<string, readonly Person[]>>;

const nobody = [] as const;
const admin = ['admin'] as const;
const german = ['admin', 'editor-de'] as const;
const polish = ['admin', 'editor-pl'] as const;
const editors = ['admin', 'editor-de', 'editor-pl'] as const;
const everyone = [
  'admin',
  'editor-de',
  'editor-pl',
  'portal-manager',
  'forms-clerk',
  'compliance-officer',
] as const;
const clerks = ['admin', 'forms-clerk'] as const;
const inbox = {
  read: clerks,
  list: clerks,
  count: clerks,
  update: clerks,
  'bulk update': clerks,
  delete: clerks,
  'bulk delete': clerks,
} as const;
const officers = ['compliance-officer'] as const;
const managers = ['admin', 'portal-manager'] as const;
const managed = {
  create: managers,
  read: managers,
  list: managers,
  count: managers,
  update: managers,
  'bulk update': managers,
  delete: managers,
  'bulk delete': managers,
} as const;
const overseers = ['admin', 'compliance-officer'] as const;
const read = { read: everyone, list: everyone, count: everyone } as const;

const ownCountry = (staff: readonly Person[]): Allowed => ({
  ...read,
  create: staff,
  update: staff,
  'bulk update': staff,
  delete: staff,
  'bulk delete': staff,
});

/** A page, a news post or an event of one country. @param others who makes the counterpart in the other one. */
const written = (staff: readonly Person[], others: readonly Person[]): Allowed => ({
  ...read,
  versions: editors,
  version: editors,
  create: staff,
  'create without country': staff,
  'create draft': staff,
  'update locale de': staff,
  'update locale pl': staff,
  'bulk update': staff,
  autosave: staff,
  publish: staff,
  'bulk publish': staff,
  unpublish: staff,
  restore: staff,
  'restore as draft': staff,
  duplicate: staff,
  counterpart: others,
  delete: admin,
  'bulk delete': admin,
});

export const collectionRules: Record<string, Allowed> = {
  'pages of Germany': written(german, polish),
  'pages of Poland': written(polish, german),
  'news of Germany': written(german, polish),
  'news of Poland': written(polish, german),
  'events of Germany': written(german, polish),
  'events of Poland': written(polish, german),
  'contact-persons of Germany': ownCountry(german),
  'contact-persons of Poland': ownCountry(polish),
  'departments of Germany': ownCountry(admin),
  'departments of Poland': ownCountry(admin),
  'social-posts of Germany': ownCountry(german),
  'social-posts of Poland': ownCountry(polish),
  media: {
    ...read,
    create: editors,
    update: editors,
    'bulk update': editors,
    delete: admin,
    'bulk delete': admin,
    duplicate: editors,
    file: everyone,
  },
  'locations of Germany': {
    ...read,
    create: german,
    update: german,
    'bulk update': german,
    delete: german,
    'bulk delete': german,
  },
  'locations of Poland': {
    ...read,
    create: polish,
    update: polish,
    'bulk update': polish,
    delete: polish,
    'bulk delete': polish,
  },
  'location-categories': {
    ...read,
    create: admin,
    update: admin,
    'bulk update': admin,
    delete: admin,
    'bulk delete': admin,
  },
  redirects: {
    read: editors,
    list: editors,
    count: editors,
    create: admin,
    update: admin,
    'bulk update': admin,
    delete: admin,
    'bulk delete': admin,
  },
  // Whoever is tried out is a clerk: other clerks see the name.
  staff: {
    read: clerks,
    list: clerks,
    count: clerks,
    create: admin,
    update: admin,
    'bulk update': admin,
    delete: admin,
    'bulk delete': admin,
  },
  'contact-messages': inbox,
  'event-sign-ups': inbox,
  'sponsoring-messages': inbox,
  'mails of a form': { read: clerks, list: clerks, count: clerks },
  'mails of staff': { read: admin, list: admin, count: admin },
  reports: { read: overseers, list: overseers, count: overseers, act: officers },
  'report-messages': { read: officers, list: officers, count: officers },
  'report-deletions': { read: overseers, list: overseers, count: overseers },
  'reporting-keys': {
    create: officers,
    read: officers,
    list: officers,
    count: officers,
    delete: officers,
    'bulk delete': officers,
    counted: officers,
  },
  companies: managed,
  members: managed,
  'file-categories': managed,
  'portal-files': managed,
  'portal-uploads': {
    create: managers,
    read: managers,
    list: managers,
    count: managers,
    delete: managers,
    'bulk delete': managers,
    file: managers,
  },
  'audit-log': { read: admin, list: admin, count: admin, export: admin },
  'payload-jobs': { read: admin, list: admin, count: admin, run: admin },
  'payload-preferences': {},
  'payload-locked-documents': {},
  'payload-migrations': {},
  'payload-kv': {},
};

// What is localized needs a language to be stored in: without one, not even an admin's request has an effect.
const globalRules: Allowed = {
  read: everyone,
  'update de': german,
  'update pl': polish,
  'update all': nobody,
  'update without locale': nobody,
};

export const globals: Record<string, Allowed> = {
  header: globalRules,
  'side-menus': globalRules,
  footer: globalRules,
  prices: globalRules,
  retention: {
    read: clerks,
    'update de': admin,
    'update pl': admin,
    'update all': admin,
    'update without locale': admin,
  },
  'payload-jobs-stats': {
    read: admin,
    'update de': nobody,
    'update pl': nobody,
    'update all': nobody,
    'update without locale': nobody,
  },
  'social-feeds': {
    read: everyone,
    'update de': nobody,
    'update pl': nobody,
    'update all': nobody,
    'update without locale': nobody,
  },
  'staff-door': {
    read: admin,
    'update de': admin,
    'update pl': admin,
    'update all': admin,
    'update without locale': admin,
  },
  settings: globalRules,
};
