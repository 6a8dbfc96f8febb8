import type { CollectionConfig, Config, UIField } from 'payload';
import { text } from '../labels.ts';

/** The studio's words for the tabs of a document and for what is published, as Payload's translations want them. */
export const toolTranslations = {
  de: {
    general: { noLabel: '<ohne {{label}}>', payloadSettings: 'Ansicht des Studios' },
    oilway: { languages: 'Sprachen', usage: 'Verwendung' },
    version: {
      aboutToUnpublishIn:
        '{{locale}} wird von der Website genommen und bleibt hier als Entwurf. Die andere Sprache bleibt, wie sie ist.',
      confirmUnpublish: 'Von der Website nehmen?',
      publishAllLocales: 'Beide Sprachen veröffentlichen',
      publishIn: '{{locale}} veröffentlichen',
      unpublishIn: '{{locale}} von der Website nehmen',
      versions: 'Fassungen',
    },
  },
  pl: {
    general: { noLabel: '<brak: {{label}}>', payloadSettings: 'Wygląd studia' },
    oilway: { languages: 'Języki', usage: 'Użycie' },
    version: {
      aboutToUnpublishIn:
        'Wersja językowa {{locale}} zniknie ze strony i zostanie tutaj jako szkic. Druga wersja się nie zmieni.',
      confirmUnpublish: 'Zdjąć ze strony?',
      publishAllLocales: 'Opublikuj oba języki',
      publishIn: 'Opublikuj: {{locale}}',
      unpublishIn: 'Zdejmij ze strony: {{locale}}',
      versions: 'Wersje',
    },
  },
  en: {
    general: { noLabel: '<no {{label}}>', payloadSettings: 'Appearance of the studio' },
    oilway: { languages: 'Languages', usage: 'Usage' },
    version: {
      aboutToUnpublishIn:
        '{{locale}} is taken off the site and stays here as a draft. The other language stays as it is.',
      confirmUnpublish: 'Take off the site?',
      publishAllLocales: 'Publish both languages',
      publishIn: 'Publish {{locale}}',
      unpublishIn: 'Take {{locale}} off the site',
      versions: 'Versions',
    },
  },
};

type Word = keyof (typeof toolTranslations)['de']['oilway'];

const tab = (word: Word, order: number) => ({
  label: ({ t }: { t: (key: string) => string }) => t(`oilway:${word}`),
  href: `/${word}`,
  order,
});

type Views = NonNullable<NonNullable<CollectionConfig['admin']>['components']>;

const usage = {
  Component: '/components/editing/UsageView.tsx#UsageView',
  path: '/usage',
  tab: tab('usage', 120),
} as const;

/** For what may be used elsewhere: a tab that says where. */
export const usageTools: Views = { views: { edit: { usage } } };

/** For what is written in every language: a tab with both side by side besides, and each published, copied and restored alone. */
export const languageTools: Views = {
  edit: {
    PublishButton: '/components/editing/PublishLanguage.tsx#PublishLanguage',
    editMenuItems: ['/components/editing/CopyLanguage.tsx#CopyLanguage'],
  },
  views: {
    edit: {
      version: { Component: '/components/editing/VersionView.tsx#VersionView' },
      versions: { Component: '/components/editing/VersionsView.tsx#VersionsView' },
      languages: {
        Component: '/components/editing/LanguagesView.tsx#LanguagesView',
        path: '/languages',
        tab: tab('languages', 110),
      },
      usage,
    },
  },
};

/** The state of the languages: a column of the list, and beside the form with what publishing would come upon. */
export const languageState: UIField = {
  name: 'languages',
  type: 'ui',
  label: text('Sprachen', 'Języki', 'Languages'),
  admin: {
    position: 'sidebar',
    disableListColumn: false,
    components: {
      Cell: '/components/editing/LanguagesCell.tsx#LanguagesCell',
      Field: '/components/editing/CheckPanel.tsx#CheckPanel',
    },
  },
};

/** Views of their own: where staff come in, the report of the whole site, in the menu and on the first page, and the desk of the reporting office,
 * what one person sent, and the state of the installation. */
export const reportTools: NonNullable<NonNullable<Config['admin']>['components']> = {
  views: {
    login: { Component: '/components/staff/DoorViews.tsx#LoginView', path: '/login' },
    forgot: { Component: '/components/staff/DoorViews.tsx#ForgotView', path: '/forgot' },
    reset: { Component: '/components/staff/DoorViews.tsx#ResetView', path: '/reset' },
    report: { Component: '/components/editing/ReportView.tsx#ReportView', path: '/report' },
    personData: {
      Component: '/components/inbox/PersonDataView.tsx#PersonDataView',
      path: '/person-data',
    },
    state: { Component: '/components/state/StateView.tsx#StateView', path: '/state' },
    reporting: { Component: '/components/reporting/DeskView.tsx#DeskView', path: '/reporting' },
  },
  providers: ['/components/staff/ProveAgain.tsx#ProveAgain'],
  beforeNavLinks: [
    '/components/editing/ReportLinks.tsx#ReportNavLink',
    '/components/inbox/PersonDataLink.tsx#PersonDataLink',
    '/components/reporting/DeskLinks.tsx#DeskNavLink',
    '/components/state/StateLinks.tsx#StateNavLink',
  ],
  beforeDashboard: [
    '/components/state/StateLinks.tsx#StateCard',
    '/components/inbox/NothingGiven.tsx#NothingGiven',
    '/components/inbox/MailsHeld.tsx#MailsHeld',
    '/components/inbox/RetentionNotice.tsx#RetentionNotice',
    '/components/editing/ReportLinks.tsx#ReportCard',
  ],
};
