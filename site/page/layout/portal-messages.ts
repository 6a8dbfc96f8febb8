import type { Culture } from '../page-context.ts';

interface PortalMessages {
  portal: string;
  tabs: { label: string; start: string; library: string; profile: string; logOut: string };
}

/** What the portal and its parts are called. */
export const portalMessages: Record<Culture, PortalMessages> = {
  'de-DE': {
    portal: 'Kundenportal',
    tabs: {
      label: 'Kundenportal',
      start: 'Übersicht',
      library: 'Dateien',
      profile: 'Profil',
      logOut: 'Abmelden',
    },
  },
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
