/** Staff accounts of the test database, at least one for each role. */
import type { Role } from '@oilway/content/access/roles.ts';

export interface Login {
  email: string;
  password: string;
  role: Role;
}

/** Returns an account for one test only: concurrent logins to one account keep one session. */
const own = <R extends Role>(name: string, role: R) => ({
  email: `${name}@journeys.example`,
  password: 'journey-of-its-own',
  role,
});

export const logins = {
  admin: { email: 'verwaltung@oilway.example', password: 'journey-of-the-admin', role: 'admin' },
  formsClerk: {
    email: 'formulare@oilway.example',
    password: 'journey-of-the-forms',
    role: 'forms-clerk',
  },
  portalManager: {
    email: 'portal@oilway.example',
    password: 'journey-of-the-portal',
    role: 'portal-manager',
  },
  firstOfficer: {
    email: 'meldestelle@oilway.example',
    password: 'journey-of-the-office',
    role: 'compliance-officer',
  },
  secondOfficer: {
    email: 'zgloszenia@oilway.example',
    password: 'journey-of-the-second',
    role: 'compliance-officer',
  },
  officeWatcher: own('office-watcher', 'admin'),
  eventHost: own('event-host', 'admin'),
  author: own('author', 'editor-de'),
  authorPl: own('author-pl', 'editor-pl'),
  beginner: own('beginner', 'editor-de'),
  copyist: own('copyist', 'editor-de'),
  illustrator: own('illustrator', 'editor-de'),
  eventDesk: own('event-desk', 'editor-de'),
  translator: own('translator', 'admin'),
  gardener: own('gardener', 'admin'),
  archivist: own('archivist', 'editor-de'),
  archivistPl: own('archivist-pl', 'editor-pl'),
  archivistToo: own('archivist-too', 'editor-de'),
  publisher: own('publisher', 'admin'),
  publisherToo: own('publisher-too', 'admin'),
  linker: own('linker', 'admin'),
  linkerPl: own('linker-pl', 'editor-pl'),
  announcerPl: own('announcer-pl', 'editor-pl'),
  factorOwner: own('factor-owner', 'editor-de'),
  auditor: own('auditor', 'admin'),
  auditorPl: own('auditor-pl', 'admin'),
  menuReader: own('menu-reader', 'admin'),
  cartographer: own('cartographer', 'editor-pl'),
  menuEditor: own('menu-editor', 'editor-de'),
  keyManager: own('key-manager', 'portal-manager'),
  personnel: own('personnel', 'admin'),
  dayClerk: own('day-clerk', 'forms-clerk'),
  dayEditor: own('day-editor', 'editor-de'),
  dayManager: own('day-manager', 'portal-manager'),
  dayAdmin: own('day-admin', 'admin'),
} as const satisfies Record<string, Login>;

/** A portal member of the demo company of each country. */
export const members = {
  'de-DE': { name: 'Jule Reise', email: 'jule@reise.example', password: 'Reise durch die Dateien' },
  'pl-PL': { name: 'Żaneta Łąka', email: 'zaneta@laka.example', password: 'podróż przez pliki' },
} as const;
