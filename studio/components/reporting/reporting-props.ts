import type { Officer } from './reporting-client.ts';

export interface ReportingProps {
  /** Id of the logged-in officer. */
  ownId: number;
  /** All officers, and former ones whose keys are still in use. */
  people: Officer[];
}
