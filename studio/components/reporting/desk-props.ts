import type { Officer } from './desk-calls.ts';

export interface DeskProps {
  /** Id of the logged-in officer. */
  own: number;
  /** All officers, and former ones whose keys are still in use. */
  people: Officer[];
}
