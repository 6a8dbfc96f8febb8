import type { DownloadCount } from '@oilway/store/library/files.ts';
import type { Locale } from '@oilway/store/locales.ts';
import type { MemberSession } from '@oilway/store/members/sessions.ts';

/** A library file on the portal's start page. */
export interface LatestFile {
  id: number;
  name: string;
  /** URL of its download or preview; undefined if there is none. */
  href: string | undefined;
  /** Category, type and size. */
  details: string;
  /** ISO 8601. */
  date: string;
  formattedDate: string;
  /** `new` if the member has never downloaded it, `changed` if it was changed after the last download. */
  badge: 'new' | 'changed' | undefined;
}

/** The latest library files on the portal's start page. */
export interface LatestFileList {
  files: readonly LatestFile[];
  /** Of all files of the member's library. */
  downloads: DownloadCount;
  /** URL of the other country's library, for a member with files only there. */
  otherCountryUrl?: string;
}

export type LoadLatestFiles = (
  member: MemberSession['member'],
  locale: Locale,
) => Promise<LatestFileList>;
