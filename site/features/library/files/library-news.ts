import type { Culture } from '@oilway/store/cultures.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import type { LatestFile, LibraryNews } from '../../../portal/library-news.ts';
import type { Context } from '../../../server/context.ts';
import { fileFacts } from '../page/file-facts.ts';
import { libraryElsewhere } from './library-view.ts';

/** How many the start of the portal shows. */
const most = 5;

/** The files of a member's library that were written last; where there is none, the way to those in the other country. */
export async function libraryNews(
  context: Pick<Context, 'store'>,
  member: Visit['member'],
  culture: Culture,
): Promise<LibraryNews> {
  const library = await context.store.libraryOf(member);
  const files = (await library.latest(culture, most)).map((file) => {
    const { href, shownDate, size, type } = fileFacts(file, culture);
    const { categoryTitle, changedAt: date, id, name } = file;
    const about = [categoryTitle, type, size].filter(Boolean).join(' · ');
    return { id, name, href, about, date, shownDate, mark: markOf(file) };
  });
  const elsewhere = files.length > 0 ? undefined : await libraryElsewhere(context, member, culture);
  return { files, ...(elsewhere === undefined ? {} : { elsewhere }) };
}

function markOf({ changedSince, file, lastDownload }: LibraryFile): LatestFile['mark'] {
  if (changedSince) return 'changed';
  return file !== null && lastDownload === null ? 'new' : undefined;
}
