import type { Culture } from '@oilway/store/cultures.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import { portalMessages } from '../../pages/layout/portal-messages.ts';
import { paths } from '../../pages/paths.ts';
import type { PortalPage } from '../../portal/page.ts';
import type { MemberPart } from '../../portal/pages.ts';
import type { Context } from '../../server/context.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { hasEmptyParts, libraryAddress, libraryQueryOf } from './files/library-query.ts';
import { type LibraryView, libraryElsewhere, libraryView } from './files/library-view.ts';
import { libraryMessages } from './messages.ts';

type Member = Visit['member'];

/** Why a member does not get a file: not there for them, too many at once, no one PDF of them. */
export type FileRefusal = 'gone' | 'tooMuch' | 'unjoinable';

/** The files that stand in the way of one PDF, and those that can be printed without them. */
export interface UnjoinedFiles {
  inTheWay: readonly { file: LibraryFile; locked: boolean }[];
  others: readonly LibraryFile[];
}

export interface LibraryBlock {
  blockType: 'library';
  id?: string;
  library: LibraryView;
}

/** Stands in the place of a file that a member does not get. */
export interface FileRefusedBlock {
  blockType: 'fileRefused';
  id?: string;
  why: FileRefusal;
  unjoined?: UnjoinedFiles | undefined;
}

declare module '../../pages/blocks/block-types.ts' {
  interface OwnBlocks {
    library: LibraryBlock;
    fileRefused: FileRefusedBlock;
  }
}

/** The library only shows: what is done with files has addresses of its own. */
export const libraryPages =
  (context: Context): MemberPart =>
  (_app, visitAt) => [
    {
      path: paths.portalLibrary,
      async show(request, culture) {
        const { member } = visitAt(request);
        const { query } = request;
        // One address for what is shown, however it was asked: by a link, with scripts or without.
        if (hasEmptyParts(query)) return { go: libraryAddress(culture, libraryQueryOf(query)) };
        const library = await libraryView(context, member, culture, query);
        if (library) return libraryPage(culture, member, library);
        const { category } = libraryQueryOf(query);
        // A category that is gone, or is somebody else's: the same.
        const elsewhere = await libraryElsewhere(context, member, culture, category);
        return { go: elsewhere ?? paths.portalLibrary(culture) };
      },
    },
  ];

export function libraryPage(culture: Culture, member: Member, library: LibraryView): PortalPage {
  return {
    heading: portalMessages[culture].tabs.library,
    lead: '',
    path: paths.portalLibrary,
    block: { blockType: 'library', library },
    member,
    current: 'library',
    // The preview of a file stands in a frame.
    headers: securityHeaders.library,
    ...(library.tooLong && { status: 400 }),
  };
}

/** What a member reads in the place of a file. */
export function refusedPage(
  culture: Culture,
  member: Member,
  why: FileRefusal,
  unjoined?: UnjoinedFiles,
): PortalPage {
  const { heading, text: lead } = libraryMessages[culture].refused[why];
  const block = { blockType: 'fileRefused' as const, why, unjoined };
  return { heading, lead, path: paths.portalLibrary, block, member, current: 'refused' };
}
