import type { CollectionConfig, Config } from 'payload';
import { uiField } from '../blocks/fields.ts';
import { text } from '../labels.ts';

/** Labels of document tabs and of the publication state, in the form of Payload's translations. */
export const adminTranslations = {
  de: {
    general: {
      noLabel: '–',
      payloadSettings: 'Ansicht des Studios',
      upcomingEvents: 'Geplante Änderungen',
    },
    oilway: { previews: 'Beide Vorschauen', usage: 'Verwendung' },
    version: {
      aboutToRestore:
        '{{label}} wird auf den Stand vom {{versionDate}} zurückgesetzt. Ein Entwurf bleibt dabei ein Entwurf. Ein veröffentlichter Stand ist danach sofort auf der Website; soll er noch nicht dorthin, wählen Sie im Pfeil neben der Schaltfläche „Als Entwurf wiederherstellen“.',
      confirmUnpublish: 'Von der Website nehmen?',
    },
  },
  pl: {
    general: {
      emptyTrashLabel: 'Opróżnij kosz: {{label}}',
      noLabel: '–',
      payloadSettings: 'Wygląd studia',
      trash: 'Kosz',
      upcomingEvents: 'Zaplanowane zmiany',
    },
    oilway: { previews: 'Oba podglądy', usage: 'Użycie' },
    version: {
      aboutToRestore:
        '{{label}} wróci do stanu z dnia {{versionDate}}. Szkic pozostanie szkicem. Stan opublikowany pojawi się od razu na stronie; jeśli ma jeszcze poczekać, należy wybrać pod strzałką obok przycisku „Przywróć jako szkic”.',
      confirmUnpublish: 'Zdjąć ze strony?',
    },
  },
  en: {
    general: {
      noLabel: '–',
      payloadSettings: 'Appearance of the studio',
      upcomingEvents: 'Planned changes',
    },
    oilway: { previews: 'Both previews', usage: 'Usage' },
    version: {
      aboutToRestore:
        '{{label}} goes back to its state of {{versionDate}}. A draft stays a draft. A published state is on the site at once; if it should wait, choose “Restore as draft” behind the arrow beside the button.',
      aboutToRestoreGlobal:
        '{{label}}: the selected language goes back to its state of {{versionDate}}, the other one stays as it is.',
      confirmUnpublish: 'Take off the site?',
    },
  },
};

type TabName = keyof (typeof adminTranslations)['de']['oilway'];

const tabView = (name: TabName, order: number, Component: string) => ({
  Component,
  path: `/${name}` as const,
  tab: {
    label: ({ t }: { t: (key: string) => string }) => t(`oilway:${name}`),
    href: `/${name}` as const,
    order,
  },
});

type CollectionComponents = NonNullable<NonNullable<CollectionConfig['admin']>['components']>;

const usage = tabView('usage', 120, '/components/editing/UsageView.tsx#UsageView');
const previews = tabView('previews', 110, '/components/editing/PreviewsView.tsx#PreviewsView');

/** For documents that others may refer to: adds a tab with the places of use. */
export const usageViews: CollectionComponents = { views: { edit: { usage } } };

/** For documents of one country: also adds a tab with the previews of both countries. */
export const editorialViews: CollectionComponents = { views: { edit: { previews, usage } } };

/** The state of a document and its counterpart: a column of the list, and a panel beside the form with the findings for publication. */
export const documentStateField = uiField(
  'state',
  '/components/editing/CheckPanel.tsx#CheckPanel',
  {
    Cell: '/components/editing/StateCell.tsx#StateCell',
    label: text('Stand', 'Stan', 'State'),
    position: 'sidebar',
    disableListColumn: false,
  },
);

/** Payload's title of such a view is “Payload”, in every language: `StudioView` renders one. */
const view = (Component: string, path: `/${string}`) => ({ Component, path, meta: { title: '' } });

/**
 * Custom views of the studio: the start page, login, the report of the whole site, the reporting office, the data of one person, and the state of the
 * installation.
 */
export const adminComponents: NonNullable<NonNullable<Config['admin']>['components']> = {
  views: {
    dashboard: { Component: '/components/start/StartPage.tsx#StartPage' },
    login: { Component: '/components/staff/AuthViews.tsx#LoginView', path: '/login' },
    forgot: { Component: '/components/staff/AuthViews.tsx#ForgotView', path: '/forgot' },
    reset: { Component: '/components/staff/AuthViews.tsx#ResetView', path: '/reset' },
    report: view('/components/editing/ReportView.tsx#ReportView', '/report'),
    personData: view('/components/inbox/PersonDataView.tsx#PersonDataView', '/person-data'),
    state: view('/components/system-status/SystemStatusView.tsx#SystemStatusView', '/state'),
    reporting: view('/components/reporting/ReportingView.tsx#ReportingView', '/reporting'),
  },
  providers: ['/components/staff/Reauthenticate.tsx#Reauthenticate'],
  beforeNavLinks: ['/components/navigation/ViewLinks.tsx#ViewLinks'],
  Nav: '/components/navigation/Navigation.tsx#Navigation',
};
