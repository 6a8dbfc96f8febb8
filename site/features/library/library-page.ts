import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { Locale } from '@oilway/store/locales.ts';
import type { MemberSession } from '@oilway/store/members/sessions.ts';
import { portalMessages } from '../../pages/layout/portal-messages.ts';
import { paths } from '../../pages/paths.ts';
import type { PortalPage } from '../../portal/page.ts';
import type { MemberPages } from '../../portal/pages.ts';
import type { Context } from '../../server/context.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { hasEmptyParams, libraryUrl, parseLibraryQuery } from './files/library-query.ts';
import { findOtherCountryUrl, type LibraryView, libraryView } from './files/library-view.ts';
import { libraryMessages } from './messages.ts';

type Member = MemberSession['member'];

/** Reason of an error page: file not found, too many files, or files that cannot be merged. */
export type FileErrorReason = 'gone' | 'tooMuch' | 'unmergeable';

/** The files that cannot be merged into one PDF, and the others. */
export interface UnmergeableFiles {
  failures: readonly { file: LibraryFile; locked: boolean }[];
  mergeable: readonly LibraryFile[];
}

export interface LibraryBlock {
  blockType: 'library';
  id?: string;
  library: LibraryView;
}

/** Error page in place of a file. */
export interface FileErrorBlock {
  blockType: 'fileError';
  id?: string;
  reason: FileErrorReason;
  unmergeable?: UnmergeableFiles | undefined;
}

declare module '../../pages/blocks/block-types.ts' {
  interface ExtraBlocks {
    library: LibraryBlock;
    fileError: FileErrorBlock;
  }
}

/** Returns the library page, which only lists; downloads have their own routes. */
export const libraryPages =
  (context: Context): MemberPages =>
  (_app, requireSession) => [
    {
      path: paths.portalLibrary,
      async get(request, locale) {
        const { member } = requireSession(request);
        const { query } = request;
        // Redirects a native form submission to the canonical URL.
        if (hasEmptyParams(query))
          return { redirect: libraryUrl(locale, parseLibraryQuery(query)) };
        const library = await libraryView(context, member, locale, query);
        if (library) return libraryPage(locale, member, library);
        const { category } = parseLibraryQuery(query);
        // The same for a deleted and for an inaccessible category.
        const otherCountryUrl = await findOtherCountryUrl(context, member, locale, category);
        return { redirect: otherCountryUrl ?? paths.portalLibrary(locale) };
      },
    },
  ];

export function libraryPage(locale: Locale, member: Member, library: LibraryView): PortalPage {
  return {
    heading: portalMessages[locale].tabs.library,
    lead: '',
    path: paths.portalLibrary,
    block: { blockType: 'library', library },
    member,
    current: 'library',
    // Allows the iframe of a file preview.
    headers: securityHeaders.library,
    ...(library.tooLong && { status: 400 }),
  };
}

/** Returns the error page in place of a file. */
export function fileErrorPage(
  locale: Locale,
  member: Member,
  reason: FileErrorReason,
  unmergeable?: UnmergeableFiles,
): PortalPage {
  const { heading, text: lead } = libraryMessages[locale].fileErrors[reason];
  const block = { blockType: 'fileError' as const, reason, unmergeable };
  return { heading, lead, path: paths.portalLibrary, block, member, current: 'refused' };
}
