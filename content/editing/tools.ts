import type { CollectionConfig, Config, UIField } from 'payload';
import { text } from '../labels.ts';

/** The studio's words for the tabs of a document and for what is published, as Payload's translations want them. */
export const toolTranslations = {
  de: {
    general: { noLabel: '<ohne {{label}}>', payloadSettings: 'Ansicht des Studios' },
    oilway: { previews: 'Beide Vorschauen', usage: 'Verwendung' },
    version: {
      confirmUnpublish: 'Von der Website nehmen?',
      versions: 'Fassungen',
    },
  },
  pl: {
    general: { noLabel: '<brak: {{label}}>', payloadSettings: 'Wygląd studia' },
    oilway: { previews: 'Oba podglądy', usage: 'Użycie' },
    version: {
      confirmUnpublish: 'Zdjąć ze strony?',
      versions: 'Wersje',
    },
  },
  en: {
    general: { noLabel: '<no {{label}}>', payloadSettings: 'Appearance of the studio' },
    oilway: { previews: 'Both previews', usage: 'Usage' },
    version: {
      confirmUnpublish: 'Take off the site?',
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

const previews = {
  Component: '/components/editing/PreviewsView.tsx#PreviewsView',
  path: '/previews',
  tab: tab('previews', 110),
} as const;

/** For what may be used elsewhere: a tab that says where. */
export const usageTools: Views = { views: { edit: { usage } } };

/** For documents of one country: also a tab with the previews of both. */
export const writtenTools: Views = { views: { edit: { previews, usage } } };

/** How a document and its counterpart stand: a column of the list, and beside the form with what publishing would come upon. */
export const documentState: UIField = {
  name: 'state',
  type: 'ui',
  label: text('Stand', 'Stan', 'State'),
  admin: {
    position: 'sidebar',
    disableListColumn: false,
    components: {
      Cell: '/components/editing/StateCell.tsx#StateCell',
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
