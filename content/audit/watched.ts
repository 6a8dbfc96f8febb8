import type { Action } from '@oilway/store/audit/actions.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';

type Doc = Record<string, unknown>;

/** How acts on documents of a collection, or on a setting, are noted. */
export interface Watched {
  /** The field that names a document. None where it is a customer's name or address, or says what somebody wrote. */
  title?: string;
  /** Fields whose values are noted, before and after. Of all others it is noted that they changed. */
  values?: readonly string[];
  /** The only fields that count, where others are changed by logging in and the like. */
  only?: readonly string[];
  /** What is published is noted, drafts are not. */
  written?: boolean;
  /** What a change of the values means, where there is a word for it. */
  means?(after: Doc, before: Doc | undefined): Action | undefined;
  /** Noted also where nobody is logged in: how the first administrator comes about, and by whichever way another one. */
  always?: boolean;
  created?: Action;
  deleted?: Action;
}

const moved = (state: string, after: Doc, before: Doc | undefined) =>
  after.state === state && before?.state !== state;

const inbox: Watched = { title: 'reference', values: ['status', 'assignee', 'place'] };

/** Whatever people can do to collections and settings. Roles of staff: `staff-hooks.ts`. */
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

/** Written by Oilway itself, or noted where it is done: nobody changes these in the studio. */
export const unwatched: readonly (CollectionSlug | GlobalSlug)[] = [
  'audit-log',
  'mails',
  'report-deletions',
  'report-messages',
  'reports',
  'social-feeds',
  'staff',
];
