import { roles } from '../../content/access/roles.ts';
import type { Person } from './people.ts';

/** Allowed roles for each operation. All others must be refused. */
export type Allowed = Partial<Record<string, readonly Person[]>>;

const noRoles = [] as const;
const admin = ['admin'] as const;
const german = ['admin', 'editor-de'] as const;
const polish = ['admin', 'editor-pl'] as const;
const editors = ['admin', 'editor-de', 'editor-pl'] as const;
const everyone = roles;
const clerks = ['admin', 'forms-clerk'] as const;
const officers = ['compliance-officer'] as const;
const managers = ['admin', 'portal-manager'] as const;
const overseers = ['admin', 'compliance-officer'] as const;

const reading = (staff: readonly Person[]) => ({ read: staff, list: staff, count: staff });
const creating = (staff: readonly Person[]) => ({ create: staff });
const updating = (staff: readonly Person[]) => ({ update: staff, 'bulk update': staff });
const deleting = (staff: readonly Person[]) => ({ delete: staff, 'bulk delete': staff });
const writing = (staff: readonly Person[]) => ({
  ...creating(staff),
  ...updating(staff),
  ...deleting(staff),
});
const inbox = { ...reading(clerks), ...updating(clerks), ...deleting(clerks) };
const managed = { ...reading(managers), ...writing(managers) };

const ownCountry = (staff: readonly Person[]): Allowed => ({
  ...reading(everyone),
  ...writing(staff),
});

/** A page, a news post or an event of one country. @param others the roles that may create the counterpart. */
const written = (staff: readonly Person[], others: readonly Person[]): Allowed => ({
  ...reading(everyone),
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
  ...deleting(admin),
});

export const collectionAccess: Record<string, Allowed> = {
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
  'notices of Germany': { ...reading(editors), ...writing(german) },
  'notices of Poland': { ...reading(editors), ...writing(polish) },
  media: {
    ...reading(everyone),
    ...creating(editors),
    ...updating(editors),
    ...deleting(admin),
    duplicate: editors,
    file: everyone,
  },
  'locations of Germany': { ...ownCountry(german), versions: editors },
  'locations of Poland': { ...ownCountry(polish), versions: editors },
  'location-categories': ownCountry(admin),
  redirects: { ...reading(editors), ...writing(admin) },
  // The tested account is a clerk, whose name other clerks may read.
  staff: { ...reading(clerks), ...writing(admin) },
  'contact-messages': inbox,
  'event-sign-ups': inbox,
  'sponsoring-messages': inbox,
  'reply-templates': { ...reading(clerks), ...writing(clerks), duplicate: clerks },
  'mails of a form': reading(clerks),
  'mails of staff': reading(admin),
  reports: { ...reading(overseers), act: officers },
  'report-messages': reading(officers),
  'report-notes': reading(officers),
  'report-deletions': reading(overseers),
  'reporting-keys': {
    ...creating(officers),
    ...reading(officers),
    ...deleting(officers),
    counted: officers,
  },
  companies: managed,
  members: managed,
  'file-categories': managed,
  'portal-files': managed,
  'portal-uploads': {
    ...creating(managers),
    ...reading(managers),
    ...deleting(managers),
    file: managers,
  },
  'audit-log': { ...reading(admin), export: admin },
  'audit-log of content': reading(editors),
  'payload-jobs': { ...reading(admin), run: admin },
  'payload-preferences': {},
  'payload-locked-documents': {},
  'payload-migrations': {},
  'payload-kv': {},
};

const globalRules = (
  read: readonly Person[],
  [german, polish, all, without]: readonly (readonly Person[])[],
) => ({
  read,
  'update de': german,
  'update pl': polish,
  'update all': all,
  'update without locale': without,
});

// Localized fields need a locale: without one, even an administrator's request has no effect.
const localized = globalRules(everyone, [german, polish, noRoles, noRoles]);
const noRolesForLocales = [noRoles, noRoles, noRoles, noRoles];
const adminsForLocales = [admin, admin, admin, admin];

export const globalAccess: Record<string, Allowed> = {
  header: localized,
  'side-menus': localized,
  footer: localized,
  prices: localized,
  settings: localized,
  retention: globalRules(clerks, adminsForLocales),
  'payload-jobs-stats': globalRules(admin, noRolesForLocales),
  'social-feeds': globalRules(everyone, noRolesForLocales),
  'mfa-policy': globalRules(admin, adminsForLocales),
};
