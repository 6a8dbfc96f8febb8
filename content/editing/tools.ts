import type { CollectionConfig, Config, UIField } from 'payload';
import { text } from '../labels.ts';

/** The studio's words for the tabs of a document, as Payload's translations want them. */
export const toolTranslations = {
  de: { oilway: { languages: 'Sprachen', usage: 'Verwendung' } },
  pl: { oilway: { languages: 'Języki', usage: 'Użycie' } },
  en: { oilway: { languages: 'Languages', usage: 'Usage' } },
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

/** For what is written in every language: a tab with both side by side besides. */
export const languageTools: Views = {
  views: {
    edit: {
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

/** Views of their own: the report of the whole site, in the menu and on the first page, and the desk of the reporting office,
 * and what one person sent. */
export const reportTools: NonNullable<NonNullable<Config['admin']>['components']> = {
  views: {
    report: { Component: '/components/editing/ReportView.tsx#ReportView', path: '/report' },
    personData: {
      Component: '/components/inbox/PersonDataView.tsx#PersonDataView',
      path: '/person-data',
    },
    reporting: { Component: '/components/reporting/DeskView.tsx#DeskView', path: '/reporting' },
  },
  beforeNavLinks: [
    '/components/editing/ReportLinks.tsx#ReportNavLink',
    '/components/inbox/PersonDataLink.tsx#PersonDataLink',
    '/components/reporting/DeskLinks.tsx#DeskNavLink',
  ],
  beforeDashboard: ['/components/editing/ReportLinks.tsx#ReportCard'],
};
