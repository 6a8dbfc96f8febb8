/** One member of staff for each role. The passwords hold for the throw-away database of the journeys only. */
import type { Role } from '@oilway/content/access/roles.ts';

export interface Login {
  email: string;
  password: string;
  role: Role;
}

export const logins = {
  admin: { email: 'verwaltung@oilway.example', password: 'journey-of-the-admin', role: 'admin' },
  editorDe: {
    email: 'redaktion@oilway.example',
    password: 'journey-of-germany',
    role: 'editor-de',
  },
  editorPl: { email: 'redakcja@oilway.example', password: 'journey-of-poland', role: 'editor-pl' },
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
} as const satisfies Record<string, Login>;

/** A member of the demo company of each country, likewise. */
export const members = {
  'de-DE': { name: 'Jule Reise', email: 'jule@reise.example', password: 'Reise durch die Dateien' },
  'pl-PL': { name: 'Żaneta Łąka', email: 'zaneta@laka.example', password: 'podróż przez pliki' },
} as const;
