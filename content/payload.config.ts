import { fileURLToPath } from 'node:url';
import { makeLog } from '@oilway/store/log.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { pl } from '@payloadcms/translations/languages/pl';
import { buildConfig, type CollectionConfig } from 'payload';
import sharp from 'sharp';
import { mapErrorResponse } from './access/error-responses.ts';
import { validateQueries } from './access/query-validation.ts';
import { admins, denyAll } from './access/rules.ts';
import { news } from './articles/news.ts';
import { auditLog } from './audit/audit-log.ts';
import { withAuditHooks, withGlobalAuditHooks } from './audit/hooks.ts';
import { editor } from './blocks/rich-text-editor.ts';
import { contactMessages } from './contact/contact-messages.ts';
import { databaseAdapter } from './database/adapter.ts';
import { adminComponents } from './editing/admin-components.ts';
import { withListColumns } from './editing/list-columns.ts';
import {
  withGlobalStaleSaveCheck,
  withLocalizedStaleSaveCheck,
  withStaleSaveCheck,
} from './editing/stale-save.ts';
import { eventSignUps } from './events/event-sign-ups.ts';
import { events } from './events/events.ts';
import { shouldAutoRun } from './jobs/leader.ts';
import { trackRuns } from './jobs/task-runs.ts';
import { languageNames } from './languages.ts';
import { fileCategories } from './library/categories.ts';
import { portalFiles } from './library/files.ts';
import { prepareUpload } from './library/prepare-upload.ts';
import { portalUploads } from './library/uploads.ts';
import { locationCategories, locations } from './locations/locations.ts';
import { media } from './media/media.ts';
import { companies } from './members/companies.ts';
import { members } from './members/members.ts';
import { notices } from './notices/notices.ts';
import { emailAdapter } from './outbox/email-adapter.ts';
import { mails } from './outbox/mails.ts';
import { footer, header, sideMenus } from './pages/navigation.ts';
import { pages } from './pages/pages.ts';
import { prices } from './pages/prices.ts';
import { redirects } from './pages/redirects.ts';
import { settings as siteSettings } from './pages/settings.ts';
import { contactPersons, departments } from './people/contacts.ts';
import { withGlobalPublishing, withPublishing } from './publishing/hooks.ts';
import { reportingKeys } from './reporting/keys.ts';
import { remindAndPurgeReports } from './reporting/remind-and-purge-reports.ts';
import { reportMessages, reportNotes, reports } from './reporting/reports.ts';
import { reportDeletions } from './reporting/spam.ts';
import { purgeExpiredSubmissions } from './retention/purge-expired-submissions.ts';
import { retention } from './retention/retention.ts';
import { refreshSocialFeeds } from './social/refresh-feeds.ts';
import { socialFeeds } from './social/social-feeds.ts';
import { socialPosts } from './social/social-posts.ts';
import { sponsoringMessages } from './sponsoring/sponsoring-messages.ts';
import { mfaPolicy } from './staff/mfa-policy.ts';
import { staff } from './staff/staff.ts';
import { withMenuGroup } from './studio-menu.ts';
import { attachmentEndpoint } from './submissions/attachments.ts';
import { personDataEndpoints } from './submissions/person-data.ts';
import { replyTemplates } from './submissions/reply-templates.ts';
import { failedJobEndpoints } from './system-status/failed-jobs.ts';
import { sendAlerts } from './system-status/send-alerts.ts';
import { translations } from './translations.ts';

