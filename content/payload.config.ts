import { fileURLToPath } from 'node:url';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { pl } from '@payloadcms/translations/languages/pl';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { admins, nobody } from './access/rules.ts';
import { editor } from './blocks/rich-text.ts';
import { contactPersons, departments } from './collections/contacts.ts';
import { events } from './collections/events.ts';
import { locationCategories, locations } from './collections/locations.ts';
import { media } from './collections/media.ts';
import { news } from './collections/news.ts';
import { pages } from './collections/pages.ts';
import { redirects } from './collections/redirects.ts';
import { socialPosts } from './collections/social-posts.ts';
import { staff } from './collections/staff.ts';
import { databaseAdapter } from './database/adapter.ts';
import { footer, header, sideMenus, settings as siteSettings } from './globals/navigation.ts';
import { socialFeeds } from './globals/social-feeds.ts';
import { refreshSocialFeeds } from './jobs/social-feeds.ts';
import { undeliveredMail } from './jobs/undelivered-mail.ts';
import { text } from './labels.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const config = buildConfig({
  secret: settings.payloadSecret,
  serverURL: settings.studioOrigin,
  csrf: [settings.studioOrigin],
  cors: [],
  telemetry: false,
  graphQL: { disable: true },
  defaultDepth: 1,
  maxDepth: 4,
  db: databaseAdapter(settings.databaseUrl),
  editor,
  sharp,
  email: undeliveredMail,
  collections: [
    pages,
    news,
    events,
    media,
    locations,
    locationCategories,
    contactPersons,
    departments,
    socialPosts,
    redirects,
    staff,
  ],
  globals: [header, sideMenus, footer, siteSettings, socialFeeds],
  localization: {
    locales: [
      { code: 'de', label: text('Deutsch', 'Niemiecki', 'German') },
      { code: 'pl', label: text('Polnisch', 'Polski', 'Polish') },
    ],
    defaultLocale: 'de',
    fallback: false,
  },
  i18n: { supportedLanguages: { de, en, pl }, fallbackLanguage: 'de' },
  jobs: {
    tasks: [refreshSocialFeeds],
    access: { run: admins, queue: nobody, cancel: admins },
    autoRun: [{ cron: '*/5 * * * * *', limit: 20 }],
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { create: nobody, read: admins, update: nobody, delete: nobody },
    }),
  },
  experimental: { localizeStatus: true },
  upload: { limits: { fileSize: 20_000_000 }, abortOnLimit: true },
  admin: {
    user: 'staff',
    // The default is written the American way in every language.
    dateFormat: 'dd.MM.yyyy, HH:mm',
    meta: {
      titleSuffix: '· Oilway',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Oilway', description: 'Oilway' },
    },
    importMap: {
      baseDir: path('../studio'),
      importMapFile: path('../studio/app/(payload)/importMap.js'),
    },
    components: {
      graphics: { Logo: '/components/Logo.tsx#Logo', Icon: '/components/Icon.tsx#Icon' },
    },
    // The default asks gravatar.com for a picture of every member of staff.
    avatar: 'default',
    autoLogin: false,
  },
  typescript: { autoGenerate: false, outputFile: path('./payload-types.ts') },
});

/** Payload adds this global for the timetable of its jobs and lets every member of staff write it. */
const timetable = 'payload-jobs-stats';

export default config.then((sanitized) => {
  const found = sanitized.globals.find(({ slug }) => slug === timetable);
  if (found) Object.assign(found.access, { read: admins, readVersions: admins, update: nobody });
  return sanitized;
});
