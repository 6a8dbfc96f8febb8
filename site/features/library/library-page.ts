import type { Culture } from '@oilway/store/cultures.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { portalMessages } from '../../page/layout/portal-messages.ts';
import { paths } from '../../paths.ts';
import type { PortalPage } from '../../portal/page.ts';
import { libraryQueryOf } from './files/library-query.ts';
import type { LibraryView } from './files/library-view.ts';
import type { FileRefusal, LibraryBlock } from './library-block.ts';
import { libraryMessages } from './messages.ts';

type Member = Visit['member'];

export function libraryPage(culture: Culture, member: Member, library: LibraryView): PortalPage {
  return {
    heading: portalMessages[culture].tabs.library,
    lead: '',
    path: paths.portalLibrary,
    block: { blockType: 'library', library },
    nobodys,
    member,
    current: 'library',
    // The preview of a file stands in a frame.
    headers: securityHeaders.library,
    ...(library.tooLong && { status: 400 }),
  };
}

/** What a member reads in the place of a file. */
export function refusedPage(culture: Culture, member: Member, why: FileRefusal): PortalPage {
  const { heading, text: lead } = libraryMessages[culture].refused[why];
  const block = { blockType: 'fileRefused' as const, why };
  return { heading, lead, path: paths.portalLibrary, block, member, current: 'refused' };
}

/** A library without a file: what stands around all libraries of a culture. */
const nobodys: LibraryBlock = {
  blockType: 'library',
  library: {
    asked: libraryQueryOf({}),
    tree: [],
    trail: [],
    files: [],
    titles: new Map(),
    total: 0,
    within: 0,
    pages: 1,
    filters: [],
    origin: '',
  },
};
