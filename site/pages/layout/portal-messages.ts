import type { Locale } from '../page-context.ts';

const german = {
  portal: 'Kundenportal',
  tabs: {
    label: 'Kundenportal',
    start: 'Übersicht',
    library: 'Dateien',
    profile: 'Profil',
    logOut: 'Abmelden',
  },
  /** The script replaces `{time}`. */
  session: {
    ending: 'Ihre Sitzung endet bald',
    until: 'Um {time} Uhr werden Sie zu Ihrer Sicherheit abgemeldet.',
    extend: 'Angemeldet bleiben',
    close: 'Schließen',
    ended: 'Ihre Sitzung ist beendet',
    again: 'Melden Sie sich wieder an. Danach sind Sie wieder auf dieser Seite.',
    logIn: 'Wieder anmelden',
  },
  /** Precedes the contacts for help. */
  help: 'Fragen?',
};

/** Texts of the portal's layout. */
export const portalMessages: Record<Locale, typeof german> = {
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
    session: {
      ending: 'Sesja wkrótce się zakończy',
      until: 'O {time} nastąpi automatyczne wylogowanie ze względów bezpieczeństwa.',
      extend: 'Nie wylogowuj',
      close: 'Zamknij',
      ended: 'Sesja się zakończyła',
      again: 'Prosimy zalogować się ponownie. Potem wrócą Państwo na tę stronę.',
      logIn: 'Zaloguj się ponownie',
    },
    help: 'Pytania?',
  },
};
