import type { Context } from '../../context.ts';
import { paths } from '../../paths.ts';
import type { MemberPart } from '../../portal/pages.ts';
import { hasEmptyParts, libraryAddress, libraryQueryOf } from './files/library-query.ts';
import { libraryElsewhere, libraryView } from './files/library-view.ts';
import { libraryPage } from './library-page.ts';

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
