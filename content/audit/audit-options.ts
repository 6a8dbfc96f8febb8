import type { Action } from '@oilway/store/audit/actions.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';

type Doc = Record<string, unknown>;

/** How changes to documents of a collection or to a global are logged. */
export interface AuditOptions {
  /** The title field. Unset where the title is a customer's name or address, or text from a submission. */
  titleField?: string;
  /** Fields whose values are logged before and after. Other fields are logged as changed only. */
  loggedValues?: readonly string[];
  /** Limits logging to these fields, where others change at each login. */
  onlyFields?: readonly string[];
  /** Only publications are logged, not drafts. */
  publicationsOnly?: boolean;
  /** Returns the specific action for a change of values, if one exists. */
  resolveAction?(after: Doc, before: Doc | undefined): Action | undefined;
  /** Logs changes without a session, too: how the first administrator is created, or another one outside the studio. */
  withoutSession?: boolean;
  createdAction?: Action;
  deletedAction?: Action;
}

const changedState = (state: string, after: Doc, before: Doc | undefined) =>
  after.state === state && before?.state !== state;

const inboxOptions: AuditOptions = {
  titleField: 'reference',
  loggedValues: ['status', 'assignee', 'place'],
};

/** The logged collections and globals. Roles of staff: `staff-hooks.ts`. */
export const auditOptions: Partial<Record<CollectionSlug | GlobalSlug, AuditOptions>> = {
  pages: { titleField: 'title', publicationsOnly: true },
  news: { titleField: 'title', publicationsOnly: true },
  events: { titleField: 'title', publicationsOnly: true },
  media: { titleField: 'filename' },
  locations: {
    titleField: 'title',
    loggedValues: [
      ...['title', 'country', 'slug', 'category', 'icon', 'isOQ', 'services', 'equipment'],
      ...['street', 'postalCode', 'town', 'latitude', 'longitude'],
      ...['hours', 'singleDays', 'closures', 'municipalHolidays', 'busy'],
    ],
  },
  'location-categories': { titleField: 'title' },
  'contact-persons': { titleField: 'profileName', loggedValues: ['country'] },
  departments: { titleField: 'department', loggedValues: ['country', 'purpose'] },
  'social-posts': { loggedValues: ['country', 'network', 'hidden'] },
  notices: { titleField: 'text', loggedValues: ['country', 'severity', 'start', 'end'] },
  redirects: { titleField: 'from', loggedValues: ['culture', 'kind', 'page', 'news', 'event'] },
  'contact-messages': inboxOptions,
  'sponsoring-messages': inboxOptions,
  'event-sign-ups': inboxOptions,
  'reply-templates': { titleField: 'title', loggedValues: ['country'] },
  companies: { titleField: 'name', loggedValues: ['country', 'categories'] },
  members: {
    loggedValues: ['state', 'company', 'cultureName'],
    resolveAction: (after, before) =>
      changedState('invited', after, before)
        ? 'invited'
        : changedState('refused', after, before)
          ? 'refused'
          : changedState('disabled', after, before)
            ? 'disabled'
            : undefined,
  },
  'file-categories': { titleField: 'title', loggedValues: ['parent', 'culture'] },
  'portal-files': {
    titleField: 'title',
    loggedValues: ['state', 'date', 'category', 'file', 'printFile'],
    resolveAction: (after, before) =>
      changedState('published', after, before)
        ? 'published'
        : before && changedState('draft', after, before)
          ? 'unpublished'
          : undefined,
  },
  'portal-uploads': { titleField: 'originalName', onlyFields: ['originalName'] },
  'reporting-keys': {
    titleField: 'kind',
    // The public key.
    loggedValues: ['kind', 'handler', 'recipient', 'signing'],
    onlyFields: ['kind', 'handler', 'recipient', 'signing'],
    createdAction: 'keyAdded',
    deletedAction: 'keyRemoved',
    withoutSession: true,
  },
  header: { loggedValues: ['menu', 'locatorLabel', 'locatorText'] },
  'side-menus': { loggedValues: ['menus'] },
  footer: { loggedValues: ['hours', 'social', 'columns', 'legal', 'copyright'] },
  prices: { loggedValues: ['prices', 'inTexts'] },
  settings: {
    loggedValues: [
      ...['company', 'address', 'seoTitleSuffix', 'seoDescription', 'synonyms'],
      ...['locationsPage', 'newsPage', 'eventsPage', 'searchPage', 'privacyPage'],
    ],
  },
  'mfa-policy': { loggedValues: ['requiredFor'] },
  retention: {
    loggedValues: ['contactMessages', 'sponsoringMessages', 'eventSignUps', 'auditLog', 'allowed'],
    onlyFields: ['contactMessages', 'sponsoringMessages', 'eventSignUps', 'auditLog', 'allowed'],
  },
};

/** Collections and globals that only Oilway writes, or whose changes are logged by the code that makes them. */
export const unauditedSlugs: readonly (CollectionSlug | GlobalSlug)[] = [
  'audit-log',
  'mails',
  'report-deletions',
  'report-messages',
  'report-notes',
  'reports',
  'social-feeds',
  'staff',
];