const settings = readSettings();
const absolutePath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const config = buildConfig({
  secret: settings.payloadSecret,
  serverURL: settings.studioOrigin,
  csrf: [settings.studioOrigin],
  cors: [],
  telemetry: false,
  logger: makeLog(settings.logLevel),
  graphQL: { disable: true },
  defaultDepth: 1,
  maxDepth: 4,
  db: databaseAdapter(settings.databaseUrl),
  editor,
  sharp,
  email: emailAdapter,
  // In the order of the menu's groups.
  collections: [
    staff,
    auditLog,
    pages,
    news,
    events,
    media,
    locations,
    locationCategories,
    contactPersons,
    departments,
    socialPosts,
    notices,
    redirects,
    contactMessages,
    sponsoringMessages,
    eventSignUps,
    replyTemplates,
    mails,
    reports,
    reportMessages,
    reportNotes,
    reportDeletions,
    reportingKeys,
    companies,
    members,
    fileCategories,
    portalFiles,
    portalUploads,
  ]
    .map(withoutCopyToLocale)
    .map(withStaleSaveCheck)
    .map(withListColumns)
    .map(withPublishing)
    .map(withAuditHooks)
    .map(withMenuGroup),
  globals: [
    ...[header, sideMenus, footer, siteSettings, prices].map(withLocalizedStaleSaveCheck),
    ...[socialFeeds, retention, mfaPolicy].map(withGlobalStaleSaveCheck),
  ]
    .map(withGlobalPublishing)
    .map(withGlobalAuditHooks)
    .map(withMenuGroup),
  localization: {
    locales: [
      { code: 'de', label: languageNames.de },
      { code: 'pl', label: languageNames.pl },
    ],
    defaultLocale: 'de',
    fallback: false,
  },
  i18n: {
    supportedLanguages: { de, en, pl },
    fallbackLanguage: 'de',
    translations,
  },
  jobs: {
    tasks: [
      refreshSocialFeeds,
      remindAndPurgeReports,
      purgeExpiredSubmissions,
      prepareUpload,
      sendAlerts,
    ],
    autoRun: [
      { cron: '*/5 * * * * *', limit: 20, disableScheduling: true, silent: { info: true } },
    ],
    shouldAutoRun,
    access: { run: admins, queue: denyAll, cancel: admins },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { create: denyAll, read: admins, update: denyAll, delete: denyAll },
    }),
  },
  endpoints: [attachmentEndpoint, ...personDataEndpoints, ...failedJobEndpoints],
  hooks: { afterError: [mapErrorResponse] },
  // Syntax errors that are not caused by the input are logged by `mapErrorResponse`.
  loggingLevels: { SyntaxError: false } as Record<string, false>,
  upload: {
    // The limit is exclusive: a file of exactly this many bytes is refused.
    limits: { fileSize: 50_000_001 },
    abortOnLimit: true,
    // In all languages: a function, which could read the request's language, would reach the admin's client and break its pages.
    responseOnLimit:
      'Mehr als 50 MB: zu groß. · Ponad 50 MB: za duży plik. · More than 50 MB: too large.',
  },
  admin: {
    user: 'staff',
    // Payload's default is the US format in every language.
    dateFormat: 'dd.MM.yyyy, HH:mm',
    // Both countries share a time zone.
    timezones: {
      defaultTimezone: 'Europe/Berlin',
      supportedTimezones: [{ label: 'Berlin, Warszawa', value: 'Europe/Berlin' }],
    },
    meta: {
      titleSuffix: '· Oilway',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Oilway', description: 'Oilway' },
    },
    importMap: {
      baseDir: absolutePath('../studio'),
      importMapFile: absolutePath('../studio/app/(payload)/importMap.js'),
    },
    components: {
      ...adminComponents,
      graphics: { Logo: '/components/Logo.tsx#Logo', Icon: '/components/Icon.tsx#Icon' },
    },
    // Payload's default requests an image of every member of staff from gravatar.com.
    avatar: 'default',
    autoLogin: false,
  },
  typescript: { autoGenerate: false, outputFile: absolutePath('./payload-types.ts') },
});

/** Payload adds this global for the schedule of its jobs, writable by all staff. */
const jobStatsGlobal = 'payload-jobs-stats';

/** Internal collections of Payload: hidden in the studio, and without endpoints. */
const internalCollections = ['payload-kv', 'payload-migrations', 'payload-locked-documents'];

export default config.then((sanitized) => {
  for (const collection of sanitized.collections)
    if (internalCollections.includes(collection.slug)) collection.endpoints = [];
  const found = sanitized.globals.find(({ slug }) => slug === jobStatsGlobal);
  if (found) Object.assign(found.access, { read: admins, readVersions: admins, update: denyAll });
  const { jobs } = sanitized;
  // At this point Payload has added the task of scheduled publications.
  return validateQueries({ ...sanitized, jobs: { ...jobs, tasks: jobs.tasks?.map(trackRuns) } });
});

/** Disables copying to another locale: without drafts a copy would be published at once. */
function withoutCopyToLocale(collection: CollectionConfig): CollectionConfig {
  return { ...collection, admin: { ...collection.admin, disableCopyToLocale: true } };
}
