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
} as const satisfies Record<string, Login>;
