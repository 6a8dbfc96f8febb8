import type { Culture } from '../page-context.ts';

const german = {
  portal: 'Kundenportal',
  tabs: {
    label: 'Kundenportal',
    start: 'Übersicht',
    library: 'Dateien',
    profile: 'Profil',
    logOut: 'Abmelden',
  },
};

/** What the portal and its parts are called. */
export const portalMessages: Record<Culture, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    portal: 'Portal klienta',
    tabs: {
      label: 'Portal klienta',
      start: 'Przegląd',
      library: 'Pliki',
      profile: 'Profil',
      logOut: 'Wyloguj się',
    },
  },
};
