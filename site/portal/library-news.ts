import type { Culture } from '@oilway/store/cultures.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';

/** A file of the library as the start of the portal shows it. */
export interface LatestFile {
  id: number;
  name: string;
  /** Where its name leads; undefined where there is nothing to take. */
  href: string | undefined;
  /** Its category, type and size. */
  about: string;
  /** ISO 8601, and as it is shown. */
  date: string;
  shownDate: string;
  /** Whether the member has never taken it, or only before it was changed. */
  mark: 'new' | 'changed' | undefined;
}

/** What the start of the portal tells of a member's library. */
export interface LibraryNews {
  files: readonly LatestFile[];
  /** The address of the other country's, for a member who has files there and none here. */
  elsewhere?: string;
}

export type LibraryNewsReader = (member: Visit['member'], culture: Culture) => Promise<LibraryNews>;
