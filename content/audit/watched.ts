import type { Action } from '@oilway/store/audit/actions.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';

type Doc = Record<string, unknown>;

/** How changes to documents of a collection or to a global are logged. */
export interface Watched {
  /** The title field. Unset where the title is a customer's name or address, or text from a submission. */
  title?: string;
  /** Fields whose values are logged before and after. Other fields are logged as changed only. */
  values?: readonly string[];
  /** Limits logging to these fields, where others change at each login. */
  only?: readonly string[];
  /** Only publications are logged, not drafts. */
  written?: boolean;
  /** Returns the specific action for a change of values, if one exists. */
  means?(after: Doc, before: Doc | undefined): Action | undefined;
  /** Logs changes without a session, too: how the first administrator is created, or another one outside the studio. */
  always?: boolean;
  created?: Action;
  deleted?: Action;
}

const moved = (state: string, after: Doc, before: Doc | undefined) =>
  after.state === state && before?.state !== state;

const inbox: Watched = { title: 'reference', values: ['status', 'assignee', 'place'] };

/** The logged collections and globals. Roles of staff: `staff-hooks.ts`. */
export const watched: Partial<Record<CollectionSlug | GlobalSlug, Watched>> = {
  pages: { title: 'title', written: true },
  news: { title: 'title', written: true },
  events: { title: 'title', written: true },
  media: { title: 'filename' },
  locations: { title: 'title', values: ['country', 'category'] },
  'location-categories': { title: 'title' },
  'contact-persons': { title: 'profileName', values: ['country'] },
  departments: { title: 'department', values: ['country', 'purpose'] },
  'social-posts': { values: ['country', 'network', 'hidden'] },
  redirects: { title: 'from', values: ['culture', 'kind', 'page', 'news', 'event'] },
  'contact-messages': inbox,
  'sponsoring-messages': inbox,
  'event-sign-ups': inbox,
  companies: { title: 'name', values: ['country', 'categories'] },
  members: {
    values: ['state', 'company', 'cultureName'],
    means: (after, before) =>
      moved('invited', after, before)
        ? 'invited'
        : moved('disabled', after, before)
          ? 'disabled'
          : undefined,
  },
  'file-categories': { title: 'title', values: ['parent', 'culture'] },
  'portal-files': {
    title: 'title',
    values: ['state', 'date', 'category', 'file', 'printFile'],
    means: (after, before) =>
      moved('published', after, before)
        ? 'published'
        : before && moved('draft', after, before)
          ? 'unpublished'
          : undefined,
  },
  'portal-uploads': { title: 'originalName', only: ['originalName'] },
  'reporting-keys': {
    title: 'kind',
    // The public key.
    values: ['kind', 'handler', 'recipient', 'signing'],
    only: ['kind', 'handler', 'recipient', 'signing'],
    created: 'keyAdded',
    deleted: 'keyRemoved',
    always: true,
  },
  header: {},
  'side-menus': {},
  footer: {},
  prices: {},
  settings: {
    values: ['locationsPage', 'newsPage', 'eventsPage', 'searchPage', 'privacyPage'],
  },
  'staff-door': { values: ['factorsOf'] },
  retention: {
    values: ['contactMessages', 'sponsoringMessages', 'eventSignUps', 'auditLog', 'allowed'],
    only: ['contactMessages', 'sponsoringMessages', 'eventSignUps', 'auditLog', 'allowed'],
  },
};

/** Collections and globals that only Oilway writes, or whose changes are logged by the code that makes them. */
export const unwatched: readonly (CollectionSlug | GlobalSlug)[] = [
  'audit-log',
  'mails',
  'report-deletions',
  'report-messages',
  'reports',
  'social-feeds',
  'staff',
];
